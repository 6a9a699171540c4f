import type { Inspector } from '../inspector.ts';
import type { Controller } from './controller.ts';

/** How a tester picks an actor by an element of the page. One pick goes on at a time. */
export function pickingOf({ app, getView, page }: Controller) {
  let picking: AbortController | undefined;

  const pick: Inspector['pick'] = async (signal) => {
    picking?.abort();
    const own = new AbortController();
    signal?.addEventListener('abort', () => own.abort(), { once: true });
    picking = own;
    const element = await page().pick?.(own.signal, app.actorOf);
    if (picking === own) picking = undefined;
    const name = element ? app.actorOf(element) : undefined;
    const running = getView().actors.filter(({ status }) => status === 'active');
    const exact = running.filter(({ path }) => path === name);
    const alike = exact.length > 0 ? exact : running.filter(({ chart }) => chart === name);
    if (name !== undefined && alike.length === 0)
      throw new Error(`No actor with the id “${name}” runs.`);
    return alike.map(({ path }) => path);
  };

  return { pick, isPicking: () => picking !== undefined };
}
