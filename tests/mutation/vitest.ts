/**
 * Stands for `vitest` in the tests that judge a mutant: it collects them instead of running them.
 */

export { expect, vi } from 'vitest';

export type CollectedTest = { name: string; run: () => unknown };

type Collection = { tests: CollectedTest[]; before: (() => unknown)[]; path: string[] };

const world = globalThis as typeof globalThis & { collection?: Collection };
// It lives outside the modules, because each mutant loads the tests again.
world.collection ??= { tests: [], before: [], path: [] };
const { collection } = world;

type Declare = (name: string, body: (...values: never[]) => unknown) => void;

/** Calls `declare` for each row of a table. */
const each =
  (declare: Declare) =>
  (rows: readonly unknown[]): Declare =>
  (name, body) => {
    for (const row of rows) {
      const values = (Array.isArray(row) ? row : [row]) as never[];
      declare(`${name} ${JSON.stringify(row)}`, () => body(...values));
    }
  };

const collectTest: Declare = (name, body) => {
  const before = [...collection.before];
  collection.tests.push({
    name: [...collection.path, name].join(' > '),
    run: async () => {
      for (const prepare of before) await prepare();
      await body();
    },
  });
};

const collectGroup: Declare = (name, body) => {
  collection.path.push(name);
  body();
  collection.path.pop();
};

export const it = Object.assign(collectTest, { each: each(collectTest) });
export const describe = Object.assign(collectGroup, { each: each(collectGroup) });
export const beforeEach = (prepare: () => unknown) => collection.before.push(prepare);

/** What has been collected since the last call. */
export function takeTests(): CollectedTest[] {
  const { tests } = collection;
  Object.assign(collection, { tests: [], before: [], path: [] });
  return tests;
}
