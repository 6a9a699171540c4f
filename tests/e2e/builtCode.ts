import type { Language } from '#content/languages.ts';
import type { PageId } from '#content/pageIds.ts';

/**
 * The reports of a version that is made locally, though the page is sound: a build counts as stale
 * after ten minutes, and a test that passes the time may pass the 5 s that the badge waits.
 */
export const LOCAL_VERSION = /^The version is made locally: the version file is (stale|late)/;

/** The addresses of all modules. */
export const MODULES = /\/assets\/.+\.js$/;

export const chunkOf = (name: string) => new RegExp(`/assets/${name}-[\\w-]+\\.js$`);

export const codeOf = (page: PageId) => new RegExp(`/assets/pages/${page}-[\\w-]{8}\\.js$`);

export const textsOf = (page: PageId, language: Language) =>
  new RegExp(`/locales/${language}/${page}\\.[\\w-]+\\.json$`);

export const languageOfTexts = (address: string) => address.match(/\/locales\/(\w+)\//)?.[1];

/** A document of the next deployment, in which every module has changed. */
export const withNewModules = (html: string) =>
  html.replaceAll(/\/assets\/([\w/-]+)-[\w-]{8}\.js/g, '/assets/$1-newnewne.js');

/** Code, changed so that the view that it exports throws when it renders. A page is its `default`. */
export function withThrowingView(code: string, view = 'default'): string {
  const changed = code.replace(
    new RegExp(`export\\s*\\{\\s*(\\w+) as ${view}`),
    (end, name) => `${name}=()=>{throw new Error('broken on purpose')};${end}`,
  );
  if (changed === code) throw new Error(`the code exports no ${view}`);
  return changed;
}
