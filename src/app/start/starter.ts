import { nextTask, whenIdle } from './idle.ts';
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

async function preload(modules: readonly string[]): Promise<void> {
  for (const href of modules) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
    await nextTask();
  }
}

async function runInTurn(modules: readonly string[]): Promise<void> {
  for (const module of modules) {
    await import(/* @vite-ignore */ module);
    await nextTask();
  }
}

/**
 * Runs at the end of every prerendered page. The build inlines it there, with a list of modules.
 *
 * The page is complete without scripts, so they wait until the first paint is over and the browser is
 * idle, or until the first sign of the visitor. Then the starter preloads all modules at once, because
 * a chain of imports costs a round trip per link. It runs each in a task of its own, because all of
 * them in one task would block input.
 *
 * Until the site answers, the starter keeps each button that is pressed and each form that is submitted,
 * and presses them again in their order, once each. A page that is rendered in another language has other
 * elements in the same places. Links need no help: they lead to prerendered pages.
 *
 * No machine can stand here: XState would have to load before the first paint. `start.machine.ts` starts
 * the site once the modules are there. The starter listens until React takes the document over, and
 * presses again when the site runs.
 */
function prepareStart(document: Document, modules: readonly string[]): void {
  const presses = new Map<Element, number>();
  let isStarted = false;
  let preloading: Promise<void> | undefined;

  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    try {
      // Once: WebKit answers a second preload with the failure of the first.
      preloading ??= preload(modules);
      await preloading;
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
    if (button && button.type !== 'submit') keep(button);
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
  addEventListener(
    TAKEN_OVER,
    () => {
      stopWatching();
      removeEventListener('click', keepClick);
      removeEventListener('submit', keepSubmit);
    },
    { once: true },
  );
  addEventListener(HYDRATED, pressAgain, { once: true });
  setTimeout(revealDocument, REVEAL_AFTER_MS, document);

  const startWhenPainted = () =>
    new PerformanceObserver(() => whenIdle(start)).observe({ type: 'paint', buffered: true });
  if (document.documentElement.dataset.language === 'pending') start();
  else if (document.readyState === 'complete') startWhenPainted();
  else addEventListener('load', startWhenPainted, { once: true });
}

prepareStart(document, JSON.parse(document.getElementById('modules')?.textContent ?? '[]'));
