import {
  HYDRATED,
  SIGNS_OF_INTENT,
  SIGNS_OF_LIFE,
  TAKEN_OVER,
  watchVisitor,
} from './milestones.ts';
import { bringModule, prepareImports } from './modules.ts';
import { nextTask } from './nextTask.ts';

/** A form whose scripts take this long has not been sent, in ms. */
const NOT_SENT_AFTER_MS = 15_000;

/** A browser that reports no paint has painted this long after `load`, in ms. */
const PAINTED_AFTER_MS = 1_000;

/** What Chromium adds to a document. */
type RenderedAhead = Document & { prerendering?: boolean };

const heard = (type: string) =>
  new Promise((resolve) => {
    document.addEventListener(type, resolve, { once: true });
  });

/**
 * Waits until the document has arrived and the visitor sees it: browsers render some pages ahead, for visitors who may
 * never come. A document that breaks off, or that the visitor stops, has arrived, too.
 */
async function seen(): Promise<void> {
  if (document.readyState === 'loading') await heard('readystatechange');
  if ((document as RenderedAhead).prerendering) await heard('prerenderingchange');
}

/** Asks for all modules at once, and runs each when it is there and those before it have run. */
async function runInTurn(modules: readonly string[]): Promise<void> {
  const arrivals = modules.map(bringModule);
  // The first that does not arrive ends the start below.
  Promise.all(arrivals).catch(() => {});
  await seen();
  for (const [place, module] of modules.entries()) {
    await arrivals[place];
    await import(/* @vite-ignore */ module);
    await nextTask();
  }
}

/**
 * Whether the platform answers a button: it opens a popover or a dialog without any script. Safari before
 * 26.2 does not know the commands of dialogs, so they are carried out here.
 */
function openByPlatform(button: HTMLButtonElement): boolean {
  if (button.popoverTargetElement) return true;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return false;
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    if (button.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  }
  return true;
}

/** Writes the state of a popover or a dialog to its machine's element and to its button, as views do. */
function showState({ target, newState }: ToggleEvent): void {
  const { id } = target as HTMLElement;
  (target as HTMLElement)
    .closest<HTMLElement>('[data-machine]')
    ?.setAttribute('data-state', newState);
  document
    .querySelector(`[popovertarget="${id}"], [commandfor="${id}"]`)
    ?.setAttribute('aria-expanded', String(newState === 'open'));
}

/** Shows or hides what a form says without scripts. Its link to the e-mail takes along what was typed. */
function sayWithoutScripts(form: HTMLFormElement, isShown: boolean): void {
  const note = form.querySelector<HTMLElement>('[data-without-scripts]');
  // A form of the chat or of an extension has none.
  if (!note) return;
  const lines = [...new FormData(form)].map(([name, value]) => value && `${name}: ${value}\n`);
  (note.querySelector('a') as HTMLAnchorElement).search =
    `body=${encodeURIComponent(lines.join('')).replace(/%0A/g, '%0D%0A')}`;
  note.hidden = !isShown;
  if (isShown) note.scrollIntoView({ block: 'nearest' });
}

/**
 * Runs right after every prerendered page. The build inlines it there, after a list of modules. What the page
 * does not show, such as the texts for its scripts, comes later, and nobody waits for it to press or to submit.
 *
 * The page is complete without scripts, so they wait for the first paint, or for the first sign of the
 * visitor. By then the fonts are on their way. The starter downloads all modules at once, because
 * a chain of imports costs a round trip per link. It runs each in a task of its own, because all of
 * them in one task would block input.
 *
 * Until the site answers, the starter keeps each button of the site that is pressed and each of its forms that is
 * submitted, and presses them again in their order, once each. An extension has answered its own. A page that an
 * extension has changed is rendered from scratch: it has other elements in the same places. Links need no help:
 * they lead to prerendered pages. Menus need none either: the platform opens them.
 *
 * If the start fails or takes too long, the page says so beside a form that was submitted. The starter
 * then forgets the form: its visitor may write an e-mail, and nothing must arrive twice.
 *
 * No machine can stand here: XState would have to load before the first paint. `start.machine.ts` starts
 * the site once the modules are there. The starter listens until React takes the document over, and
 * presses again when the site runs.
 */
function prepareStart(document: Document, modules: readonly string[]): void {
  const presses = new Map<HTMLElement, number>();
  /** How long each form that was submitted may still take. */
  const waits = new Map<HTMLElement, ReturnType<typeof setTimeout>>();
  let isStarted = false;

  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    try {
      await runInTurn(modules);
    } catch {
      // The page stays readable. The visitor's next act tries again.
      isStarted = false;
      endWait(true);
      stopWatching();
      stopWatching = watchVisitor(SIGNS_OF_INTENT, start);
    }
  };

  /** Ends the wait of the forms. Those that were submitted and got lost say so. */
  const endWait = (areLost: boolean) => {
    for (const form of document.forms) endWaitOf(form, areLost);
  };
  const endWaitOf = (form: HTMLFormElement, isLost: boolean) => {
    clearTimeout(waits.get(form));
    if (isLost && !presses.delete(form)) return;
    form.setAttribute('aria-busy', 'false');
    sayWithoutScripts(form, isLost);
  };
  const controls = () => [...document.querySelectorAll<HTMLElement>('button, form')];
  const keep = (control: HTMLElement) => presses.set(control, controls().indexOf(control));

  const keepClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('#root button');
    if (button && button.type !== 'submit' && !openByPlatform(button)) keep(button);
  };
  const keepSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    if (!form.closest('#root')) return;
    event.preventDefault();
    form.setAttribute('aria-busy', 'true');
    sayWithoutScripts(form, false);
    keep(form);
    clearTimeout(waits.get(form));
    waits.set(form, setTimeout(endWaitOf, NOT_SENT_AFTER_MS, form, true));
  };
  const pressAgain = () => {
    endWait(false);
    for (const [control, place] of presses) {
      const present = control.isConnected ? control : controls()[place];
      if (present instanceof HTMLFormElement) present.requestSubmit();
      else present?.click();
    }
    presses.clear();
  };
  let stopWatching = watchVisitor(SIGNS_OF_LIFE, start);
  addEventListener('click', keepClick);
  addEventListener('submit', keepSubmit);
  // This event does not bubble.
  addEventListener('toggle', showState, true);
  addEventListener(TAKEN_OVER, () => {
    stopWatching();
    removeEventListener('click', keepClick);
    removeEventListener('submit', keepSubmit);
  });
  addEventListener(HYDRATED, () => {
    removeEventListener('toggle', showState, true);
    pressAgain();
  });
  // Firefox reports no paint of a document that comes back scrolled, and hardened browsers report none.
  addEventListener('load', () => setTimeout(start, PAINTED_AFTER_MS));
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}

prepareImports();
prepareStart(document, JSON.parse(document.getElementById('modules')?.textContent ?? '[]'));
