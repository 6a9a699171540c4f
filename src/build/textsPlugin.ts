import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defaultLanguage, languages } from '../content/languages.ts';

const FOLDER = 'src/locales';

/** A file of texts: `fr/home`, its content without white space. Throws on one that is no JSON. */
type TextFile = { name: string; content: string };

function readTextFiles(): TextFile[] {
  return languages.flatMap(({ code }) =>
    readdirSync(join(FOLDER, code)).map((file) => {
      const path = join(FOLDER, code, file);
      try {
        const content = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
        return { name: `${code}/${file.replace(/\.json$/, '')}`, content };
      } catch (error) {
        throw new Error(`${path} is no valid JSON: ${(error as Error).message}`);
      }
    }),
  );
}

/** The names of the namespaces that there are texts for. */
export function readNamespaces(): string[] {
  return readdirSync(join(FOLDER, defaultLanguage)).map((file) => file.replace(/\.json$/, ''));
}

const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => `{{${name}}}`).toSorted();

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with a part of the texts, beside the same part in the language that is the measure. */
function problemsOf(value: unknown, measure: unknown, key: string): string[] {
  const name = key ? `the key "${key}"` : 'the file';
  if (measure === undefined) return [`${name} is not in "${defaultLanguage}"`];
  if (value === undefined) return [`${name} is missing`];
  if (isGroup(measure)) {
    if (!isGroup(value)) return [`${name} has to be a group of texts`];
    const keys = new Set([...Object.keys(measure), ...Object.keys(value)]);
    return [...keys].flatMap((part) =>
      problemsOf(value[part], measure[part], key ? `${key}.${part}` : part),
    );
  }
  if (typeof value !== 'string') return [`${name} has to be a text`];
  if (value.trim() === '') return [`${name} is empty`];
  const wanted = placeholdersOf(String(measure)).join(', ');
  const found = placeholdersOf(value).join(', ');
  return found === wanted
    ? []
    : [`${name} has to contain ${wanted || 'no placeholder'}; it has ${found || 'none'}`];
}

/**
 * Checks that every language says the same things as the default one.
 * Throws with a sentence for each key that does not, and the file it is missed in.
 */
export function checkTexts(files: readonly TextFile[]): void {
  const texts = new Map(files.map(({ name, content }) => [name, JSON.parse(content) as unknown]));
  const namespaces = new Set(files.map(({ name }) => name.slice(name.indexOf('/') + 1)));
  const problems = languages.flatMap(({ code }) =>
    [...namespaces].flatMap((namespace) =>
      problemsOf(
        texts.get(`${code}/${namespace}`),
        texts.get(`${defaultLanguage}/${namespace}`),
        '',
      ).map((problem) => `${FOLDER}/${code}/${namespace}.json: ${problem}.`),
    ),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function versionOf(files: TextFile[]): string {
  const hash = createHash('sha256');
  for (const { name, content } of files) hash.update(name).update(content);
  return hash.digest('base64url').slice(0, 8);
}

/**
 * Serves the texts as `/locales/<language>/<namespace>.<version>.json`: one version for all of them,
 * so that no page has to carry a list of file names.
 */
export function textsPlugin(): Plugin {
  return {
    name: 'texts',
    config(_, { command }) {
      const files = command === 'build' ? readTextFiles() : undefined;
      if (files) checkTexts(files);
      const version = files ? versionOf(files) : 'dev';
      return { define: { 'import.meta.env.TEXTS_VERSION': JSON.stringify(version) } };
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = request.url?.match(/^\/locales\/(\w+\/[\w-]+)\.dev\.json$/)?.[1];
        const file = name && readTextFiles().find((candidate) => candidate.name === name);
        if (!file) return next();
        response.setHeader('Content-Type', 'application/json').end(file.content);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const files = readTextFiles();
      const version = versionOf(files);
      for (const { name, content } of files) {
        this.emitFile({
          type: 'asset',
          fileName: `locales/${name}.${version}.json`,
          source: content,
        });
      }
    },
  };
}
