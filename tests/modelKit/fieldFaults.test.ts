import { checkModel } from '@interpunct/model-kit';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { type FieldFault, fieldFaults, type Part } from './fieldFaults.ts';

/** The parts of the kit that fail for a machine. */
function noticing(machine: AnyStateMachine, { known }: FieldFault): Part[] {
  const { failures, results } = checkModel(machine, known);
  const faults = failures.map(({ fault }) => fault);
  const isRun = (fault: string) => fault.includes('it is not the same twice');
  const isLeft = (fault: string) => fault.includes(' while an earlier ');
  // Most of these expectations are about the fault alone.
  const isUnlooked = (fault: string) => fault.startsWith('no row is about ');
  const isExpected = (fault: string) => ![isRun, isLeft, isUnlooked].some((is) => is(fault));
  const parts: [Part, boolean][] = [
    ['the expectations', faults.some(isExpected)],
    ['something left behind', faults.some(isLeft)],
    ['the run', results.some((one) => one.failures.some(({ fault }) => isRun(fault)))],
  ];
  return parts.flatMap(([part, isNoticed]) => (isNoticed ? [part] : []));
}

describe.each(fieldFaults)('$report: $fault', (fieldFault) => {
  it(fieldFault.noticedBy.length > 0 ? 'is noticed' : 'is not noticed', () => {
    expect(noticing(fieldFault.faulty, fieldFault)).toEqual(fieldFault.noticedBy);
  });

  it('is not found in the machine without it', () => {
    expect(noticing(fieldFault.right, fieldFault)).toEqual([]);
  });
});
