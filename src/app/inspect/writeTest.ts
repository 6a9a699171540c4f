import { type Journey, type JourneyStep, toLiteral } from '#inspector';

function writeStep({ actor, isRoot }: Journey, step: JourneyStep): string {
  if (step.type === 'pass') return `pass(${toLiteral(step.ms)});`;
  const isOwn = step.actor === actor;
  if (step.type === 'send') {
    return `send(${toLiteral(step.event)}${isOwn ? '' : `, '${step.actor}'`});`;
  }
  if (step.type === 'expect') {
    return `expect(state(${isOwn ? '' : `'${step.actor}'`})).toBe('${step.states}');`;
  }
  // A promise has one name: as an actor, and as a port.
  const path = isRoot ? `${step.actor}.${step.invoke}` : step.invoke;
  const settle = step.type === 'output' ? 'resolve' : 'reject';
  const value = toLiteral(step.value);
  return `await settlePort('${path}', ({ ${settle} }) => ${settle}(${value}));`;
}

/** How the journey begins. The floor plan keeps its input as its context. */
function writeBeginning({ isRoot, isFresh, input, kept, machine }: Journey): string {
  const beginning = isFresh
    ? { input: isRoot ? (kept.snapshot as { context?: unknown }).context : input }
    : { kept };
  const isEmpty = isFresh && beginning.input === undefined;
  return `startRecorded(${machine.id}Machine${isEmpty ? '' : `, ${toLiteral(beginning)}`})`;
}

/** Writes a journey as a test of a machine, or of the floor plan. `tests/machines/` is its place. */
export function writeTest(journey: Journey): string {
  const { actor, isRoot, machine, steps, version } = journey;
  const lines = steps.map((step) => writeStep(journey, step));
  const context = toLiteral(journey.context ?? {});
  if (!isRoot && context !== '{}') lines.push(`expect(context()).toEqual(${context});`);
  const isUsed = (name: string) => lines.some((line) => line.includes(`${name}(`));
  const used = ['context', 'pass', 'send', 'settlePort', 'state'].filter(isUsed);
  return `import { expect, it } from 'vitest';
import { ${machine.id}Machine } from '#machines/${machine.id}.machine.ts';
import { startRecorded } from '#tests/machines/recordedJourney.ts';

it('${actor} goes the way that was recorded in ${version}', ${isUsed('settlePort') ? 'async ' : ''}() => {
  const { ${used.join(', ')} } = ${writeBeginning(journey)};
${lines.map((line) => `  ${line}`).join('\n')}
});
`;
}
