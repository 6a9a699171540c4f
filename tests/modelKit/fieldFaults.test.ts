import { checkModel } from '@interpunct/model-kit';
import { describe, expect, it } from 'vitest';
import { type FieldFault, fieldFaults, type Part, parts as provided } from './fieldFaults.ts';
import { loose } from './knownMachines.ts';

/** The parts of the kit that fail for the chart around a part. */
function noticing(part: unknown, { chart, known }: FieldFault): Part[] {
  const { failures, results } = checkModel(loose(chart(part as never), provided), known);
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
