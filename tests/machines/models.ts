import type { Knowledge } from '@interpunct/model-kit';
import { type AnyActorLogic, type AnyStateMachine, fromPromise, StateMachine } from 'xstate';
import { casesOf } from '#app/inspect/cases.ts';
import { port } from '#machines/port.ts';
import { siteMachine } from '#machines/site.machine.ts';
import { inputs, behaviours as tables } from '#tests/behaviours/kit/tables.ts';
import { machines } from '#tests/machines/machines.ts';

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

/** Each behaviour runs from the start, with what its table says. */
const actors = Object.fromEntries(behaviours.map((id) => [id, inputs[id] ?? (() => undefined)]));
const started = { '': { requirement: 'R17.4, R17.6', actors } };

/** A machine with its cases, which stand beside it, and with what its table expects of it. */
export function knownOf(id: string): [AnyStateMachine, Knowledge<AnyStateMachine>] {
  const { pages, ...cases } = casesOf(id);
  const { expected, stopWhen } = tables[id] ?? {};
  if (id !== siteMachine.id) {
    return [machines[id] as AnyStateMachine, { ...cases, expected, stopWhen }];
  }
  return [
    floorPlan,
    {
      ...cases,
      expected: { ...expected, states: started },
      results: { ...cases.results, ...failures },
      // A behaviour that has failed stays so, and the others go on.
      stopWhen: ({ running }) => running.length < behaviours.length,
    },
  ];
}
