import { type AnyActorLogic, type AnyStateMachine, fromPromise, StateMachine } from 'xstate';
import { casesOf } from '#app/inspect/cases.ts';
import { port } from '#machines/port.ts';
import { siteMachine } from '#machines/site.machine.ts';
import { machines } from '#tests/machines/machines.ts';
import type { Cases, Model, World } from './modelKit.ts';

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

/** Where a context can grow for ever: nothing follows such a world. */
const isFarEnough: Record<string, (world: World) => boolean> = {
  // Clearing joins a question that was too long with what was typed since.
  chat: ({ snapshot: { context } }) => context.messages.length > 2 || context.draft.includes('\n'),
  // Each field multiplies the worlds, and each topic does so again.
  form: ({ snapshot: { context } }) =>
    context.topic !== null && Object.keys(context.values).length > 1,
  // A behaviour that has failed stays so, and the others go on.
  site: ({ running }) => running.length < behaviours.length,
};

/** The model of a machine: the cases that stand beside it. */
export function modelOf(id: string): Model {
  const machine = (id === siteMachine.id ? floorPlan : machines[id]) as AnyStateMachine;
  const { inputs, events, results } = casesOf(id);
  const types = (machine.events as string[]).filter((type) => !type.startsWith('xstate.'));
  const cases = {
    inputs: inputs ? Object.values(inputs) : [undefined],
    events: Object.fromEntries(types.map((type) => [type, Object.values(events[type] ?? [{}])])),
    results: {
      ...(id === siteMachine.id && failures),
      ...Object.fromEntries(
        Object.entries(results).map(([source, { outputs = {}, errors }]) => [
          source,
          { outputs: Object.values(outputs), errors: Object.values(errors) },
        ]),
      ),
    },
    isFarEnough: isFarEnough[id],
  };
  return { machine, cases: cases as unknown as Cases<AnyStateMachine> };
}
