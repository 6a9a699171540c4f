import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defaultLanguage, type Language, languages } from '../content/languages.ts';
import { bindWords } from './bindWords.ts';

const FOLDER = 'src/locales';

/** Finds the language of a file of texts. */
const TEXTS = /\/src\/locales\/(\w+)\/[\w-]+\.json$/;

/** A file of texts: its name, such as `fr/home`, and its JSON without white space. */
type TextFile = { name: string; content: string };

/** Returns the JSON of a file as the site shows its texts. Throws when it is not valid. */
const toContent = (json: string, language: Language) =>
  JSON.stringify(bindWords(JSON.parse(json), language));

/** Reads all files of texts. Throws on a file that is not valid JSON. */
function readTextFiles(): TextFile[] {
  return languages.flatMap(({ code }) =>
    readdirSync(join(FOLDER, code)).map((file) => {
      const path = join(FOLDER, code, file);
      try {
        const content = toContent(readFileSync(path, 'utf8'), code);
        return { name: `${code}/${file.replace(/\.json$/, '')}`, content };
      } catch (error) {
        throw new Error(`${path} is not valid JSON: ${(error as Error).message}`);
      }
    }),
  );
}

/** Returns the namespaces of the default language, by the names of their files. */
export function readNamespaces(): string[] {
  return readdirSync(join(FOLDER, defaultLanguage)).map((file) => file.replace(/\.json$/, ''));
}

const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => `{{${name}}}`).toSorted();

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Compares a part of the texts with the same part in the default language. */
function problemsOf(value: unknown, measure: unknown, key: string): string[] {
  const name = key ? `the key "${key}"` : 'the file';
  if (measure === undefined) return [`${name} is not in "${defaultLanguage}"`];
  if (value === undefined) return [`${name} is missing`];
  if (isGroup(measure)) {
    if (!isGroup(value)) return [`${name} must be a group of texts`];
    const keys = new Set([...Object.keys(measure), ...Object.keys(value)]);
    return [...keys].flatMap((part) =>
      problemsOf(value[part], measure[part], key ? `${key}.${part}` : part),
    );
  }
  if (typeof value !== 'string') return [`${name} must be a text`];
  if (value.trim() === '') return [`${name} is empty`];
  const wanted = placeholdersOf(String(measure)).join(', ');
  const found = placeholdersOf(value).join(', ');
  return found === wanted
    ? []
    : [`${name} must contain ${wanted || 'no placeholder'}; it has ${found || 'none'}`];
}

/**
 * Checks that every language has the same keys and placeholders as the default one.
 * Throws an error with one sentence for each key that differs, naming its file.
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
 * Serves the texts as `/locales/<language>/<namespace>.<version>.json`. All files share one
 * version, so no page needs a list of file names. Words that belong together are bound on the way.
 */
export function textsPlugin(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    config(_, { command }) {
      const files = command === 'build' ? readTextFiles() : undefined;
      if (files) checkTexts(files);
      const version = files ? versionOf(files) : 'dev';
      return { define: { 'import.meta.env.TEXTS_VERSION': JSON.stringify(version) } };
    },
    transform: {
      filter: { id: TEXTS },
      handler: (json, id) => ({
        code: toContent(json, TEXTS.exec(id)?.[1] as Language),
        map: null,
      }),
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = request.url?.match(/^\/locales\/(\w+\/[\w-]+)\.dev\.json$/)?.[1];
        const file = name && readTextFiles().find((candidate) => candidate.name === name);
        if (!file) return next();
        response.setHeader('Content-Type', 'application/json').end(file.content);
      });
    },
    async hotUpdate({ file, read }) {
      if (this.environment.name !== 'client' || !TEXTS.test(file)) return;
      // A save empties the file before it writes. `read` waits for the writing.
      await read();
      readTextFiles();
      // The page fetches its texts, so no module tells Vite that they have changed.
      this.environment.hot.send({ type: 'full-reload' });
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
