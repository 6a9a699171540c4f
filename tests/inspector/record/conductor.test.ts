import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { createConductor, type Step } from '#inspector/record/conductor.ts';
import { VirtualClock } from '#statechart/virtualClock.ts';

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { open: 'opened' } }, opened: {} },
});

/** A door below a root that has not started, and the steps that are recorded. */
function prepare(isOpen: boolean) {
  const clock = new VirtualClock();
  const steps: Step[] = [];
  const conductor = createConductor(
    clock,
    {
      isOpen: () => isOpen,
      startsPromises: () => true,
      carriesOut: () => 'now',
      admitsResults: () => true,
    },
    (step) => steps.push(step),
  );
  const root = createActor(createMachine({ invoke: { id: 'door', src: door } }), {
    clock,
    inspect: conductor.inspect,
  });
  conductor.adopt(root);
  const actor = () => root.getSnapshot().children.door;
  return { conductor, steps, actor };
}

it('R18.36 delivers what was sent before the start right after it', () => {
  const { conductor, steps, actor } = prepare(true);
  actor()?.send({ type: 'open' });
  conductor.start(true);
  expect(actor()?.getSnapshot().value).toBe('opened');
  expect(steps.map(({ cause }) => cause)).toEqual([
    { type: 'start' },
    { type: 'event', actor: 'door', event: { type: 'open' } },
  ]);
});

it('R18.34 keeps the world out of a root that goes on from a kept one', () => {
  const { conductor, steps, actor } = prepare(true);
  actor()?.send({ type: 'open' });
  conductor.start(false);
  expect(actor()?.getSnapshot().value).toBe('closed');
  expect(steps).toEqual([]);
});
