import { createActor, fromCallback, fromPromise } from 'xstate';
import { type Address, parseAddress, pathInLanguage, pathOf } from '#app/routing/address.ts';
import {
  keyOfEntry,
  loadDocument,
  mendQuery,
  newEntry,
  replaceEntry,
} from '#app/routing/entries.ts';
import { applyHead } from '#app/routing/head.ts';
import { readLanguage } from '#app/routing/language.ts';
import { loadPage } from '#app/routing/pageLoader.ts';
import { isOwn, restoreReferrer } from '#app/routing/referrer.ts';
import { adoptTexts } from '#app/routing/texts.ts';
import { createScrollMemory } from '#app/visit/scrollMemory.ts';
import { followEntry } from '#app/wiring/chat.ts';
import { actorsOf, createSite, type SiteOptions } from '#app/wiring/createSite.ts';
import { reportFacts } from '#app/wiring/facts.ts';
import { announceTopic } from '#app/wiring/forms.ts';
import { outliveFaults } from '#app/wiring/portFaults.ts';
import { restoreAfterReload } from '#app/wiring/returning.ts';
import { readStored, restoreStored } from '#app/wiring/stored.ts';
import { errorOf, type World } from '#app/wiring/world.ts';
import { defaultLanguage, type Language } from '#content/languages.ts';
import type { PageId } from '#content/pageIds.ts';
import { type StartEvent, startMachine } from '#machines/start.machine.ts';
import { webStore } from '#ports/storage.ts';
import { bearForeignChanges } from './foreignChanges.ts';
import type { Inspection } from './inspection.ts';
import { HYDRATED, SIGNS_OF_INTENT, watchVisitor } from './milestones.ts';
import { nextTask } from './nextTask.ts';
import { prefetchWhenIdle } from './prefetch.ts';
import { render } from './render.tsx';
import { endRepeatedPresses } from './repeatedPresses.ts';
import { admitVendorScripts } from './trustedTypes.ts';
import { keepFocus, readTypedFields, sendTypedField, type TypedField } from './typedFields.ts';

function report(message: string, error?: unknown): void {
  try {
    // biome-ignore lint/suspicious/noConsole: the one place where the site writes to the console
    console.warn(message, ...(error === undefined ? [] : [error]));
  } catch {
    // Another script may have put anything in the place of the console.
  }
}

/**
 * Whether a link of the language switcher led to this document: it was pressed before the scripts were there,
 * or it was opened in a new tab from the browser's menu, which sends no event. No other link leads to the same
 * page in another language. A reload and Back choose nothing.
 */
function isChosen({ referrer }: Document, { prefix, path, language }: Address): boolean {
  const arrival = performance.getEntriesByType?.('navigation')?.[0];
  if ((arrival as PerformanceNavigationTiming)?.type !== 'navigate' || !isOwn(referrer))
    return false;
  const from = parseAddress(new URL(referrer).pathname, language);
  return from.prefix !== prefix && pathInLanguage(from, language) === path;
}

type Reached = Address & { key: string };

/** The entry of the history at which the visit begins: its page is the one that the document shows. */
function reachEntry({ documentElement: root }: Document, preferred: Language): Reached {
  // A prerendered document without a prefix is in English.
  const own = import.meta.env.DEV ? preferred : defaultLanguage;
  const reached = parseAddress(location.pathname, own);
  const { page, prefix } = { ...reached, ...root.dataset };
  // Another script, or a step in the history, may have changed the address. The site follows it once React
  // has taken over the page that is there.
  if (page !== reached.page || prefix !== reached.prefix) {
    return { ...parseAddress(pathOf(page as PageId, prefix), own), key: newEntry().key };
  }
  const entry = { ...reached, key: keyOfEntry() };
  const { pathname, search } = location;
  if (reached.path + mendQuery(search) !== pathname + search) {
    replaceEntry(history.state, reached.path);
  }
  return entry;
}

/** The world of this document. */
function createWorld(own: Pick<World, 'session' | 'local' | 'language' | 'now'>): World {
  return {
    ...own,
    // The entry names every page by its hash, so its own name changes with any of them.
    entryUrl: new URL(import.meta.url).pathname,
    reload: () => {
      try {
        location.reload();
      } catch {
        loadDocument(location.pathname + location.search);
      }
    },
    report,
  };
}

