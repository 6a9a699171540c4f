import { layouts } from 'virtual:chart-layouts';
import type { InspectedApp } from '@interpunct/inspector';
import {
  beginUnder,
  createInspector,
  expose,
  followRequest,
  readRequest,
} from '@interpunct/inspector/byHand';
import type { KeptRoot } from '@interpunct/model-kit/keptRoot';
import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { AnyActorRef, AnyStateMachine, SnapshotFrom } from 'xstate';
import { effectsToRepeat, enterPageOf, reviveSite } from '#app/inspect/reviveSite.ts';
import { parseAddress } from '#app/routing/address.ts';
import { loadPage } from '#app/routing/pageLoader.ts';
import type { Inspection } from '#app/start/inspection.ts';
import { POSITIONS_KEY } from '#app/visit/scrollMemory.ts';
import { followOtherTabs } from '#app/wiring/consent.ts';
import { actorsOf } from '#app/wiring/createSite.ts';
import { reportFacts } from '#app/wiring/facts.ts';
import { overlayLoaders } from '#app/wiring/overlays.ts';
import type { World } from '#app/wiring/world.ts';
import { brand } from '#content/brand.ts';
import { languages } from '#content/languages.ts';
import { pageIds } from '#content/pageIds.ts';
import type { PageActor } from '#machines/page.machine.ts';
import { type SiteActor, siteMachine } from '#machines/site.machine.ts';
import { addresses, cases, isTyped } from './cases.ts';
import { conditions, limitOf, pathUnder, storeUnder } from './conditions.ts';
import { labels, quiet } from './labels.ts';
import { motionHolder } from './motionHolder.ts';
import { outgoing } from './outgoing.ts';
import { pagePlace, withoutSmoothScrolls } from './pagePlace.ts';
import { focusPart, partOf, scrollToPart, uncover } from './showPart.ts';

/** What the page shows. Another key makes React begin the page again. */
type Shown = { site: SiteActor; key: string };

/** A place for a site that can be exchanged. */
type Stage = {
  get: () => Shown;
  set: (shown: Shown) => void;
  subscribe: (listener: () => void) => () => void;
};

function createStage(): Stage {
  let shown: Shown;
  const listeners = new Set<() => void>();
  return {
    get: () => shown,
    set: (next) => {
      shown = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type OnStageProps = { stage: Stage; children: (site: SiteActor) => ReactNode };

function OnStage({ stage, children }: OnStageProps) {
  const { site, key } = useSyncExternalStore(stage.subscribe, stage.get, stage.get);
  return <Fragment key={key}>{children(site)}</Fragment>;
}

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

/**
 * Puts this document's site under inspection: the site's part of the inspector. `window.inspector` is
 * where a panel finds it. Undefined where another document comes: the page in the language of its conditions.
 */
export function inspectSite(): Inspection | undefined {
  const stage = createStage();
  const startedAt = Date.now();
  const request = readRequest(window, conditions);
  const { isPicture, isQuiet, conditions: asked } = request;
  const path = pathUnder(asked, location.pathname);
  if (path) {
    location.replace(path + location.search + location.hash);
    return undefined;
  }
  beginUnder(window, request);
  storeUnder(asked);
  let world: World;
  /** Ends what the world reports to a visit that is over. */
  let connection = new AbortController();
  // What happens around a picture does not change it.
  if (isPicture) connection.abort();
  let visits = 0;
  let visited: SiteActor;

  const app: Omit<InspectedApp, 'actorOf' | 'canShow'> = {
    name: brand.slug,
    version: import.meta.env.TEXTS_VERSION,
    machines: {
      [siteMachine.id]: siteMachine,
      ...(siteMachine.implementations.actors as Record<string, AnyStateMachine>),
    },
    holdMotion: motionHolder(document),
    ...pagePlace(window),
    root: { machine: siteMachine, id: siteMachine.id, systemId: siteMachine.id },
    layouts,
    cases,
    addressFor: (actor) => {
      const { prefix, path } = actorsOf(visited).page.getSnapshot().context.requested;
      const address = addresses[actor];
      return address ? prefix + address : path;
    },
    isTyped,
    labels,
    quiet,
    passing: [POSITIONS_KEY],
    open: (actor, state) => {
      const { requested } = actorsOf(visited).page.getSnapshot().context;
      const wanted = parseAddress(addresses[actor] ?? requested.path, 'en');
      if (wanted.page === requested.page) return false;
      location.assign(
        `${requested.prefix}${wanted.path}?state=${actor}:${encodeURIComponent(state)}`,
      );
      return true;
    },
    addressOf: (kept) => pageOf(kept).requested.path,
    reveal: async (actor, state) => {
      if (!partOf(actor)) return;
      uncover(actorsOf(visited), actor, state);
      // The gallery shows the part by itself.
      if (isPicture && frameElement) return;
      await scrollToPart(actor);
      focusPart(actorsOf(visited), actor);
    },
    conditions,
    limitOf,
    running: 'html[data-hydrated]',
    outgoing,
    restore: (kept, options) => reviveSite(kept, world, options),
    effects: (root) => effectsToRepeat(root as SiteActor, world),
    show: async (root: AnyActorRef, purpose) => {
      const site = root as SiteActor;
      if (purpose === 'rehearsal') await loadEverything();
      enterPageOf(site);
      if (purpose === 'visit' && site !== visited) {
        visited = site;
        visits += 1;
        connection.abort();
        connection = new AbortController();
        if (isPicture) connection.abort();
        reportFacts(site, connection.signal);
        followOtherTabs(actorsOf(site).consent, world, connection.signal);
      }
      const key = purpose === 'visit' ? `visit ${visits}` : purpose;
      withoutSmoothScrolls(window, () => flushSync(() => stage.set({ site, key })));
    },
  };
  const inspector = createInspector(app, { isQuiet });

  return {
    now: () => startedAt + inspector.now(),
    create: (own, make) => {
      world = own;
      visited = inspector.create((options) => make(options));
      stage.set({ site: visited, key: 'visit 0' });
      return visited;
    },
    begin: () => {
      inspector.begin();
      expose(inspector);
    },
    signal: connection.signal,
    render: (show) => <OnStage stage={stage}>{show}</OnStage>,
    noteError: (error) => void dispatchEvent(new ErrorEvent('error', { error })),
    ready: () => void followRequest(inspector),
  };
}
