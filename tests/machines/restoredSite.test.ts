import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepRoot } from '#statechart/keptRoot.ts';
import {
  leavesIn,
  type Run,
  restingLeaves,
  startSite,
  stateOf,
  steps,
  throughJson,
} from './siteRun.ts';

/** Repeats a walk that has failed. */
const SEED = Number(process.env.SEED ?? 2);

const RUNS = 1_000;

function expectSame(copy: Run, original: Run): void {
  const [state, expected] = [stateOf(copy), stateOf(original)];
  // Comparing texts is faster; a difference is shown as one of objects.
  if (JSON.stringify(state) !== JSON.stringify(expected)) expect(state).toEqual(expected);
}

it('R17.12 a site from a snapshot does at ten further events what the original does, from every state', async () => {
  const restored = new Set<string>();
  const rested = new Set<string>();
  const walk = (length: object) => fc.array(fc.constantFrom(...steps.keys()), length);
  await fc.assert(
    fc.asyncProperty(
      walk({ minLength: 1, maxLength: 90, size: 'max' }),
      walk({ minLength: 10, maxLength: 10 }),
      fc.record({ isDelivering: fc.boolean(), hasVendors: fc.boolean() }),
      async (before, after, settings) => {
        const original = startSite(settings);
        for (const step of before) await steps[step]?.take(original);

        const { behaviours } = stateOf(original);
        for (const { id, context } of behaviours) {
          expect(throughJson(context), `the context of ${id}`).toStrictEqual(context);
        }
        const copy = startSite(settings, throughJson(keepRoot(original.site, original.clock)));
        expectSame(copy, original);
        restored.add(JSON.stringify(behaviours));
        for (const leaf of leavesIn(original)) rested.add(leaf);

        for (const { script } of [original, copy]) script.calls.length = 0;
        for (const step of after) {
          for (const run of [original, copy]) await steps[step]?.take(run);
          expectSame(copy, original);
          expect(copy.script.calls).toEqual(original.script.calls);
        }
        for (const { site } of [original, copy]) site.stop();
      },
    ),
    { seed: SEED, numRuns: RUNS },
  );
  expect(restored.size).toBeGreaterThanOrEqual(300);
  expect(restingLeaves.filter((leaf) => !rested.has(leaf))).toEqual([]);
}, 120_000);
