import { StrictMode, startTransition } from 'react';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { type Address, parseAddress } from '#app/pages/address.ts';
import { applyHead } from '#app/pages/head.ts';
import { readLanguage } from '#app/pages/language.ts';
import { loadPage } from '#app/pages/pageLoader.ts';
import { addTexts, namespacesOf } from '#app/pages/texts.ts';
import { Site } from '#app/visit/Site.tsx';
import { createScrollMemory, type ScrollMemory } from '#app/visit/scrollMemory.ts';
import { returnFocus } from '#app/wiring/analytics.ts';
import { readConversation } from '#app/wiring/chat.ts';
import { followOtherTabs } from '#app/wiring/consent.ts';
import { actorsOf, createSite, type SiteOptions } from '#app/wiring/createSite.ts';
import { reportFacts } from '#app/wiring/facts.ts';
import { type FormName, formNames, readDraft } from '#app/wiring/forms.ts';
import { errorOf, type World } from '#app/wiring/world.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import { type StartEvent, startMachine } from '#machines/start.machine.ts';
import { type Store, webStore } from '#ports/storage.ts';
import { Theme } from '#views/basics/globalStyles.tsx';
import { nextTask } from './idle.ts';
import type { Inspection } from './inspection.ts';
import {
  HYDRATED,
  revealDocument,
  SIGNS_OF_INTENT,
  TAKEN_OVER,
  watchVisitor,
} from './milestones.ts';
import { prefetchWhenIdle } from './prefetch.ts';
import { createRoot, hydrateRoot } from './reactDom.ts';
import { admitVendorScripts } from './trustedTypes.ts';

/** Whether the document holds the prerendered page of an address. */
function isPrerendered({ lang, dataset }: HTMLElement, address: Address): boolean {
  const { page, prefix, language } = address;
  return lang === language && dataset.page === page && dataset.prefix === prefix;
}

function report(message: string, error?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the site writes to the console
  console.warn(message, ...(error === undefined ? [] : [error]));
}

/** Adds the texts that the prerendered page brings along, in its language. */
function adoptTexts(document: Document, { page, language }: Address): void {
  const inline = document.getElementById('texts')?.textContent;
  if (!inline) return;
  const texts = JSON.parse(inline);
  for (const namespace of namespacesOf(page)) addTexts(language, namespace, texts[namespace]);
}

/** What the tab keeps: the drafts of the forms, and the conversation. */
function readKept(session: Store) {
  const drafts = formNames.map((form) => ({ form, values: readDraft(session, form) }));
  return { drafts, conversation: readConversation(session) };
}

/** Restores what the tab has kept. It comes after hydration, because the prerendered forms are empty. */
function restore(site: SiteActor, { drafts, conversation }: ReturnType<typeof readKept>): void {
  const actors = actorsOf(site);
  for (const { form, values } of drafts) {
    if (Object.keys(values).length > 0) actors[form].send({ type: 'form.restore', values });
  }
  if (conversation) actors.chat.send({ type: 'chat.restore', conversation });
}

type TypedValue = { form: FormName; name: string; value: string };

/** The text in the fields of the prerendered forms. */
function readTypedValues(document: Document): TypedValue[] {
  return formNames.flatMap((form) =>
    [...document.querySelectorAll<HTMLInputElement>(`[data-machine=${form}] [name]`)]
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => ({ form, name, value })),
  );
}

/**
 * Renders the site into the document. Hydrates the prerendered page if it is the one at the address,
 * and renders the page otherwise. Resolves when React is done, and rejects if it gives up.
 */
function render(
  document: Document,
  site: SiteActor,
  scrollMemory: ScrollMemory,
  address: Address,
  inspection: Inspection | undefined,
): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('the document has no element with the id "root"');
  const { documentElement: root } = document;
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
    if (isPrerendered(root, address)) {
      // React renders a transition in slices, between which input is handled.
      startTransition(() => {
        hydrateRoot(container, tree, {
          onRecoverableError: (error) => report('The prerendered page did not fit.', error),
          onUncaughtError: reject,
        });
      });
    } else {
      applyHead(document, address);
      createRoot(container, { onUncaughtError: reject }).render(tree);
    }
    dispatchEvent(new Event(TAKEN_OVER));
  });
}

/** The start over a document: reads the address, and provides each step of the chart. */
export function provideStart(document: Document, inspection?: Inspection) {
  const { documentElement: root } = document;
  const session = webStore(() => sessionStorage);
  const local = webStore(() => localStorage);
  const language = readLanguage(local);
  const address = parseAddress(location.pathname, language.preferred);
  if (address.path !== location.pathname) {
    history.replaceState(history.state, '', address.path + location.search + location.hash);
  }
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
  const create = (options?: SiteOptions) => createSite(address, world, options);
  const site = inspection?.create(world, create) ?? create();
  const scrollMemory = createScrollMemory(session);
  const isHydrating = isPrerendered(root, address);
  let typed: TypedValue[] = [];
  // What is typed before the start replaces the draft in the storage as soon as the site runs.
  const kept = readKept(session);

  return startMachine.provide({
    actors: {
      loadEntry: fromPromise(async () => {
        await nextTask();
        if (isHydrating) adoptTexts(document, address);
        await loadPage(address);
        await nextTask();
      }),
      hydrate: fromPromise(() => {
        // Hydrated fields keep their text. A page that is rendered in another language has new fields, and
        // so has one that an extension has changed, because React then renders it from scratch.
        typed = readTypedValues(document);
        return render(document, site, scrollMemory, address, inspection);
      }),
      begin: fromPromise(async () => {
        // Each step is a task of its own: together they would block input.
        if (inspection) inspection.begin();
        else site.start();
        await nextTask();
        const { page } = actorsOf(site);
        // A link may have been pressed during the hydration: then the entry is not the current page.
        if (!page.getSnapshot().context.left) site.send({ type: 'route.changed', address });
        for (const edit of typed) {
          const form = actorsOf(site)[edit.form];
          // The visitor may have typed on meanwhile.
          if (!form.getSnapshot().context.values[edit.name])
            form.send({ type: 'form.edit', ...edit });
        }
        restore(site, kept);
        await nextTask();
        reportFacts(site, inspection?.signal);
        returnFocus(world);
        followOtherTabs(actorsOf(site).consent, world, inspection?.signal);
        // The browser restores the position before a page rendered by script exists. Firefox and WebKit
        // restore none when a document comes back from another site.
        const isLost = !isHydrating || scrollY === 0;
        if (isLost && !location.hash) scrollMemory.restore();
      }),
      watchVisitor: fromCallback<StartEvent>(({ sendBack }) =>
        watchVisitor(SIGNS_OF_INTENT, () => sendBack({ type: 'visitor.acted' })),
      ),
    },
    actions: {
      revealDocument: () => revealDocument(document),
      announceReadiness: () => {
        performance.mark(HYDRATED);
        // Automation waits for this attribute: a clock that a test holds removes the mark.
        root.dataset.hydrated = '';
        dispatchEvent(new Event(HYDRATED));
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
