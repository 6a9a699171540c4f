import { checkModel, type Knowledge } from '@interpunct/model-kit';
import { propertyTest } from '@interpunct/model-kit/random';
import { expect, it } from 'vitest';
import { type AnyStateMachine, fromPromise, setup } from 'xstate';

const ending = setup({ types: { output: {} as { value: number } } }).createMachine({
  output: { value: 1 },
});

const loader = setup({
  types: {
    input: {} as { url: string },
    context: {} as { attempts: number },
    tags: {} as 'busy',
    events: {} as { type: 'load'; page: number } | { type: 'stop' },
    children: {} as { page: 'fetchPage'; end: 'ending' },
  },
  actors: { fetchPage: fromPromise<string>(async () => ''), ending },
  actions: { note: () => {} },
  delays: { backoff: 100 },
}).createMachine({
  id: 'loader',
  context: { attempts: 0 },
  initial: 'idle',
  states: {
    idle: { on: { load: 'loading' } },
    loading: {
      tags: 'busy',
      invoke: { id: 'page', src: 'fetchPage', onDone: 'idle', onError: 'waiting' },
      on: { stop: 'idle' },
    },
    waiting: { after: { backoff: 'loading' } },
  },
});

const inputs = { one: { url: '/' } };

// What stands here is judged by the compiler: a line that it takes where it should not is an error of its own.
const right: Knowledge<typeof loader> = {
  inputs,
  events: { load: { first: { page: 1 } } },
  results: {
    fetchPage: { outputs: { found: 'a page' }, errors: { lost: new Error() } },
    page: { outputs: { empty: '' } },
  },
  stopWhen: ({ snapshot }) => snapshot.context.attempts > 2,
  expected: {
    states: {
      loading: { actors: ['page'], tags: ['busy'] },
      waiting: { timers: { backoff: 100 } },
    },
    events: {
      load: [
        {
          when: ({ event }) => event.page > 0,
          to: 'loading',
          calls: ['note', 'to page load', 'emit loaded'],
          raises: ['stop'],
        },
      ],
      'page error': [{ ends: ['page'], given: { note: 1 } }],
      'after backoff': [
        { to: 'loading', context: ({ context }) => ({ attempts: context.attempts }) },
      ],
    },
  },
};

// @ts-expect-error: the machine takes an input.
const withoutInput: Knowledge<typeof loader> = {};
const wrong: Knowledge<typeof loader>[] = [
  // @ts-expect-error: another input.
  { inputs: { one: { path: '/' } } },
  // @ts-expect-error: another payload.
  { inputs, events: { load: { first: { page: 'one' } } } },
  // @ts-expect-error: another event.
  { inputs, events: { laod: { first: { page: 1 } } } },
  // @ts-expect-error: another output.
  { inputs, results: { fetchPage: { outputs: { found: 1 } } } },
  // @ts-expect-error: another output of a machine.
  { inputs, results: { ending: { outputs: { one: { v: 1 } } } } },
  // @ts-expect-error: another state.
  { inputs, expected: { events: { stop: [{ in: 'loadin', to: 'idle' }] } } },
  // @ts-expect-error: another state.
  { inputs, expected: { states: { loadin: { actors: ['page'] } } } },
  // @ts-expect-error: another tag.
  { inputs, expected: { states: { loading: { tags: ['bussy'] } } } },
  // @ts-expect-error: another delay.
  { inputs, expected: { states: { waiting: { timers: { backof: 100 } } } } },
  // @ts-expect-error: another delay.
  { inputs, expected: { states: { waiting: { timers: ['backof'] } } } },
  // @ts-expect-error: another delay.
  { inputs, expected: { events: { 'after backof': [] } } },
  // @ts-expect-error: another action.
  { inputs, expected: { events: { stop: [{ calls: ['nota'] }] } } },
  // @ts-expect-error: another event.
  { inputs, expected: { events: { stop: [{ raises: ['stopp'] }] } } },
  // @ts-expect-error: another id.
  { inputs, expected: { states: { '': { actors: ['pag'] } } } },
  // @ts-expect-error: another id.
  { inputs, expected: { events: { 'pag error': [] } } },
  // @ts-expect-error: another id.
  { inputs, expected: { events: { stop: [{ given: { pag: 1 } }] } } },
  // @ts-expect-error: another datum of an output.
  { inputs, expected: { events: { 'ending done': [{ when: ({ event }) => !event.output.v }] } } },
  // @ts-expect-error: another datum of an error.
  { inputs, expected: { events: { 'fetchPage error': [{ when: ({ event }) => !event.eror }] } } },
  // @ts-expect-error: a timer brings nothing.
  { inputs, expected: { events: { 'after backoff': [{ when: ({ event }) => event.page > 1 }] } } },
  // @ts-expect-error: another datum.
  { inputs, expected: { events: { 'after backoff': [{ context: () => ({ attempt: '' }) }] } } },
];

it('R17.14 types what is known of a machine, of any kind', () => {
  expect([withoutInput, ...wrong]).toHaveLength(21);
  // @ts-expect-error: the machine takes an input.
  expect(checkModel(loader).passed).toBe(true);
  // @ts-expect-error: the machine takes an input.
  expect(() => propertyTest(loader)).not.toThrow();
  expect(checkModel(loader, right).coverage.chart.id).toBe('loader');
  const any: AnyStateMachine = loader;
  expect(checkModel(any, { events: { load: { any: { page: 1 } } }, inputs }).failures).toEqual([]);
});
