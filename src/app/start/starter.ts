import { nextTask } from './idle.ts';
import {
  HYDRATED,
  revealDocument,
  SIGNS_OF_INTENT,
  SIGNS_OF_LIFE,
  TAKEN_OVER,
  watchVisitor,
} from './milestones.ts';

/** A document that waits for its language is shown as it is after this long, in ms. */
const REVEAL_AFTER_MS = 3_000;

/** A browser that reports no paint has painted this long after `load`, in ms. */
const PAINTED_AFTER_MS = 1_000;

/** Brings a module into the cache of the browser. Returns whether it arrived. */
async function download(module: string): Promise<boolean> {
  try {
    const response = await fetch(module);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Downloads all modules at once, and runs each when it is there and those before it have run.
 *
 * Firefox and WebKit keep a module that failed, and a failed `modulepreload`, for the life of the
 * document. So nothing is imported before it has arrived.
 */
async function runInTurn(modules: readonly string[]): Promise<void> {
  const arrivals = modules.map(download);
  for (const [place, module] of modules.entries()) {
    if (!(await arrivals[place])) throw new Error(`${module} did not arrive`);
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

/**
 * Runs at the end of every prerendered page. The build inlines it there, with a list of modules.
 *
 * The page is complete without scripts, so they wait for the first paint, or for the first sign of the
 * visitor. By then the fonts are on their way. The starter downloads all modules at once, because
 * a chain of imports costs a round trip per link. It runs each in a task of its own, because all of
 * them in one task would block input.
 *
 * Until the site answers, the starter keeps each button that is pressed and each form that is submitted,
 * and presses them again in their order, once each. A page that is rendered in another language has other
 * elements in the same places. Links need no help: they lead to prerendered pages. Menus need none
 * either: the platform opens them.
 *
 * No machine can stand here: XState would have to load before the first paint. `start.machine.ts` starts
 * the site once the modules are there. The starter listens until React takes the document over, and
 * presses again when the site runs.
 */
function prepareStart(document: Document, modules: readonly string[]): void {
  const presses = new Map<Element, number>();
  let isStarted = false;

  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    try {
      await runInTurn(modules);
    } catch {
      // The page stays readable, in the language that it has. The visitor's next act tries again.
      revealDocument(document);
      isStarted = false;
      stopWatching();
      stopWatching = watchVisitor(SIGNS_OF_INTENT, start);
    }
  };

  const controls = () => [...document.querySelectorAll<HTMLElement>('button, form')];
  const keep = (control: HTMLElement) => presses.set(control, controls().indexOf(control));

  const keepClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (button && button.type !== 'submit' && !openByPlatform(button)) keep(button);
  };
  const keepSubmit = (event: Event) => {
    event.preventDefault();
    keep(event.target as HTMLFormElement);
  };
  const pressAgain = () => {
    for (const [control, place] of presses) {
      const present = control.isConnected ? control : controls()[place];
      if (present instanceof HTMLFormElement) present.requestSubmit();
      else if (present instanceof HTMLElement) present.click();
    }
  };

  let stopWatching = watchVisitor(SIGNS_OF_LIFE, start);
  addEventListener('click', keepClick);
  addEventListener('submit', keepSubmit);
  // This event does not bubble.
  addEventListener('toggle', showState, true);
  addEventListener(
    TAKEN_OVER,
    () => {
      stopWatching();
      removeEventListener('click', keepClick);
      removeEventListener('submit', keepSubmit);
    },
    { once: true },
  );
  addEventListener(
    HYDRATED,
    () => {
      removeEventListener('toggle', showState, true);
      pressAgain();
    },
    { once: true },
  );
  setTimeout(revealDocument, REVEAL_AFTER_MS, document);

  if (document.documentElement.dataset.language === 'pending') start();
  else {
    // Firefox reports no paint of a document that comes back scrolled, and hardened browsers report none.
    addEventListener('load', () => setTimeout(start, PAINTED_AFTER_MS));
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  }
}

prepareStart(document, JSON.parse(document.getElementById('modules')?.textContent ?? '[]'));
