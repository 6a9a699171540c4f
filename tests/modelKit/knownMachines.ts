import {
  checkModel,
  type Expected,
  explore,
  type Knowledge,
  modelFrom,
} from '@interpunct/model-kit';
import { textOfFailure } from '@interpunct/model-kit/failure';
import type { Knowing } from '@interpunct/model-kit/model';
import { mutated } from '@interpunct/model-kit/mutants';
import { type AnyStateMachine, assign, createMachine, type MachineContext, setup } from 'xstate';
import { door } from './door.machine.ts';

export const expected: Expected<typeof door> = {
  start: [{ to: 'shut' }],
  states: { checking: { actors: ['check'] }, open: { timers: { 5000: 5_000 } } },
  events: {
    press: [
      { in: 'shut', to: 'checking', given: { check: ({ event }) => ({ code: event.code }) } },
    ],
    'check done': [
      { when: ({ event }) => event.output, to: 'open', calls: ['ring'] },
      { to: 'shut' },
    ],
    'check error': [{ to: 'shut' }],
    'after 5000': [{ to: 'shut' }],
  },
};

export const known: Knowledge<typeof door> = {
  events: { press: { 'a code': { code: '1234' } } },
  results: { check: { outputs: { right: true, wrong: false }, errors: { offline: 'lost' } } },
  expected,
};

/** The way on which it opens. */
export const opened = 'shut → press (a code) → check done (right)';

/** A door whose bell is broken. */
export const silent = mutated(door, ({ chart }) => {
  (chart.states.open as { entry: unknown[] }).entry = [];
});

export const stairs = setup({ types: { context: {} as { floor: number } } }).createMachine({
  id: 'stairs',
  context: { floor: 0 },
  initial: 'open',
  states: {
    open: {
      on: {
        up: {
          guard: ({ context }) => context.floor < 5,
          actions: assign({ floor: ({ context }) => context.floor + 1 }),
        },
        down: {
          guard: ({ context }) => context.floor > 0 && context.floor < 5,
          actions: assign({ floor: ({ context }) => context.floor - 1 }),
        },
      },
    },
  },
});

/** A machine without types of its own. */
export const loose = (chart: object, parts: object = {}): AnyStateMachine =>
  createMachine(chart as never, parts as never);

/** What a function of such a machine is told. */
export type Told = Readonly<Record<'context' | 'event' | 'input' | 'self', MachineContext>>;

/** What a report says of a machine. */
export const faultsOf = (machine: object, knowledge: Knowing<AnyStateMachine> = {}) =>
  checkModel(machine as AnyStateMachine, knowledge).failures.map(textOfFailure);

/** What an exploration of it says. */
export const faultsIn = (machine: object, knowledge: Knowing<AnyStateMachine>) =>
  explore(modelFrom(machine as AnyStateMachine, knowledge)).failures.map(textOfFailure);
