import { fromJson, toJson } from '@interpunct/model-kit/data';
import { expect, it } from 'vitest';
import { replayableOf } from '../../../src/inspector/controller/stage.ts';
import { replay } from '../../../src/inspector/record/replay.ts';
import { createDice } from '../dice.ts';
import { app, recordWalk } from '../recordSession.ts';

const throughJson = <T>(value: T): T => fromJson(JSON.parse(JSON.stringify(toJson(value)))) as T;

it.each([1, 2, 3, 4, 5])(
  'R18.32 replays a recorded walk without a difference (seed %i)',
  async (seed) => {
    const score = replayableOf(recordWalk(seed, 400).record);
    expect(score.entries.length).toBeGreaterThan(250);
    const report = await replay(app, score);
    expect(report.differences).toEqual([]);
    expect(report.replayed).toBe(report.of);
    expect((await replay(app, throughJson(score))).differences).toEqual([]);
  },
);

it('R18.32 restores a record at ten places and comes to the same end from each', async () => {
  const score = replayableOf(recordWalk(6, 300).record);
  const pick = createDice(6);
  for (let time = 0; time < 10; time += 1) {
    const from = throughJson(pick(score.entries.slice(0, -100)));
    const place = score.entries.findIndex(({ index }) => index === from.index);
    const rest = {
      start: from.kept,
      at: from.at,
      entries: score.entries.slice(place + 1, place + 101),
    };
    expect((await replay(app, rest)).differences, `from entry ${place}`).toEqual([]);
  }
});

it('R18.32 reports the first place where each actor leaves the record', async () => {
  const score = replayableOf(recordWalk(7, 300).record);
  const lit = score.entries.find(
    ({ cause, deliveries }) =>
      cause.type === 'event' &&
      cause.actor === 'lamp' &&
      deliveries.some(({ microsteps }) => microsteps.flat().length > 0),
  );
  const others = score.entries.filter((entry) => entry !== lit);
  const { differences } = await replay(app, { ...score, entries: others });
  expect(differences).toContainEqual({
    index: (lit?.index ?? 0) + 1,
    actor: 'lamp',
    differences: [{ path: '(state)', before: 'lit.bright', after: 'off' }],
  });
});
