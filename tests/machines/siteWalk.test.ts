import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepRoot } from '#statechart/keptRoot.ts';
import { createWalker, takeStep } from './invariants.ts';
import {
  leavesIn,
  type Run,
  type RunStep,
  restingLeaves,
  type Settings,
  startSite,
  stateOf,
  steps,
  throughJson,
} from './siteRun.ts';

/** Repeats walks. */
const SEED = Number(process.env.SEED ?? 20_261_122);
/** A single walk, as a failure prints it: the names of its steps. */
const WALK: Walk | undefined = process.env.WALK && JSON.parse(process.env.WALK);

const WALKS = 150;
const LONGEST = 200;

/** A copy of the site joins a walk after this many steps, and leaves it after these many. */
const COPY = { joins: 15, leaves: 10 };

type Walk = { settings: Settings; names: readonly string[] };

/** The walker itself reports each page that arrives. */
const stepNamed = new Map(
  steps.filter(({ name }) => !name.includes('route.changed')).map((step) => [step.name, step]),
);

/** The leaves and the states of the site from which a copy went on. */
type Seen = { leaves: Set<string>; copied: Set<string> };

const nothingSeen = (): Seen => ({ leaves: new Set(), copied: new Set() });

function expectSame(copy: Run, original: Run): void {
  const [state, expected] = [stateOf(copy), stateOf(original)];
  // Comparing texts is faster; a difference is shown as one of objects.
  if (JSON.stringify(state) !== JSON.stringify(expected)) expect(state).toEqual(expected);
}

/** Starts a site from what JSON keeps of another one. */
function copyOf(original: Run, settings: Settings, { leaves, copied }: Seen): Run {
  const { behaviours } = stateOf(original);
  for (const { id, context } of behaviours) {
    expect(throughJson(context), `the context of ${id}`).toStrictEqual(context);
  }
  copied.add(JSON.stringify(behaviours));
  for (const leaf of leavesIn(original)) leaves.add(leaf);
  const copy = startSite(settings, throughJson(keepRoot(original.site, original.clock)));
  expectSame(copy, original);
  return copy;
}

/** Walks, and throws with the number of the first step after which something does not hold. */
async function take({ settings, names }: Walk, seen = nothingSeen()): Promise<void> {
  const run = startSite(settings);
  const walkOn = createWalker(run);
  let copy: Run | undefined;
  const takeBoth = async (step: RunStep, count: number) => {
    const calls = await walkOn(step);
    if (copy) {
      expect(await takeStep(copy, step), 'what a copy calls').toEqual(calls);
      expectSame(copy, run);
    }
    const since = count % COPY.joins;
    if (since === COPY.leaves) {
      copy?.site.stop();
      copy = undefined;
    } else if (since === 0) copy = copyOf(run, settings, seen);
  };
  for (const [index, name] of names.entries()) {
    const step = stepNamed.get(name);
    if (!step) throw new Error(`There is no step ${name}.`);
    await takeBoth(step, index + 1).catch((error: Error) => {
      throw new Error(`after step ${index + 1}, ${error.message}`, { cause: error });
    });
  }
  for (const { site } of [run, ...(copy ? [copy] : [])]) site.stop();
}

const walks = fc.record({
  settings: fc.record({ isDelivering: fc.boolean(), hasVendors: fc.boolean() }),
  names: fc.array(fc.constantFrom(...stepNamed.keys()), { maxLength: LONGEST, size: 'max' }),
});

const TITLE =
  'R3.3, R12.6, R12.9, R15.12, R16.8, R17.12 holds what it promises at 10,000 random events, and so does a copy from a snapshot';

if (WALK) it('repeats a walk', () => take(WALK as Walk));
else
  it(TITLE, async () => {
    const seen = nothingSeen();
    let taken = 0;
    const { failed, counterexample, errorInstance } = await fc.check(
      fc.asyncProperty(walks, async (walk) => {
        taken += walk.names.length;
        await take(walk, seen);
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
    expect(restingLeaves.filter((leaf) => !seen.leaves.has(leaf))).toEqual([]);
    expect(seen.copied.size).toBeGreaterThanOrEqual(800);
  }, 120_000);
