import { posix } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of all modules. */
const FOLDER = 'assets';

/** Makes every `import()` of the site the starter's, which can bring a module that got lost before. */
export function importsPlugin(): Plugin {
  return {
    name: 'imports',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          for (const file of chunk.dynamicImports) {
            const path = posix.relative(posix.dirname(chunk.fileName), file);
            const module = posix.relative(FOLDER, file);
            chunk.code = chunk.code.replaceAll(
              `import(\`./${path}\`)`,
              `importModule(\`${module}\`)`,
            );
          }
        }
      },
    },
  };
}
