import { type AnyActorLogic, type AnyStateMachine, fromPromise, StateMachine } from 'xstate';
import { casesOf } from '#app/inspect/cases.ts';
import { port } from '#machines/port.ts';
import { siteMachine } from '#machines/site.machine.ts';
import { machines } from '#tests/machines/machines.ts';
import type { Expected, Knowledge } from '#tests/modelKit/index.ts';
import { bounds } from './bounds.ts';

const behaviours = Object.entries(
  siteMachine.implementations.actors as Record<string, AnyActorLogic>,
)
  .filter(([, logic]) => logic instanceof StateMachine)
  .map(([id]) => id);

/** The floor plan with ports in place of its behaviours, which can only fail. */
const floorPlan = siteMachine.provide({
  actors: Object.fromEntries(behaviours.map((id) => [id, fromPromise(port)])) as never,
});
const failures = Object.fromEntries(
  behaviours.map((id) => [id, { errors: { lost: new Error('lost') } }]),
);

const files = import.meta.glob<Record<string, Expected<AnyStateMachine>>>('./*.expected.ts', {
  eager: true,
});

/** A machine, its cases and what is expected of it: they stand beside it and beside its tests. */
export function knownOf(id: string): [AnyStateMachine, Knowledge<AnyStateMachine>] {
  const { pages, ...cases } = casesOf(id);
  const expected = files[`./${id}.expected.ts`]?.[`${id}Expected`];
  const known = { ...cases, expected, isFarEnough: bounds[id] };
  if (id !== siteMachine.id) return [machines[id] as AnyStateMachine, known];
  return [
    floorPlan,
    {
      ...known,
      results: { ...cases.results, ...failures },
      // A behaviour that has failed stays so, and the others go on.
      isFarEnough: ({ running }) => running.length < behaviours.length,
    },
  ];
}
