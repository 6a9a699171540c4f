import type { AnyEventObject } from 'xstate';
import { createDice } from '#tests/inspector/dice.ts';
import { expect, type Inspected, type SiteInspector, test } from './siteInspector.ts';

const EVENTS = 100;

/** The states of every actor and what it knows, as the panel shows them. */
async function actorsNow(inspector: SiteInspector) {
  const { actors } = await inspector.view();
  return actors.map(({ path, leaves, context }) => ({ path, leaves, context }));
}

// Random events make everything fail that can fail, and open films and maps.
test.use({ expectedMessages: /./, expectedRequests: /./ });

test('R18.32 restores a long journey at any entry, and replays it to the same states', async ({
  inspector,
  page,
}) => {
  test.setTimeout(150_000);
  await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
  await inspector.openHeld('/about');
  // A replay loads all pages, so an event may say that one is there.
  await inspector.replay();
  await inspector.holdResults();

  // A retry and a withdrawal load the document again, which would end the journey.
  await inspector.ask(() => {
    const { navigation } = globalThis as unknown as { navigation: EventTarget };
    navigation.addEventListener('navigate', (event) => {
      if ((event as Event & { navigationType: string }).navigationType === 'reload') {
        event.preventDefault();
      }
    });
  });

  // What can be sent to each machine, with the cases of the payloads.
  const choices = await inspector.ask(() => {
    const { inspector: own } = globalThis as unknown as Inspected;
    return Object.entries({ [own.app.root.id]: own.app.root.machine, ...own.app.machines }).map(
      ([actor, machine]) => ({
        actor,
        events: machine.events
          .filter((type) => !type.startsWith('xstate.'))
          .flatMap((type) =>
            Object.values(own.app.cases[actor]?.events[type] ?? [{}]).map((payload) => ({
              ...payload,
              type,
            })),
          ),
      }),
    );
  });

  const pick = createDice(4);
  const reached = new Set<string>();
  for (let sent = 0; sent < EVENTS; sent += 1) {
    // Every machine has its turn.
    const { actor, events } = choices[sent % choices.length] as (typeof choices)[number];
    if (events.length === 0) continue;
    const event = pick<AnyEventObject>(events);
    const wait = pick([0, 0, 50, 400, 1_000, 3_000]);
    const outcome = pick(['output', 'output', 'error', 'none'] as const);
    await inspector.ask(
      async ([to, what, ms, as]) => {
        const { inspector: own } = globalThis as unknown as Inspected;
        try {
          own.send(to, what);
        } catch {
          // An actor that is gone for now, such as a closed film, takes nothing.
        }
        if (ms > 0) await own.advance(ms);
        const [promise] = own.getView().promises;
        const known = promise && own.app.cases[promise.actor]?.results[promise.invoke];
        if (!promise || as === 'none') return;
        if (as === 'output') own.settle(promise.id, Object.values(known?.outputs ?? {})[0]);
        else own.reject(promise.id, Object.values(known?.errors ?? {})[0]);
      },
      [actor, event, wait, outcome] as const,
    );
    reached.add(actor);
  }
  expect(reached.size).toBe(choices.filter(({ events }) => events.length > 0).length);
  const last = await inspector.lastIndex();
  expect(last).toBeGreaterThan(EVENTS);

  await inspector.replay();
  const { name, text, session } = await inspector.exportSession();

  // Each restore cuts the record, so the journey is imported again for each of them.
  const points = Array.from({ length: 10 }, () => pick(session.entries.map(({ index }) => index)));
  for (const index of points) {
    await inspector.importFile({ name, text });
    await inspector.look(index);
    const actors = await actorsNow(inspector);
    await inspector.restore();
    expect(await actorsNow(inspector)).toEqual(actors);
    await inspector.replay();
    expect(await actorsNow(inspector)).toEqual(actors);
  }
});
