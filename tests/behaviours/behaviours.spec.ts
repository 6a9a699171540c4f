import { describeWay } from '@interpunct/model-kit/describePath';
import { stateOf } from '@interpunct/model-kit/effects';
import type { headerMachine } from '#machines/header.machine.ts';
import { test as configured, expect } from '#tests/e2e/configuredSite.ts';
import { test } from '#tests/e2e/sitePage.ts';
import type { Gestures } from './kit/table.ts';
import { tables } from './kit/tables.ts';
import { takeWalk } from './kit/takeWalk.ts';
import { fewestOf, misofferedBy, missedBy, statesOn, walksOf } from './kit/walk.ts';

for (const table of tables) {
  const { title, unreached = {}, hasEndpoints, isFirstVisit } = table;
  const { expectedMessages, expectedRequests } = table;
  const walks = walksOf(table);

  test.describe(title, () => {
    test.use({ hasChosen: !isFirstVisit, expectedMessages, expectedRequests });

    test(`R17.15, R17.16 ${title}: its table has a gesture for each event that its parts offer`, () => {
      expect(missedBy(table, walks)).toEqual(Object.keys(unreached).toSorted());
      expect([...statesOn(walks)]).toEqual(expect.arrayContaining(Object.keys(table.parts)));
      expect(misofferedBy(table, walks)).toEqual([]);
    });

    const visited = new Set<string>();
    for (const [index, walk] of fewestOf(walks).entries()) {
      const steps = walk.moves.map(({ step }) => step);
      const way = describeWay(table.model, stateOf(walk.start), steps);
      const before = new Set(visited);
      for (const state of statesOn([walk])) visited.add(state);
      const visit = hasEndpoints?.(walk.input as never) ? configured : test;
      visit(
        `R15.1, R15.5, R15.7, R17.10, R17.15, R17.17 ${title} ${index + 1}: ${way}`,
        ({ site }) => takeWalk(table, walk, site, before),
      );
    }
  });
}

test('R17.16 a table asks for each event of its machine', () => {
  // @ts-expect-error: the table of a header says how the page is scrolled
  const gestures: Gestures<typeof headerMachine> = {};
  expect(gestures).toEqual({});
});
