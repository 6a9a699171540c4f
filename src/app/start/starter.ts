import { PATIENCE_MS } from '#app/routing/askOnce.ts';
import { claimReload } from '#app/wiring/claimReload.ts';
import { ANSWER_MS } from '#ports/deployment.ts';
import { webStore } from '#ports/storage.ts';
import { endWaits, keepPresses } from './keptPresses.ts';
import { HYDRATED, SIGNS_OF_INTENT, SIGNS_OF_LIFE, watchVisitor } from './milestones.ts';
import { bringModule, prepareImports } from './modules.ts';
import { nextTask } from './nextTask.ts';
import { showDrafts } from './shownDrafts.ts';

/** A browser that reports no paint has painted this long after `load`, in ms. */
const PAINTED_AFTER_MS = 1_000;

/** How long a start that has failed rests, in ms: twice as long after each, so that no host is asked at every key. */
const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 30_000;

/** What Chromium adds to a document. */
type RenderedAhead = Document & { prerendering?: boolean };

const heard = (type: string) =>
  new Promise((resolve) => {
    document.addEventListener(type, resolve, { once: true });
  });

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const untilSign = (signs: readonly string[]) =>
  new Promise<void>((resolve) => {
    const stop = watchVisitor(signs, () => {
      stop();
      resolve();
    });
  });

/**
 * Waits until the document has arrived and the visitor sees it: browsers render some pages ahead, for visitors who may
 * never come. A document that breaks off, or that the visitor stops, has arrived, too.
 */
async function untilSeen(): Promise<void> {
  if (document.readyState === 'loading') await heard('readystatechange');
  if ((document as RenderedAhead).prerendering) await heard('prerenderingchange');
}

/** Asks for all modules at once, and runs each when it is there and those before it have run. */
async function runInTurn(modules: readonly string[]): Promise<true> {
  const arrivals = modules.map(bringModule);
  // The first that does not arrive ends the start below.
  Promise.all(arrivals).catch(() => {});
  await untilSeen();
  for (const [place, module] of modules.entries()) {
    await arrivals[place];
    await import(/* @vite-ignore */ module);
    await nextTask();
  }
  return true;
}

/**
 * Whether nothing is lost with the document: its site does not run, and no field has a text that the tab has not stored.
 * A page that is missing is so in any deployment.
 */
const mayLeave = () =>
  !document.documentElement.matches('[data-hydrated], [data-page="404"]') &&
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].every(
    ({ value, dataset }) => value === (dataset.draft ?? ''),
  );

/** A cache may have kept a document whose modules are gone: loads the newer one. */
async function leaveOldDocument([entryUrl = '']: string[]): Promise<void> {
  if (!mayLeave()) return;
  const world = { session: webStore(() => sessionStorage), entryUrl };
  const isNew = await claimReload(world, location.pathname, AbortSignal.timeout(ANSWER_MS));
  if (isNew && mayLeave()) location.reload();
}

/** Writes the state of a popover or a dialog to its machine's element and to its button, as views do. */
function showState({ target, newState }: ToggleEvent): void {
  const { id } = target as HTMLElement;
  (target as HTMLElement)
    .closest<HTMLElement>('[data-machine]')
    ?.setAttribute('data-state', newState);
  document
    .querySelector(`[popovertarget="${id}"], [commandfor="${id}"]`)
    ?.setAttribute('aria-expanded', `${newState === 'open'}`);
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
 * If a module does not arrive, the page stays readable, and the visitor's next act tries again: after the rest, or at
 * once where a form is submitted. If one hangs, the next act asks once more. If both come, it runs once.
 *
 * No machine can stand here: XState would have to load before the first paint. `start.machine.ts` starts
 * the site once the modules are there.
 */
async function prepareStart(modules: readonly string[]): Promise<void> {
  const painted = new Promise((resolve) => {
    // Firefox reports no paint of a document that comes back scrolled, and hardened browsers report none.
    addEventListener('load', () => setTimeout(resolve, PAINTED_AFTER_MS));
    // A hardened browser may lack it.
    window.PerformanceObserver &&
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  await Promise.race([painted, untilSign(SIGNS_OF_LIFE)]);
  for (let rest = FIRST_REST_MS; ; rest = Math.min(2 * rest, LONGEST_REST_MS)) {
    try {
      if (await Promise.race([runInTurn(modules), later(PATIENCE_MS)])) return;
      await untilSign(SIGNS_OF_INTENT);
    } catch {
      endWaits(true);
      leaveOldDocument(modules.slice(-1)).catch(() => {});
      const isRested = Promise.race([later(rest), heard('submit')]);
      await Promise.all([isRested, untilSign(SIGNS_OF_INTENT)]);
    }
  }
}

document.documentElement.removeAttribute('data-scriptless');
showDrafts();
keepPresses();
prepareImports();
prepareStart(JSON.parse(document.getElementById('modules')?.textContent ?? '[]'));
// This event does not bubble.
addEventListener('toggle', showState, true);
addEventListener(HYDRATED, () => removeEventListener('toggle', showState, true));
