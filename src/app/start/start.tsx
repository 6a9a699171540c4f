import type { ResourceKey } from 'i18next';
import { StrictMode, startTransition } from 'react';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { parseAddress, topicIn } from '#app/routing/address.ts';
import { keyOfEntry, replaceEntry } from '#app/routing/entries.ts';
import { applyHead } from '#app/routing/head.ts';
import { readLanguage } from '#app/routing/language.ts';
import { loadPage } from '#app/routing/pageLoader.ts';
import { addTexts } from '#app/routing/texts.ts';
import { Site } from '#app/visit/Site.tsx';
import { createScrollMemory, type ScrollMemory } from '#app/visit/scrollMemory.ts';
import { followEntry, readConversation } from '#app/wiring/chat.ts';
import { followOtherTabs } from '#app/wiring/consent.ts';
import { actorsOf, createSite, type SiteOptions } from '#app/wiring/createSite.ts';
import { reportFacts } from '#app/wiring/facts.ts';
import { formNames, readDraft } from '#app/wiring/forms.ts';
import { giveBack } from '#app/wiring/returning.ts';
import { errorOf, type World } from '#app/wiring/world.ts';
import { defaultLanguage, type Language } from '#content/languages.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import { type StartEvent, startMachine } from '#machines/start.machine.ts';
import { type Store, webStore } from '#ports/storage.ts';
import { Theme } from '#views/basics/globalStyles.tsx';
import type { Inspection } from './inspection.ts';
import { HYDRATED, SIGNS_OF_INTENT, TAKEN_OVER, watchVisitor } from './milestones.ts';
import { nextTask } from './nextTask.ts';
import { prefetchWhenIdle } from './prefetch.ts';
import { createRoot, hydrateRoot } from './reactDom.ts';
import { admitVendorScripts } from './trustedTypes.ts';

function report(message: string, error?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the site writes to the console
  console.warn(message, ...(error === undefined ? [] : [error]));
}

/** Adds the texts that the prerendered page brings along. A translator may have changed its `lang`. */
function adoptTexts(document: Document): void {
  const { prefix } = document.documentElement.dataset;
  const language = (prefix?.slice(1) || defaultLanguage) as Language;
  const texts = document.getElementById('texts')?.textContent ?? '{}';
  for (const [namespace, own] of Object.entries<ResourceKey>(JSON.parse(texts))) {
    addTexts(language, namespace, own);
  }
}

/** What the tab keeps: the drafts of the forms, and the conversation. */
function readKept(session: Store) {
  const drafts = formNames.map((form) => ({ form, ...readDraft(session, form) }));
  return { drafts, conversation: readConversation(session) };
}

/** Restores what the tab has kept. It comes after hydration, because the prerendered forms are empty. */
function restore(site: SiteActor, { drafts, conversation }: ReturnType<typeof readKept>): void {
  const actors = actorsOf(site);
  for (const { form, values, topic } of drafts) {
    if (Object.keys(values).length > 0) actors[form].send({ type: 'form.restore', values, topic });
  }
  if (conversation) actors.chat.send({ type: 'chat.restore', conversation });
}

/** The machines that keep what a visitor types into a prerendered page. */
const typedMachines = [...formNames, 'nameplate'] as const;

type TypedValue = { machine: (typeof typedMachines)[number]; name: string; value: string };

/** The text in the fields of the prerendered page. */
function readTypedValues(document: Document): TypedValue[] {
  return typedMachines.flatMap((machine) =>
    [
      ...document.querySelectorAll<HTMLInputElement>(
        `[data-machine=${machine}] :is(input, textarea)`,
      ),
    ]
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => ({ machine, name, value })),
  );
}

/** Tells a machine what was typed before it ran, unless the visitor has typed on meanwhile. */
function sendTyped(site: SiteActor, { machine, name, value }: TypedValue): void {
  const { nameplate, ...forms } = actorsOf(site);
  if (machine !== 'nameplate') {
    const form = forms[machine];
    if (!form.getSnapshot().context.values[name]) form.send({ type: 'form.edit', name, value });
  } else if (!nameplate.getSnapshot().context.name) {
    nameplate.send({ type: 'name.type', name: value });
  }
}

/**
 * Hydrates the prerendered page. While developing, nothing is prerendered, so the page is rendered.
 * Resolves when React is done, and rejects if it gives up.
 */
