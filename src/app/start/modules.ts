import { askOnce } from '#app/routing/askOnce.ts';
import { MODULE_END } from './moduleEnd.ts';

declare global {
  interface Window {
    /**
     * Imports a module of the folder `assets`, once it has arrived. The build makes every `import()` of the
     * site a call of it.
     */
    importModule: (name: string) => Promise<unknown>;
  }
}

/**
 * Brings a module into the document, once. Rejects if it does not arrive; a later call tries again.
 *
 * Firefox and WebKit keep a module that failed, and a failed `modulepreload`, for the life of the
 * document. So a module is fetched before anything imports it. Its link comes only after that. On a host
 * whose answers have to be checked again, the links check all modules side by side.
 */
export const bringModule = (module: string): Promise<void> =>
  askOnce(module, async (cache) => {
    const response = await fetch(module, { cache });
    const file = await response.blob();
    const end = await file.slice(-MODULE_END.length).text();
    // A host may answer with an empty or a half file, and a network with the page of its login. The browser would keep
    // either for a year.
    if (!response.ok || end !== MODULE_END || !file.type.includes('script')) {
      throw new Error(`${module} did not arrive`);
    }
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href: module,
    });
    document.head.append(link);
  });

/** Makes the site's one way to load code. */
export function prepareImports(): void {
  window.importModule = async (name) => {
    const module = `/assets/${name}`;
    await bringModule(module);
    return import(/* @vite-ignore */ module);
  };
}
