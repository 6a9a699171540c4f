import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import { parentOf, relay } from '@interpunct/model-kit/xstate';
import { expect, it } from 'vitest';
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  createMachine,
} from 'xstate';
import { createConductor } from '../../../src/inspector/record/conductor.ts';
import type { Permissions } from '../../../src/inspector/record/permissions.ts';
import type { Macrostep } from '../../../src/inspector/record/steps.ts';
import { turning } from '../openWorkshop.ts';

const door = turning('door', 'open', ['closed', 'opened']);

/** A door below a root that has not started, and the steps that are recorded. */
function prepare(
  isOpen: boolean,
  machine: AnyStateMachine = createMachine({ invoke: { id: 'door', src: door } }),
) {
  const clock = new VirtualClock();
  const steps: Macrostep[] = [];
  const permissions: Permissions = {
    isOpen: () => isOpen,
    startsPromises: () => true,
    carriesOut: () => 'now',
    admitsResults: () => true,
  };
  const conductor = createConductor(clock, permissions, (step) => steps.push(step));
  const root = createActor(machine, { clock, inspect: conductor.inspect });
  conductor.adopt(root);
  const actor = () => root.getSnapshot().children.door;
  return { conductor, steps, actor, root };
}

const begun = [{ type: 'start' }, { type: 'event', actor: 'door', event: { type: 'open' } }];

it.each([
  ['R18.36 delivers what was sent before the start right after it', true, 'opened', begun],
  ['R18.34 keeps the world out of a root that goes on from a kept one', false, 'closed', []],
])('%s', (_, isNew, value, causes) => {
  const { conductor, steps, actor } = prepare(true);
  actor()?.send({ type: 'open' });
  conductor.start(isNew);
  expect(actor()?.getSnapshot().value).toBe(value);
  expect(steps.map(({ cause }) => cause)).toEqual(causes);
});

it('R18.59 notes what a person answers within a step before that step', () => {
  const answer = { kind: 'accept', text: 'Open?' } as const;
  const ask = () => conductor.note(answer);
  const asking = createMachine({
    initial: 'shut',
    states: { shut: { on: { open: 'on' } }, on: { entry: ask } },
  });
  const { conductor, steps, root } = prepare(true, asking);
  conductor.start(true);
  root.send({ type: 'open' });
  expect(steps.map(({ cause, kept: { snapshot } }) => [cause, Object(snapshot).value])).toEqual([
    [{ type: 'start' }, 'shut'],
    [{ type: 'act', gesture: answer }, 'shut'],
    [{ type: 'event', actor: root.id, event: { type: 'open' } }, 'on'],
  ]);
});

it.each([true, false])(
  'R18.36 takes what logic of an app says later as speech: open %s',
  (isOpen) => {
    let ring = () => {};
    const bell = {
      getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
      getPersistedSnapshot: (snapshot: object) => snapshot,
      transition: (snapshot: object) => snapshot,
      start: (_: object, { self }: { self: AnyActorRef }) => {
        ring = () => relay(self, parentOf(self) as AnyActorRef, { type: 'open' });
      },
    } as unknown as AnyActorLogic;
    const invoke = { id: 'bell', src: bell };
    const house = turning('house', 'open', ['closed', 'opened'], { invoke });
    const { conductor, steps, root } = prepare(isOpen, house);
    conductor.start(true);
    ring();
    expect(root.getSnapshot().value).toBe(isOpen ? 'opened' : 'closed');
    const event = { type: 'open' };
    expect(steps.map(({ cause }) => cause)).toEqual([
      { type: 'start' },
      ...(isOpen ? [{ type: 'event', actor: root.id, event }] : []),
    ]);
  },
);
