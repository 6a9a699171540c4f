import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { Entry } from '../../../src/inspector/record/entry.ts';
import { recordWalk } from '../recordSession.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function heapInMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_000_000;
}

it('R18.39 a long session keeps its latest entries, and takes no more memory than a full record', () => {
  const { record, walk } = recordWalk(11, 3_200);
  expect(record.dropped).toBeGreaterThan(0);
  const before = heapInMegabytes();
  walk(2_000);
  expect(heapInMegabytes() - before).toBeLessThan(2);

  const { entries, dropped } = record;
  expect(dropped).toBeGreaterThan(1_500);
  expect(entries.length).toBeGreaterThanOrEqual(2_000);
  expect(entries.length).toBeLessThanOrEqual(2_200);
  const numbers = entries.map(({ index }) => index);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
  expect(numbers.at(-1)).toBe(dropped + entries.length - 1);
});

it('R18.39 an entry shares with the one before it what it has not changed', () => {
  const { record } = recordWalk(12, 200);
  type WithChildren = { children: Record<string, unknown> };
  const childrenOf = ({ kept }: Entry) =>
    Object.entries((kept.snapshot as unknown as WithChildren).children);
  for (const [place, entry] of record.entries.slice(1).entries()) {
    const before = new Map(childrenOf(record.entries[place] as Entry));
    const reached = entry.deliveries.map(({ receiver }) => receiver);
    for (const [id, child] of childrenOf(entry)) {
      if (!reached.includes(id) && before.has(id)) expect(child, id).toBe(before.get(id));
    }
  }
});
