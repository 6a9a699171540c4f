import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Language, languages } from '../content/languages.ts';
import { fillBrand } from './brandWords.ts';

const FOLDER = 'src/locales';

/** Finds the language of a file of texts. */
const TEXTS = /\/src\/locales\/(\w+)\/[\w-]+\.json$/;

/** A file of texts: its name, such as `fr/home`, and its JSON without white space. */
type TextFile = { name: string; content: string };

/** Returns the JSON of a file as the site shows its texts. Throws when it is not valid. */
const toContent = (json: string, language: Language) =>
  JSON.stringify(fillBrand(JSON.parse(json), language));

/** Reads all files of texts. Throws on a file that is not JSON of texts. */
function readTextFiles(): TextFile[] {
  return languages.flatMap(({ code }) =>
    readdirSync(join(FOLDER, code)).map((file) => {
      const path = join(FOLDER, code, file);
      try {
        const content = toContent(readFileSync(path, 'utf8'), code);
        return { name: `${code}/${file.replace(/\.json$/, '')}`, content };
      } catch (error) {
        throw new Error(`${path} cannot be used: ${(error as Error).message}`);
      }
    }),
  );
}

function versionOf(files: TextFile[]): string {
  const hash = createHash('sha256');
  for (const { name, content } of files) hash.update(name).update(content);
  return hash.digest('base64url').slice(0, 8);
}

/** Fills in the words of the brand where a module imports texts. */
export const filledTexts = {
  name: 'texts',
  enforce: 'pre' as const,
  transform: {
    filter: { id: TEXTS },
    handler: (json: string, id: string) => ({
      code: toContent(json, TEXTS.exec(id)?.[1] as Language),
      map: null,
    }),
  },
};

/**
 * Serves the texts as `/locales/<language>/<namespace>.<version>.json`. All files share one
 * version, so no page needs a list of file names. On the way, the words of the brand are filled in.
 */
export function textsPlugin(): Plugin {
  return {
    ...filledTexts,
    config(_, { command }) {
      const version = command === 'build' ? versionOf(readTextFiles()) : 'dev';
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
