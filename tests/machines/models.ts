import { type AnyActorLogic, type AnyStateMachine, fromPromise, StateMachine } from 'xstate';
import { casesOf } from '#app/inspect/cases.ts';
import { port } from '#machines/port.ts';
import { siteMachine } from '#machines/site.machine.ts';
import { machines } from '#tests/machines/machines.ts';
import { type Model, modelFrom } from './modelKit.ts';

const behaviours = Object.entries(
  siteMachine.implementations.actors as Record<string, AnyActorLogic>,
)
  .filter(([, logic]) => logic instanceof StateMachine)
  .map(([id]) => id);

/** The floor plan with ports in place of its behaviours, which can only fail. */
const floorPlan = siteMachine.provide({
  actors: Object.fromEntries(behaviours.map((id) => [id, fromPromise(port)])) as never,
});
const failures = Object.fromEntries(behaviours.map((id) => [id, { errors: [new Error('lost')] }]));

/** The model of a machine: the cases that stand beside it. */
export function modelOf(id: string): Model {
  if (id !== siteMachine.id) return modelFrom(machines[id] as AnyStateMachine, casesOf(id));
  const { cases } = modelFrom(floorPlan, casesOf(id));
  return {
    machine: floorPlan,
    cases: {
      ...cases,
      results: { ...cases.results, ...failures } as never,
      // A behaviour that has failed stays so, and the others go on.
      isFarEnough: ({ running }) => running.length < behaviours.length,
    },
  };
}
