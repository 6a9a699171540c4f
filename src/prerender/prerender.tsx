import { text } from 'node:stream/consumers';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { type Address, parseAddress } from '#app/routing/address.ts';
import { headOf } from '#app/routing/head.ts';
import { loadPage } from '#app/routing/pageLoader.ts';
import { addTexts, namespacesOf, translatorOf } from '#app/routing/texts.ts';
import { NOT_FOUND } from '#app/routing/typedPath.ts';
import { Site } from '#app/visit/Site.tsx';
import { createSite } from '#app/wiring/createSite.ts';
import { brand } from '#content/brand.ts';
import { defaultLanguage, languages } from '#content/languages.ts';
import { pageIds } from '#content/pageIds.ts';
import { aliases, routeOf } from '#content/routes.ts';
import { fontFiles } from '#views/basics/fontFaces.ts';
import { Theme } from '#views/basics/globalStyles.tsx';
import { light } from '#views/basics/tokens.ts';
import { styleCache } from '#views/jsx/styleCache.ts';
import { calendarFiles } from './calendars.ts';
import { cardOf, cardSize } from './card.tsx';
import { socialTagsOf } from './socialTags.ts';
import { structuredDataOf } from './structuredData.ts';

/** The cache holds the styles of every page. Each page takes those that its markup names. */
const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(styleCache);

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

export { calendarFiles, cardSize };

/** How the site presents itself when installed as an app: in English, in light colours. */
export const identity = {
  name: brand.name,
  description: translatorOf(defaultLanguage).t('meta.description', { ns: 'home' }),
  language: defaultLanguage,
  colour: light['--paper'],
};

function fileOf({ path }: Address): string {
  return `${path.slice(1)}${path.endsWith('/') ? 'index' : ''}.html`;
}

/** Returns the addresses to prerender: each path, and the 404, with and without a language prefix. */
export function prerenderedAddresses(): Address[] {
  const prefixes = ['', ...languages.map(({ code }) => `/${code}`)];
  const routes = [...pageIds.map(routeOf), ...aliases.map(({ path }) => path), `/${NOT_FOUND}`];
  return prefixes
    .flatMap((prefix) => routes.map((route) => prefix + route))
    .map((path) => parseAddress(path, defaultLanguage));
}

/**
 * Renders markup that is complete without scripts. Rejects with the first error that a component
 * throws: React itself would leave that part for the browser to render.
 */
async function renderWhole(tree: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(tree, {
    onError: (error) => {
      errors.push(error);
    },
    // Above this size (bytes), React emits parts out of order and a script puts them in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
}

/**
 * Renders a page over the initial states of the machines, without timers, requests or a clock.
 * Rejects if a component throws.
 */
export async function prerenderPage(address: Address) {
  await loadPage(address);
  const emptyStore = { read: () => null, write: () => false, remove: () => false };
  const site = createSite(
    { ...address, key: '' },
    {
      session: emptyStore,
      local: emptyStore,
      language: { preferred: address.language, isStored: true },
      now: () => 0,
      entryUrl: '',
      reload: () => {},
      report: () => {},
    },
  );
  const html = await renderWhole(
    <CacheProvider value={styleCache}>
      <Theme />
      <Site site={site} />
    </CacheProvider>,
  );
  const head = headOf(address);
  return {
    file: fileOf(address),
    address,
    head,
    // For clients that run no scripts, such as social networks.
    socialTags: socialTagsOf(address, head),
    // For search engines; undefined for the 404 page.
    structuredData: structuredDataOf(address, head),
    card: cardOf(address),
    html,
    // Emotion would move elements with its own attribute, and the browser would compute all styles again.
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)).replaceAll(
      /<style data-emotion="[^"]*"/g,
      '<style data-styles',
    ),
    fontFiles,
    // Those that `html` was rendered from, by namespace.
    texts: Object.fromEntries(
      namespacesOf(address.page).map((namespace) => [
        namespace,
        texts[`../locales/${address.language}/${namespace}.json`],
      ]),
    ),
  };
}

/** The path of a file, and the parts that fill the template in index.html. */
export type PrerenderedPage = Awaited<ReturnType<typeof prerenderPage>>;
