import { nextTask, whenIdle } from './idle.ts';
import { HYDRATED, TAKEN_OVER } from './milestones.ts';

/** What shows that somebody is there and will not wait for an idle moment. */
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;

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
 * Runs at the end of every prerendered page; the build writes it there, with a list of modules.
 *
 * The page is complete without the site's scripts, so these leave the network and the processor to
 * the first paint and start when both are idle, or with the first sign of a visitor. Then all
 * modules are asked for at once, for one that is found by way of another costs a round trip more,
 * and run each in a task of its own, what others import first: together they would block input.
 *
 * A button that is pressed meanwhile is kept and pressed again when the site can answer. Links need
 * nothing: they lead to prerendered pages.
 */
function prepareStart({ documentElement: root }: Document, modules: readonly string[]): void {
  let isStarted = false;
  let replay = () => {};

  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    try {
      await preload(modules);
      await runInTurn(modules);
    } catch {
      // The page stays readable, in the language that it has; the next sign of life tries again.
      delete root.dataset.language;
      isStarted = false;
    }
  };

  const keepClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (button && button.type !== 'submit') replay = () => button.click();
  };
  const keepSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    replay = () => form.requestSubmit();
  };

  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, start, { passive: true });
  addEventListener('click', keepClick);
  addEventListener('submit', keepSubmit);
  addEventListener(
    TAKEN_OVER,
    () => {
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, start);
      removeEventListener('click', keepClick);
      removeEventListener('submit', keepSubmit);
    },
    { once: true },
  );
  addEventListener(HYDRATED, () => replay(), { once: true });

  const startWhenPainted = () =>
    new PerformanceObserver(() => whenIdle(start)).observe({ type: 'paint', buffered: true });
  if (root.dataset.language === 'pending') start();
  else if (document.readyState === 'complete') startWhenPainted();
  else addEventListener('load', startWhenPainted, { once: true });
}

prepareStart(document, JSON.parse(document.getElementById('modules')?.textContent ?? '[]'));
