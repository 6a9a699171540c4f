import { StrictMode, startTransition } from 'react';
import { type Address, knowPages, parseAddress } from '#app/pages/address.ts';
import { applyHead } from '#app/pages/head.ts';
import { cacheLanguage, wantedLanguage } from '#app/pages/language.ts';
import { loadPage } from '#app/pages/pageLoader.ts';
import { addTexts, namespacesOf } from '#app/pages/texts.ts';
import { parts, Site } from '#app/visit/Site.tsx';
import { createScrollMemory } from '#app/visit/scrollMemory.ts';
import { readConversation } from '#app/wiring/chat.ts';
import { followOtherTabs } from '#app/wiring/consent.ts';
import { actorsOf, createSite } from '#app/wiring/createSite.ts';
import { reportFacts } from '#app/wiring/facts.ts';
import { readDraft } from '#app/wiring/forms.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import { type Store, webStore } from '#ports/storage.ts';
import { Theme } from '#views/basics/theme.tsx';
import { nextTask } from './idle.ts';
import { HYDRATED, TAKEN_OVER } from './milestones.ts';
import { prefetchWhenIdle } from './prefetch.ts';
import { createRoot, hydrateRoot } from './reactDom.ts';
import { admitVendorScripts } from './trustedTypes.ts';

/** Whether the document holds the page of an address, as the prerender has marked it. */
function isPrerendered({ lang, dataset }: HTMLElement, address: Address): boolean {
  const { page, prefix, language } = address;
  return lang === language && dataset.page === page && dataset.prefix === prefix;
}

function report(message: string, error?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the site speaks to whoever looks after it
  console.warn(message, ...(error === undefined ? [] : [error]));
}

/**
 * The address of the document. Where its page is not the one that the host has sent, the host may
 * not know the page, or not this way to write its address: then it is looked up.
 */
async function readAddress({ dataset }: HTMLElement): Promise<Address> {
  const read = () => parseAddress(location.pathname, wantedLanguage());
  if (read().page === dataset.page) return read();
  await knowPages();
  return read();
}

/** Takes the texts that the prerendered page brings along. They are in the language of the page. */
function adoptTexts(document: Document, { page, language }: Address): void {
  const inline = document.getElementById('texts')?.textContent;
  if (!inline) return;
  const texts = JSON.parse(inline);
  for (const namespace of namespacesOf(page)) addTexts(language, namespace, texts[namespace]);
}

/** Drafts come once the site runs: the prerendered forms are empty, and so is the first render. */
function restoreDrafts(site: SiteActor, session: Store): void {
  const actors = actorsOf(site);
  for (const form of ['contactForm', 'newsletter'] as const) {
    actors[form].send({ type: 'form.restore', values: readDraft(session, form) });
  }
  const conversation = readConversation(session);
  if (conversation) actors.chat.send({ type: 'chat.restore', conversation });
}

/**
 * Brings the document to life: takes over the prerendered page where it is the one that the address
 * asks for, and renders anew where it is not (a language that the address leaves open, the answer
 * of a host that knows no such file). Nothing is started before the page is there.
 */
async function startSite(document: Document): Promise<void> {
  const { documentElement: root } = document;
  const container = document.getElementById('root');
  if (!container) throw new Error('the document has no element with the id "root"');

  const address = await readAddress(root);
  if (address.path !== location.pathname) {
    history.replaceState(history.state, '', address.path + location.search + location.hash);
  }
  cacheLanguage(address.language);

  await nextTask();
  const canHydrate = isPrerendered(root, address);
  if (canHydrate) adoptTexts(document, address);
  await loadPage(address);
  await nextTask();

  const session = webStore(() => sessionStorage);
  const scrollMemory = createScrollMemory(session);
  const local = webStore(() => localStorage);
  const site = createSite(address, {
    session,
    local,
    now: Date.now,
    // The pages' code has a version of its own: a deployment may change either alone.
    code: [new URL(import.meta.url).pathname, root.dataset.pages ?? ''],
    reload: () => location.reload(),
    report,
  });
  await nextTask();
  // In stages, each a task of its own: together they would block input.
  const begin = async () => {
    site.start();
    await nextTask();
    site.send({ type: 'route.changed', address });
    restoreDrafts(site, session);
    await nextTask();
    reportFacts(site);
    followOtherTabs(actorsOf(site).consent, { local, now: Date.now, report });
    // What is rendered anew was not there when the browser restored the position of a reload.
    if (!canHydrate && !location.hash) scrollMemory.restore();
    delete root.dataset.language;
    performance.mark(HYDRATED);
    // Automation waits for this: a clock that a test holds takes the mark away.
    root.dataset.hydrated = '';
    dispatchEvent(new Event(HYDRATED));
    prefetchWhenIdle(site, document);
  };

  const missing = new Set(parts);
  const countPart = (part: (typeof parts)[number]) => {
    if (missing.delete(part) && missing.size === 0) begin();
  };
  // Emotion would move the styles of a prerendered document, and the browser lay all of it out anew.
  const isStyled = 'page' in root.dataset;
  const tree = (
    <StrictMode>
      {isStyled ? null : <Theme />}
      <Site site={site} scrollMemory={scrollMemory} onReady={countPart} />
    </StrictMode>
  );
  if (canHydrate) {
    // A transition is rendered in slices: input is never blocked by it.
    startTransition(() => {
      hydrateRoot(container, tree, {
        onRecoverableError: (error) => report('The prerendered page did not fit.', error),
      });
    });
  } else {
    applyHead(document, address);
    createRoot(container).render(tree);
  }
  dispatchEvent(new Event(TAKEN_OVER));
}

/** Starts the site. Where that fails, the document stays what it is: readable, in its own language. */
export function startOrLeave(document: Document): void {
  admitVendorScripts(import.meta.env.VENDOR_SCRIPTS);
  startSite(document).catch((error: unknown) => {
    delete document.documentElement.dataset.language;
    report('The site could not be started.', error);
  });
}
