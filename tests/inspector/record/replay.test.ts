import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createConductor } from '#inspector/record/conductor.ts';
import { compare, rehearsed, replay } from '#inspector/record/replay.ts';
import { keepRoot } from '#statechart/keptRoot.ts';

import { VirtualClock } from '#statechart/virtualClock.ts';
import { app, recordWalk } from './recordWalk.ts';
import { createRandom } from './walk.ts';

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

it.each([1, 2, 3, 4, 5])(
  'R18.32 replays a recorded walk without a difference (seed %i)',
  async (seed) => {
    const { score } = recordWalk(seed, 400);
    expect(score.entries.length).toBeGreaterThan(300);
    const report = await replay(app, score);
    expect(report.differences).toEqual([]);
    expect(report.replayed).toBe(score.entries.length);
    expect((await replay(app, throughJson(score))).differences).toEqual([]);
  },
);

it('R18.32 restores a record at ten places and comes to the same end from each', async () => {
  const { score } = recordWalk(6, 300);
  const random = createRandom(6);
  for (let time = 0; time < 10; time += 1) {
    const place = random(score.entries.length - 100);
    const from = throughJson(score.entries[place] as (typeof score.entries)[number]);
    const rest = {
      start: from.kept,
      at: from.at,
      entries: score.entries.slice(place + 1, place + 101),
    };
    expect((await replay(app, rest)).differences, `from entry ${place}`).toEqual([]);
  }
});

it('R18.32 reports the first place where each actor leaves the record', async () => {
  const { score } = recordWalk(7, 300);
  const opened = score.entries.find(
    ({ cause, deliveries }) =>
      cause.type === 'event' &&
      cause.actor === 'mobileMenu' &&
      deliveries.some(({ microsteps }) => microsteps.flat().length > 0),
  );
  expect(opened).toBeDefined();
  const { differences } = await replay(app, score, { without: opened?.index });
  expect(differences).toContainEqual({
    index: opened?.index,
    actor: 'mobileMenu',
    recorded: ['open'],
    replayed: ['closed'],
    context: [],
  });
});

it('R18.32 compares states and contexts of every actor', () => {
  const { record } = recordWalk(8, 200);
  const [first, last] = [record.start, record.entries.at(-1)?.kept];
  expect(compare(0, record.start, throughJson(record.start))).toEqual([]);
  expect(compare(0, first, last as typeof first).length).toBeGreaterThan(3);
});

it('R18.32 gives a root that goes on from a kept one its timers', () => {
  const { record } = recordWalk(9, 200);
  const entry = record.entries.find(({ kept }) => kept.timers.length > 1);
  if (!entry) throw new Error('The walk has no timers.');
  const clock = new VirtualClock(entry.at);
  const conductor = createConductor(clock, rehearsed, () => {});
  const root = createActor(app.root.machine, {
    id: 'site',
    systemId: 'site',
    clock,
    inspect: conductor.inspect,
    snapshot: entry.kept.snapshot,
  });
  conductor.adopt(root, entry.kept);
  conductor.start(false);
  expect(keepRoot(root, clock).timers).toEqual(entry.kept.timers);
});
