import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = 'src/locales';

/** A file of texts: `fr/home`, its content without white space. Throws on one that is no JSON. */
type TextFile = { name: string; content: string };

function readTextFiles(): TextFile[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: language }) =>
      readdirSync(join(FOLDER, language)).map((file) => {
        const path = join(FOLDER, language, file);
        try {
          const content = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
          return { name: `${language}/${file.replace(/\.json$/, '')}`, content };
        } catch (error) {
          throw new Error(`${path} is no valid JSON: ${(error as Error).message}`);
        }
      }),
    );
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
    config: (_, { command }) => ({
      define: {
        'import.meta.env.TEXTS_VERSION': JSON.stringify(
          command === 'build' ? versionOf(readTextFiles()) : 'dev',
        ),
      },
    }),
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
