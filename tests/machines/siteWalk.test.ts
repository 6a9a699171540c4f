import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createWalker } from './invariants.ts';
import { leavesIn, restingLeaves, type Settings, startSite, steps } from './siteRun.ts';

/** Repeats walks. */
const SEED = Number(process.env.SEED ?? 20_261_122);
/** A single walk, as a failure prints it: the names of its steps. */
const WALK: Walk | undefined = process.env.WALK && JSON.parse(process.env.WALK);

const WALKS = 150;
const LONGEST = 200;

type Walk = { settings: Settings; names: readonly string[] };

/** The walker itself reports each page that arrives. */
const stepNamed = new Map(
  steps.filter(({ name }) => !name.includes('route.changed')).map((step) => [step.name, step]),
);

/** Walks, and throws with the number of the first step after which something does not hold. */
async function take({ settings, names }: Walk, reached = new Set<string>()): Promise<void> {
  const run = startSite(settings);
  const walkOn = createWalker(run);
  for (const [index, name] of names.entries()) {
    const step = stepNamed.get(name);
    if (!step) throw new Error(`There is no step ${name}.`);
    await walkOn(step).catch((error: Error) => {
      throw new Error(`after step ${index + 1}, ${error.message}`, { cause: error });
    });
    for (const leaf of leavesIn(run)) reached.add(leaf);
  }
  run.site.stop();
}

const walks = fc.record({
  settings: fc.record({ isDelivering: fc.boolean(), hasVendors: fc.boolean() }),
  names: fc.array(fc.constantFrom(...stepNamed.keys()), { maxLength: LONGEST, size: 'max' }),
});

const TITLE =
  'R3.3, R9.7, R9.9, R12.6, R15.12, R16.8 holds what it promises at 10,000 random events';

if (WALK) it('repeats a walk', () => take(WALK as Walk));
else
  it(TITLE, async () => {
    const reached = new Set<string>();
    let taken = 0;
    const { failed, counterexample, errorInstance } = await fc.check(
      fc.asyncProperty(walks, async (walk) => {
        taken += walk.names.length;
        await take(walk, reached);
      }),
      // A slow machine prints what it has, before the test runs out of time.
      { seed: SEED, numRuns: WALKS, interruptAfterTimeLimit: 90_000 },
    );
    if (failed) {
      const [walk] = counterexample as [Walk];
      expect.fail(
        `${(errorInstance as Error).message}

With SEED=${SEED}, the shortest walk has ${walk.names.length} steps:

WALK='${JSON.stringify(walk)}' npx vitest run --project unit tests/machines/siteWalk.test.ts
`,
      );
    }
    expect(taken).toBeGreaterThanOrEqual(10_000);
    expect(restingLeaves.filter((leaf) => !reached.has(leaf))).toEqual([]);
  }, 120_000);
