import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act, cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createActor, type InputFrom, type InspectionEvent } from 'xstate';
import { parseAddress } from '#app/routing/address.ts';
import { keyOfEntry } from '#app/routing/entries.ts';
import { loadPage } from '#app/routing/pageLoader.ts';
import { addTexts } from '#app/routing/texts.ts';
import { Site } from '#app/visit/Site.tsx';
import { createScrollMemory } from '#app/visit/scrollMemory.ts';
import { actorsOf, type SiteActors } from '#app/wiring/createSite.ts';
import { overlayLoaders } from '#app/wiring/overlays.ts';
import type { Language } from '#content/languages.ts';
import { type SiteActor, siteMachine } from '#machines/site.machine.ts';
import { webStore } from '#ports/storage.ts';
import { VirtualClock } from '#statechart/virtualClock.ts';
import { settle } from '#tests/machines/journey.ts';
import { createScript, type Script, withScriptedPorts } from '#tests/machines/scriptedPorts.ts';
import { Theme } from '#views/basics/globalStyles.tsx';
import { styleCache } from '#views/jsx/styleCache.ts';

const texts = import.meta.glob<{ default: object }>('../../../src/locales/{en,fr}/*.json', {
  eager: true,
});

/** Adds the texts of the site: every path ends with those that it began with. */
export function addAllTexts(): void {
  for (const [path, { default: namespace }] of Object.entries(texts)) {
    const [language, name = ''] = path.split('/').slice(-2);
    addTexts(language as Language, name.replace('.json', ''), namespace as never);
  }
}

/** The pages that the paths pass. */
const PATHS = ['/', '/studio', '/partnership', '/contact', '/about', '/podcast', '/nowhere'];

/** Makes code and texts ready. What a path takes away, `addAllTexts` brings back. */
export async function prepareSite(): Promise<void> {
  addAllTexts();
  await Promise.all([
    ...PATHS.map((path) => loadPage(parseAddress(path, 'en'))),
    overlayLoaders.chat(),
    overlayLoaders.consent(),
  ]);
}

export type SiteInput = InputFrom<typeof siteMachine>;

type VisitOptions = {
  /** The address at which the visit begins. */
  path: string;
  input?: Partial<SiteInput>;
  /** In px. */
  width?: number;
  inspect?: (event: InspectionEvent) => void;
};

/** A visit to the site in the simulated document, on a clock that the test holds and over scripted ports. */
export type Visit = {
  site: SiteActor;
  actors: SiteActors;
  user: UserEvent;
  clock: VirtualClock;
  script: Script;
  /** Lets something happen, and waits until the site has shown what follows. */
  happen: (cause: () => unknown) => Promise<void>;
};

/** Lets React render what has happened, and what the platform and the promises do then. */
async function happen(cause: () => unknown): Promise<void> {
  await act(async () => {
    await cause();
    await settle();
  });
}

/** What decides whether people find a part. The rest of the styles would take most of the time. */
const DECISIVE = vi.hoisted(() => ['display', 'visibility', 'pointer-events']);

vi.mock('#views/jsx/styleCache.ts', () => ({
  styleCache: createCache({
    key: 'css',
    stylisPlugins: [
      (element) => {
        if (element.type === 'decl' && !DECISIVE.includes(String(element.props)))
          element.value = '';
      },
    ],
  }),
}));

const DESKTOP_PX = 1_024;

type SimulatedWindow = Window & { happyDOM: { setViewport: (size: { width: number }) => void } };

let current: SiteActor | undefined;

/** Ends a visit, with everything that it has left in the document. */
export function closeVisit(): void {
  cleanup();
  vi.restoreAllMocks();
  current?.stop();
  sessionStorage.clear();
  addAllTexts();
}

/** Opens the site. Its behaviours run, and have not learned of their page yet. */
export async function openVisit({ path, input, width, inspect }: VisitOptions): Promise<Visit> {
  const script = createScript();
  const clock = new VirtualClock();
  (window as Window as SimulatedWindow).happyDOM.setViewport({ width: width ?? DESKTOP_PX });
  history.replaceState(null, '', path);
  const entry = { ...parseAddress(path, 'en'), key: keyOfEntry() };
  const site = createActor(withScriptedPorts(siteMachine, script), {
    id: siteMachine.id,
    systemId: siteMachine.id,
    clock,
    inspect,
    input: {
      entry,
      language: { preferred: 'en', isStored: true },
      startedAt: 1,
      heroWordCount: 4,
      wasPodcastPopupShown: false,
      honeypot: 'reference',
      isContactDelivered: false,
      isNewsletterDelivered: false,
      hasVendors: false,
      ...input,
    },
  }) as SiteActor;
  current = site;
  render(
    <CacheProvider value={styleCache}>
      <Theme />
      <Site site={site} scrollMemory={createScrollMemory(webStore(() => sessionStorage))} />
    </CacheProvider>,
  );
  await happen(() => site.start());
  return {
    site,
    actors: actorsOf(site),
    user: userEvent.setup({ delay: null }),
    clock,
    script,
    happen,
  };
}
