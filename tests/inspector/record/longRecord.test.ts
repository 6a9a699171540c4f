import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { recordWalk } from '../recordSession.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function heapInMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_000_000;
}

it('R18.39 a long session keeps its latest entries, and takes no more memory than a full record', () => {
  const { record, walk } = recordWalk(11, 3_000);
  expect(record.dropped).toBeGreaterThan(0);
  const before = heapInMegabytes();
  walk(5_000);
  expect(heapInMegabytes() - before).toBeLessThan(2);

  const { entries, dropped } = record;
  expect(dropped).toBeGreaterThan(4_000);
  expect(entries.length).toBeGreaterThanOrEqual(2_000);
  expect(entries.length).toBeLessThanOrEqual(2_200);
  const numbers = entries.map(({ index }) => index);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
  expect(numbers.at(-1)).toBe(dropped + entries.length - 1);
});

it('R18.39 an entry shares with the one before it what it has not changed', () => {
  const { record } = recordWalk(12, 200);
  type WithChildren = { children: Record<string, unknown> };
  const shares = record.entries.slice(1).map(({ kept }, place) => {
    const before = record.entries[place]?.kept.snapshot as unknown as WithChildren;
    const children = Object.entries((kept.snapshot as unknown as WithChildren).children);
    const shared = children.filter(([id, child]) => child === before.children[id]);
    return shared.length / children.length;
  });
  expect(shares.reduce((sum, share) => sum + share) / shares.length).toBeGreaterThan(0.9);
});
