import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { describePath } from './describePath.ts';
import { Judge } from './expected.ts';
import { explore } from './explore.ts';
import {
  type Knowledge,
  type Model,
  type ModelPath,
  modelFrom,
  partsOf,
  pathsOf,
} from './model.ts';
import { runPath } from './runPath.ts';

/** What a report has room for. */
const FAULTS = 10;

/** The requirements that a path meets, and the path. */
export function titleOf(model: Model, path: ModelPath): string {
  const judge = new Judge(model.machine, model.expected);
  judge.judgeStart(path.start, path.input);
  let before = path.start;
  for (const { step, world } of path.steps) {
    judge.judgeStep(before, step, world);
    before = world;
  }
  return [judge.cited().join(', '), describePath(model, path)].filter(Boolean).join(' ');
}

/** The paths of a model and what they leave out. */
export type Walked = { paths: readonly ModelPath[]; missed: readonly string[] };

/** Finds the paths of a model. */
export function walksOf(model: Model): Walked {
  const paths = pathsOf(model);
  const covered = new Set(
    paths.flatMap(({ start, steps }) =>
      [start, ...steps.map(({ world }) => world)].flatMap((world) => world.covered),
    ),
  );
  const { states, transitions } = partsOf(model.machine);
  return { paths, missed: [...states, ...transitions].filter((part) => !covered.has(part)) };
}

/**
 * Declares the tests of a machine: one for each path, one that all paths together pass every state and
 * take every transition, and one that tries every event in every world. Fails a test where the machine
 * throws, and never throws itself.
 */
export function testModel<M extends AnyStateMachine>(
  machine: M,
  knowledge: Knowledge<M> = {},
  title = machine.id,
): void {
  const model = modelFrom(machine, knowledge);
  let walked: Walked = { paths: [], missed: [] };
  let titles: string[] = [];
  let failure: unknown;
  try {
    walked = walksOf(model);
    titles = walked.paths.map((path) => titleOf(model, path));
  } catch (error) {
    failure = error;
  }
  describe(title, () => {
    if (failure) {
      it('has paths', () => {
        throw failure;
      });
      return;
    }
    it.each(titles.map((title, index) => [title, walked.paths[index] as ModelPath] as const))(
      '%s',
      (_, path) => runPath(model, path),
    );
    it('passes every state and takes every transition', () => {
      expect(walked.missed).toEqual([]);
    });
    it('does what is expected of it at every step from every world', () => {
      const faults = explore(model);
      expect(faults.slice(0, FAULTS), `${faults.length} faults`).toEqual([]);
    });
  });
}
