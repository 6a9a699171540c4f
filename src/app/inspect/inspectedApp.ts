import type { InspectedApp } from '@interpunct/inspector';
import type { KeptRoot } from '@interpunct/model-kit/keptRoot';
import { flushSync } from 'react-dom';
import type { SnapshotFrom } from 'xstate';
import { parseAddress } from '#app/routing/address.ts';
import { loadPage } from '#app/routing/pageLoader.ts';
import { POSITIONS_KEY } from '#app/visit/scrollMemory.ts';
import { actorsOf } from '#app/wiring/createSite.ts';
import { overlayLoaders } from '#app/wiring/overlays.ts';
import { brand } from '#content/brand.ts';
import { languages } from '#content/languages.ts';
import { pageIds } from '#content/pageIds.ts';
import type { PageActor } from '#machines/page.machine.ts';
import { type SiteActor, siteMachine } from '#machines/site.machine.ts';
import { addresses, cases, isTyped, machines } from './cases.ts';
import { conditions, limitOf } from './conditions.ts';
import type { InspectedSite } from './inspectedSite.ts';
import { labels, quiet } from './labels.ts';
import { motionHolder } from './motionHolder.ts';
import { outgoing } from './outgoing.ts';
import { pagePlace, withoutSmoothScrolls } from './pagePlace.ts';
import { effectsToRepeat, enterPageOf, reviveSite } from './reviveSite.ts';
import { focusPart, partOf, scrollToPart, uncover } from './showPart.ts';
import type { Stage } from './stage.tsx';

type KeptPage = { children: { page: { snapshot: SnapshotFrom<PageActor> } } };

/** What the page machine of a kept site knew. */
const pageOf = ({ snapshot }: KeptRoot) =>
  (snapshot as unknown as KeptPage).children.page.snapshot.context;

/** Any page of any language can come up in a rehearsal, and it has no time to load it. */
async function loadEverything(): Promise<void> {
  const pages = languages.flatMap(({ code }) =>
    pageIds.map((page) => ({ page, language: code, prefix: '', path: '' })),
  );
  await Promise.all([...pages.map(loadPage), overlayLoaders.chat(), overlayLoaders.consent()]);
}

/** Where the parts of the site are, and how a tester comes to them. */
const placesOfParts = (inspected: InspectedSite, isPicture: boolean) => {
  const requested = () => actorsOf(inspected.site()).page.getSnapshot().context.requested;
  return {
    addressFor: (actor) => {
      const { prefix, path } = requested();
      const address = addresses[actor];
      return address ? prefix + address : path;
    },
    open: (actor, state) => {
      const { prefix, path, page } = requested();
      const wanted = parseAddress(addresses[actor] ?? path, 'en');
      if (wanted.page === page) return false;
      location.assign(`${prefix}${wanted.path}?state=${actor}:${encodeURIComponent(state)}`);
      return true;
    },
    addressOf: (kept) => pageOf(kept).requested.path,
    reveal: async (actor, state) => {
      if (!partOf(actor)) return;
      uncover(actorsOf(inspected.site()), actor, state);
      // The gallery shows the part by itself.
      if (isPicture && frameElement) return;
      focusPart(actorsOf(inspected.site()), actor);
      await scrollToPart(actor);
    },
  } satisfies Partial<InspectedApp>;
};

/** The site, as an inspector sees it. */
export const inspectedApp = (
  inspected: InspectedSite,
  stage: Stage,
  isPicture: boolean,
): Omit<InspectedApp, 'actorOf' | 'canShow' | 'charts'> => ({
  name: brand.slug,
  version: import.meta.env.TEXTS_VERSION,
  machines,
  holdMotion: motionHolder(document),
  ...pagePlace(window),
  root: { machine: siteMachine, id: siteMachine.id, systemId: siteMachine.id },
  cases,
  ...placesOfParts(inspected, isPicture),
  isTyped,
  labels,
  quiet,
  passing: [POSITIONS_KEY],
  conditions,
  storedBy: ['consent', 'visit'],
  limitOf,
  running: 'html[data-hydrated]',
  outgoing,
  restore: (kept, options) => reviveSite(kept, inspected.world(), options),
  effects: (root) => effectsToRepeat(root as SiteActor, inspected.world()),
  show: async (root, purpose) => {
    const site = root as SiteActor;
    if (purpose === 'rehearsal') await loadEverything();
    enterPageOf(site);
    if (purpose === 'visit') inspected.goOnWith(site);
    const key = purpose === 'visit' ? inspected.key() : purpose;
    withoutSmoothScrolls(window, () => flushSync(() => stage.set({ site, key })));
  },
});
