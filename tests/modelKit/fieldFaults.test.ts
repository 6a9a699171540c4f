import { explore } from '@interpunct/model-kit/explore';
import { modelFrom } from '@interpunct/model-kit/model';
import { runPath } from '@interpunct/model-kit/runPath';
import { walksOf } from '@interpunct/model-kit/testModel';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { type FieldFault, fieldFaults, type Part } from './fieldFaults.ts';

/** The parts of the kit that fail for a machine. */
function noticing(machine: AnyStateMachine, { known }: FieldFault): Part[] {
  const model = modelFrom(machine, known);
  const { paths, missed } = walksOf(model);
  expect(missed, 'a model test finds every part of these machines').toEqual([]);
  const said = paths.flatMap((path) => {
    try {
      runPath(model, path);
      return [];
    } catch (error) {
      return [String(error)];
    }
  });
  const faults = explore(model);
  const isThrow = (fault: string) => fault.includes(': it throws ');
  const isLeft = (fault: string) => fault.includes(' while an earlier ');
  return [
    ...(faults.some((fault) => !isThrow(fault) && !isLeft(fault))
      ? ['the expectations' as const]
      : []),
    ...(faults.some(isThrow) ? ['a throw' as const] : []),
    ...(faults.some(isLeft) ? ['an actor left behind' as const] : []),
    ...(said.some((text) => !text.includes('what people expect')) ? ['the run' as const] : []),
  ];
}

describe.each(fieldFaults)('$report: $fault', (fieldFault) => {
  it(fieldFault.noticedBy.length > 0 ? 'is noticed' : 'is not noticed', () => {
    expect(noticing(fieldFault.faulty, fieldFault)).toEqual(fieldFault.noticedBy);
  });

  it('is not found in the machine without it', () => {
    expect(noticing(fieldFault.right, fieldFault)).toEqual([]);
  });
});