/** The site of this document, before it starts: its address, and what the tab has kept. */
function prepareSite(document: Document, inspection?: Inspection) {
  const session = webStore(() => sessionStorage);
  const local = webStore(() => localStorage);
  restoreReferrer(document);
  const language = readLanguage(local);
  const entry = reachEntry(document, language.preferred);
  const world = createWorld({ session, local, language, now: inspection?.now ?? Date.now });
  const create = (options?: SiteOptions) => createSite(entry, world, options);
  return {
    document,
    inspection,
    world,
    entry,
    site: inspection?.create(world, create) ?? create(),
    scrollMemory: createScrollMemory(session),
    // It is read now: as soon as the site runs, what was typed before replaces the draft in the storage.
    stored: readStored(session),
  };
}

type PreparedSite = ReturnType<typeof prepareSite>;

/**
 * Starts the behaviours, tells them what has happened before, and reports the window to them from then on. Each
 * step is a task of its own: together they would block input.
 */
async function begin(prepared: PreparedSite, typedFields: readonly TypedField[]): Promise<void> {
  const { document, inspection, world, entry, site, scrollMemory, stored } = prepared;
  if (inspection) inspection.begin();
  else site.start();
  await nextTask();
  // A page that was left before is not counted.
  const { requested } = actorsOf(site).page.getSnapshot().context;
  const isHere = requested.path === entry.path;
  if (isChosen(document, entry)) site.send({ type: 'language.chosen', language: entry.language });
  if (isHere) site.send({ type: 'route.changed', address: entry });
  for (const field of typedFields) sendTypedField(site, field);
  restoreStored(site, stored);
  if (isHere) announceTopic(site, entry);
  await nextTask();
  reportFacts(site, world, inspection?.signal);
  // Firefox and WebKit restore no position when a document comes back from another site.
  if (isHere && scrollY === 0 && !location.hash) scrollMemory.restore(requested.key);
}

/** Tells everyone that the site answers now. */
function announceReadiness({ document, inspection, world, site }: PreparedSite): void {
  // Automation waits for this attribute: a clock that a test holds removes the mark.
  document.documentElement.dataset.hydrated = '';
  dispatchEvent(new Event(HYDRATED));
  const { chat, consent } = actorsOf(site);
  // What the visitor has pressed before the start comes first.
  if (!consent.getSnapshot().matches('customizing')) followEntry(chat);
  restoreAfterReload(world.session, actorsOf(site));
  prefetchWhenIdle(site, document);
  inspection?.ready();
  // For measurements alone. Where a browser refuses it, nothing else is left to do.
  performance.mark?.(HYDRATED);
}

/** The start over a document: reads the address, creates the site, and provides each step of the chart. */
export function provideStart(document: Document, inspection?: Inspection) {
  const prepared = prepareSite(document, inspection);
  const { entry, site, scrollMemory } = prepared;
  let typedFields: TypedField[] = [];

  return startMachine.provide({
    actors: {
      loadEntry: fromPromise(async () => {
        await nextTask();
        adoptTexts(document);
        await loadPage(entry);
        if (import.meta.env.DEV) applyHead(document, entry);
        await nextTask();
      }),
      hydrate: fromPromise(async () => {
        // Hydrated fields keep their text. A page that an extension has changed has new fields, because
        // React then renders it from scratch.
        typedFields = readTypedFields(document);
        const returnFocus = keepFocus(document);
        await render(document, { site, scrollMemory, report, inspection });
        returnFocus();
      }),
      begin: fromPromise(() => begin(prepared, typedFields)),
      watchVisitor: fromCallback<StartEvent>(({ sendBack }) =>
        watchVisitor(SIGNS_OF_INTENT, () => sendBack({ type: 'visitor.acted' })),
      ),
    },
    actions: {
      announceReadiness: () => announceReadiness(prepared),
      reportFailure: ({ event }) => report('The site could not be started.', errorOf(event)),
    },
  });
}

/**
 * Starts the site in a document, perhaps under inspection. If that fails, the document stays as it is:
 * readable.
 */
export function start(document: Document, inspection?: Inspection): void {
  admitVendorScripts(import.meta.env.VENDOR_SCRIPTS, report);
  bearForeignChanges();
  endRepeatedPresses();
  createActor(outliveFaults(provideStart(document, inspection), report)).start();
}
