import { describe, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { missedIn, notesOf, strayCases, titleOf, unexpectedIn } from './checkModel.ts';
import { type Explored, explore } from './explore.ts';
import { type ModelFailure, ModelTestFailureError } from './failure.ts';
import { type Knowledge, modelFrom, type Told } from './model.ts';
import { type FoundPaths, findPaths } from './paths.ts';
import { failuresOf } from './runPath.ts';

/** An exploration takes some seconds, more than Vitest waits for. In ms. */
const PATIENCE = 300_000;

/**
 * Declares the tests of a machine for Vitest: one for each path, one that all paths together pass every
 * state and take every transition, one that tries every event in every world, and one that something is
 * expected of every event. A test fails where the machine throws. It throws by itself only where `knowledge` has
 * a part that nothing reads. What was not looked at goes to the output.
 */
export function testModel<M extends AnyStateMachine>(
  machine: M,
  ...[knowledge = {} as Knowledge<M>, title = machine.id]: Told<M, unknown, [title?: string]>
): void {
  const model = modelFrom(machine, knowledge);
  let found: FoundPaths = { paths: [], limits: [] };
  let titles: string[] = [];
  let failure: unknown;
  try {
    found = findPaths(model);
    titles = found.paths.map((path) => titleOf(model, path));
  } catch (error) {
    failure = error;
  }
  let known: Explored | undefined;
  const explored = () => {
    known ??= explore(model);
    return known;
  };
  const refuse = (failures: readonly ModelFailure[], notes: readonly string[] = []) => {
    if (failures.length > 0) throw new ModelTestFailureError(machine.id, failures, notes);
  };
  describe(title, () => {
    if (failure) {
      it('has paths', () => {
        throw failure;
      });
      return;
    }
    it.each(titles.map((title, index) => [title, index] as const))('%s', (_, index) => {
      const path = found.paths[index];
      if (path) refuse(failuresOf(model, path));
    });
    it(
      'passes every state and takes every transition',
      () => refuse(missedIn(model, found, explored()), found.limits),
      PATIENCE,
    );
    it(
      'does what is expected of it at every step from every world',
      () => {
        const notes = notesOf(model, found, explored());
        // biome-ignore lint/suspicious/noConsole: a test that passes has no other place to say what it left out.
        if (notes.length > 0) console.warn([`${title}:`, ...notes].join('\n'));
        refuse([...explored().failures, ...strayCases(model, explored())]);
      },
      PATIENCE,
    );
    if (model.expected) {
      it(
        'has something expected of every event',
        () => refuse(unexpectedIn(model, explored())),
        PATIENCE,
      );
    }
  });
}
