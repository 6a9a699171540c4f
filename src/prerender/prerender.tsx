import { text } from 'node:stream/consumers';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  type Address,
  knowPages,
  NOT_FOUND,
  type PageName,
  parseAddress,
  pathOf,
} from '#app/pages/address.ts';
import { headOf, type PageHead } from '#app/pages/head.ts';
import { addPage } from '#app/pages/pageLoader.ts';
import { addTexts, namespacesOf, translatorOf } from '#app/pages/texts.ts';
import { Site } from '#app/visit/Site.tsx';
import { createSite } from '#app/wiring/createSite.ts';
import { brand } from '#content/brand.ts';
import { defaultLanguage, languages } from '#content/languages.ts';
import { pageIds } from '#content/pageIds.ts';
import type { PageComponent } from '#views/basics/pageComponent.ts';
import { fontFiles, light, Theme } from '#views/basics/theme.tsx';
import { type Card, cardOf, cardSize } from './card.tsx';
import { type MetaTag, socialTagsOf } from './socialTags.ts';
import { structuredDataOf } from './structuredData.ts';

const texts = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', {
  eager: true,
  import: 'default',
});

for (const [file, namespace] of Object.entries(texts)) {
  const [, language, name] = file.match(/locales\/(\w+)\/([\w-]+)\.json$/) ?? [];
  const known = languages.find(({ code }) => code === language);
  if (!known || !name) throw new Error(`${file} is not named <language>/<namespace>.json`);
  addTexts(known.code, name, namespace);
}

const views = import.meta.glob<PageComponent>('../views/pages/*.tsx', {
  eager: true,
  import: 'default',
});

for (const [file, view] of Object.entries(views)) {
  addPage(file.replace(/^.*\/|\.tsx$/g, '') as PageName, view);
}

await knowPages();

export { cardSize };

/** The site for systems that keep it beside their applications: in English, in light colours. */
export const identity = {
  name: brand.name,
  description: translatorOf(defaultLanguage).t('meta.description', { ns: 'home' }),
  language: defaultLanguage,
  colour: light['--paper'],
};

/** A page as a file: where it belongs, and the parts that the template of index.html is filled with. */
export type PrerenderedPage = {
  file: string;
  address: Address;
  head: PageHead;
  /** What only those read who run no scripts: networks where links are shared, search engines. */
  socialTags: MetaTag[];
  structuredData: object | undefined;
  card: Card | undefined;
  /** The markup of the site, and the styles that it uses, as `<style>` elements. */
  html: string;
  styles: string;
  fontFiles: string[];
  /** The texts that the markup was made from, by namespace. */
  texts: Record<string, unknown>;
};

function fileOf({ page, path }: Address): string {
  if (page === NOT_FOUND) return '404.html';
  return `${path.slice(1)}${path.endsWith('/') ? 'index' : ''}.html`;
}

/** Every address that has a file of its own: each page under no prefix and under each language. */
export function prerenderedAddresses(): Address[] {
  const prefixes = ['', ...languages.map(({ code }) => `/${code}`)];
  const paths = prefixes.flatMap((prefix) => pageIds.map((page) => pathOf(page, prefix)));
  return [...paths, '/404'].map((path) => parseAddress(path, defaultLanguage));
}

/**
 * Renders markup that is whole without scripts. Rejects with the first error in it: React itself
 * would leave a part that throws to the browser.
 */
async function renderWhole(tree: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(tree, {
    onError: (error) => {
      errors.push(error);
    },
    // No part comes later than the page, by way of a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
}

/** Renders a page over the initial states of the machines. No timer, no request, no clock. */
export async function prerenderPage(address: Address): Promise<PrerenderedPage> {
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const nothing = { read: () => null, write: () => false, remove: () => false };
  const site = createSite(address, {
    session: nothing,
    local: nothing,
    now: () => 0,
    code: [],
    reload: () => {},
    report: () => {},
  });
  const html = await renderWhole(
    <CacheProvider value={cache}>
      <Theme />
      <Site site={site} />
    </CacheProvider>,
  );
  const head = headOf(address);
  return {
    file: fileOf(address),
    address,
    head,
    socialTags: socialTagsOf(address, head),
    structuredData: structuredDataOf(address, head),
    card: cardOf(address),
    html,
    // Marked as in place: Emotion would move them, and the browser lay the whole page out anew.
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)).replaceAll(
      '<style ',
      '<style data-s ',
    ),
    fontFiles,
    texts: Object.fromEntries(
      namespacesOf(address.page).map((namespace) => [
        namespace,
        texts[`../locales/${address.language}/${namespace}.json`],
      ]),
    ),
  };
}
