import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Gives the machines another `xstate`, and their tests another `vitest`. */
export const mutationPlugin = (): Plugin => ({
  name: 'mutation',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (source === 'xstate' && /\/machines\/\w+\.machine\.ts$/.test(importer)) {
      return pathOf('./xstate.ts');
    }
    if (source === 'vitest' && /\/tests\/machines\/\w+\.test\.ts$/.test(importer)) {
      return pathOf('./vitest.ts');
    }
  },
});