function render(
  document: Document,
  site: SiteActor,
  scrollMemory: ScrollMemory,
  inspection: Inspection | undefined,
): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('the document has no element with the id "root"');
  return new Promise((resolve, reject) => {
    const show = (shown: SiteActor) => (
      <Site site={shown} scrollMemory={scrollMemory} onReady={resolve} />
    );
    const tree = (
      <StrictMode>
        {/* A prerendered document has these styles. While developing, nothing is prerendered. */}
        {import.meta.env.DEV && <Theme />}
        {inspection ? inspection.render(show) : show(site)}
      </StrictMode>
    );
    if (import.meta.env.DEV) createRoot(container, { onUncaughtError: reject }).render(tree);
    // React renders a transition in slices, between which input is handled.
    else
      startTransition(() => {
        hydrateRoot(container, tree, {
          onRecoverableError: (error) => report('The prerendered page did not fit.', error),
          onUncaughtError: reject,
        });
      });
    dispatchEvent(new Event(TAKEN_OVER));
  });
}

/** The start over a document: reads the address, and provides each step of the chart. */
export function provideStart(document: Document, inspection?: Inspection) {
  const { documentElement: root } = document;
  const { session, local } = inspection?.stores ?? {
    session: webStore(() => sessionStorage),
    local: webStore(() => localStorage),
  };
  const language = readLanguage(local);
  // A prerendered document without a prefix is in English.
  const own = import.meta.env.DEV ? language.preferred : defaultLanguage;
  const address = parseAddress(location.pathname, own);
  const entry = { ...address, key: keyOfEntry() };
  if (address.path !== location.pathname) replaceEntry(history.state, address.path);
  const world: World = {
    session,
    local,
    language,
    now: inspection?.now ?? Date.now,
    // The entry names every page by its hash, so its own name changes with any of them.
    entryUrl: new URL(import.meta.url).pathname,
    reload: () => location.reload(),
    report,
  };
  const create = (options?: SiteOptions) => createSite(entry, world, options);
  const site = inspection?.create(world, create) ?? create();
  const scrollMemory = createScrollMemory(session);
  let typed: TypedValue[] = [];
  // What is typed before the start replaces the draft in the storage as soon as the site runs.
  const kept = readKept(session);

  return startMachine.provide({
    actors: {
      loadEntry: fromPromise(async () => {
        await nextTask();
        adoptTexts(document);
        await loadPage(address);
        if (import.meta.env.DEV) applyHead(document, address);
        await nextTask();
      }),
      hydrate: fromPromise(() => {
        // Hydrated fields keep their text. A page that an extension has changed has new fields, because
        // React then renders it from scratch.
        typed = readTypedValues(document);
        return render(document, site, scrollMemory, inspection);
      }),
      begin: fromPromise(async () => {
        // Each step is a task of its own: together they would block input.
        if (inspection) inspection.begin();
        else site.start();
        await nextTask();
        const { page } = actorsOf(site);
        // A link may have been pressed during the hydration: then the entry is not the current page.
        const isHere = page.getSnapshot().context.shown.key === entry.key;
        if (isHere) site.send({ type: 'route.changed', address });
        for (const edit of typed) sendTyped(site, edit);
        restore(site, kept);
        const topic = topicIn(location.search);
        if (isHere && address.page === 'contact' && topic) {
          site.send({ type: 'contact.requested', topic });
        }
        await nextTask();
        reportFacts(site, inspection?.signal);
        followOtherTabs(actorsOf(site).consent, world, inspection?.signal);
        // Firefox and WebKit restore no position when a document comes back from another site.
        if (isHere && scrollY === 0 && !location.hash) scrollMemory.restore(entry.key);
      }),
      watchVisitor: fromCallback<StartEvent>(({ sendBack }) =>
        watchVisitor(SIGNS_OF_INTENT, () => sendBack({ type: 'visitor.acted' })),
      ),
    },
    actions: {
      announceReadiness: () => {
        performance.mark(HYDRATED);
        // Automation waits for this attribute: a clock that a test holds removes the mark.
        root.dataset.hydrated = '';
        dispatchEvent(new Event(HYDRATED));
        const { chat, consent } = actorsOf(site);
        // What the visitor has pressed before the start comes first.
        if (!consent.getSnapshot().matches('customizing')) followEntry(chat);
        giveBack(session, actorsOf(site));
        prefetchWhenIdle(site, document);
        inspection?.ready();
      },
      reportFailure: ({ event }) => report('The site could not be started.', errorOf(event)),
    },
  });
}

/**
 * Starts the site in a document, perhaps under inspection. If that fails, the document stays as it is:
 * readable.
 */
export function start(document: Document, inspection?: Inspection): void {
  admitVendorScripts(import.meta.env.VENDOR_SCRIPTS);
  createActor(provideStart(document, inspection)).start();
}
