import { keepRoot } from '@interpunct/model-kit/keptRoot';
import fc from 'fast-check';
import { expect, it } from 'vitest';
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

/** Each run takes walks of its own. A failure prints its seed, which repeats them. */
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
/** A single walk, as a failure prints it: the names of its steps. */
const WALK: Walk | undefined = process.env.WALK && JSON.parse(process.env.WALK);

const WALKS = 150;
const LONGEST = 200;

const COMMAND = 'npx vitest run --project unit tests/machines/siteWalk.test.ts';

/** A copy of the site joins a walk after this many steps, and leaves it after these many. */
const COPY = { joins: 15, leaves: 10 };

type Walk = { settings: Settings; names: readonly string[] };

/** The walker itself reports each page that arrives. */
const offered = steps.filter(({ name }) => !name.includes('route.changed'));
const stepNamed = new Map(offered.map((step) => [step.name, step]));

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
  names: fc.array(fc.constantFrom(...offered.map(({ name }) => name)), {
    maxLength: LONGEST,
    size: 'max',
  }),
});

const TITLE =
  'R3.3, R12.6, R16.8, R17.12 holds what it promises at 10,000 random events, and so does a copy from a snapshot';

if (WALK) it('repeats a walk', () => take(WALK as Walk));
else
  it(TITLE, async () => {
    const seen = nothingSeen();
    let count = 0;
    const { failed, counterexample, errorInstance } = await fc.check(
      fc.asyncProperty(walks, async (walk) => {
        count += walk.names.length;
        await take(walk, seen);
      }),
      // A slow machine prints what it has, before the test runs out of time.
      { seed: SEED, numRuns: WALKS, interruptAfterTimeLimit: 280_000 },
    );
    if (failed) {
      const [walk] = counterexample as [Walk];
      expect.fail(
        `${(errorInstance as Error).message}

All walks again: SEED=${SEED} ${COMMAND}

The shortest has ${walk.names.length} steps:

WALK='${JSON.stringify(walk)}' ${COMMAND}
`,
      );
    }
    const again = `SEED=${SEED} ${COMMAND}`;
    expect(count, again).toBeGreaterThanOrEqual(10_000);
    expect(seen.copied.size, again).toBeGreaterThanOrEqual(count / 20);
    // A run misses a rare state or two, which other runs go on from.
    const missed = restingLeaves.filter((leaf) => !seen.leaves.has(leaf));
    expect(missed.length, `${again} misses ${missed}`).toBeLessThan(restingLeaves.length / 20);
  }, 300_000);
