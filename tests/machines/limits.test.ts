import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import { expect, it } from 'vitest';
import {
  type Actor,
  type ActorOptions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
} from 'xstate';
import { type Answer, chatMachine, type Question } from '#machines/chat.machine.ts';
import { nameplateMachine } from '#machines/nameplate.machine.ts';
import { type VersionRecord, versionBadgeMachine } from '#machines/versionBadge.machine.ts';
import { activeLeaves } from '#views/basics/machineAttributes.ts';
import { createScript, settle, withScriptedPorts } from './scriptedPorts.ts';

/** Limits of results and texts, and what no tester would send: the cases of the machines have neither. */

/** Starts a machine on a clock that stands still. What the test does not provide of its ports does nothing. */
function start<M extends AnyStateMachine>(machine: M, options?: ActorOptions<M>) {
  const provided = withScriptedPorts(machine, createScript());
  const actor = createActor(provided, { ...options, clock: new VirtualClock() } as ActorOptions<M>);
  actor.start();
  return {
    actor: actor as Actor<M>,
    /** What the view writes to `data-state`. */
    state: () => activeLeaves((actor.getSnapshot() as AnyMachineSnapshot).value).join(' '),
  };
}

it.each([
  [600_000, 'file'],
  [600_001, 'local'],
])(
  'R8.5 a version file that is %s ms old gives way to the local one: %s',
  async (age, expected) => {
    const record = (version: string) =>
      ({ version, build: 0, lastBuild: 0, deployTime: '', environment: '' }) as VersionRecord;
    const machine = versionBadgeMachine.provide({
      actors: {
        loadVersion: fromPromise(async () => ({ record: record('file'), loadedAt: age })),
        generateVersion: fromPromise(async () => record('local')),
      },
    });
    const { actor } = start(machine);
    await settle();
    await settle();
    expect(actor.getSnapshot().context.record?.version).toBe(expected);
  },
);

const startChat = (error: unknown = null) => {
  const requestAnswer = fromPromise<Answer, Question>(() => Promise.reject(error));
  const machine = chatMachine.provide({
    actors: { requestAnswer },
    actions: { announceQuestion: () => {} },
  });
  const chat = start(machine, { input: { startedAt: 0 } });
  return {
    ...chat,
    context: () => chat.actor.getSnapshot().context,
    type: (text: string) => chat.actor.send({ type: 'chat.type', text }),
    send: async () => {
      chat.actor.send({ type: 'chat.send', language: 'en', at: 1 });
      await settle();
    },
  };
};

it.each(['   ', '\n\t\u00a0', '\u200b \u2060'])(
  'R10.7 a question that is blank (%j) is not sent',
  async (text) => {
    const { type, send, state } = startChat();
    type(text);
    await send();
    expect(state()).toBe('panel.closed conversation.ready');
  },
);

it.each([500, 501, 1_000_000])(
  'R10.8 of %i units typed, a question keeps 500 at most',
  (length) => {
    const { type, context } = startChat();
    type('a'.repeat(length));
    expect(context().draft).toBe('a'.repeat(500));
  },
);

it.each([
  ['L'.repeat(25), 'L'.repeat(24), 'named'],
  [`${' '.repeat(24)}L`, ' '.repeat(24), 'blank'],
])('of the name %j the plate takes %j, and is %s', (name, kept, state) => {
  const plate = start(nameplateMachine);
  plate.actor.send({ type: 'name.type', name });
  expect([plate.actor.getSnapshot().context.name, plate.state()]).toEqual([kept, state]);
});

it('R10.8 a question that was too long stays before what was typed since', async () => {
  const { actor, type, send, context } = startChat({ reason: 'tooLong' });
  const { messages } = context();
  actor.send({
    type: 'chat.restore',
    conversation: { messages: [...messages, ...messages], draft: '' },
  });
  type(' Hello ');
  await send();
  type(`And now?${'a'.repeat(492)}`);
  actor.send({ type: 'chat.clear', at: 2 });
  expect(context().draft).toBe(`Hello\nAnd now?${'a'.repeat(486)}`);
});

it('a chat fails without a reason where the provider gives none', async () => {
  const { type, send, state, context } = startChat();
  type('Hello');
  await send();
  expect([state(), context().reason]).toEqual(['panel.closed conversation.failed', null]);
});

it('a draft is restored without messages', () => {
  const { actor, state, context } = startChat();
  actor.send({ type: 'chat.restore', conversation: { messages: [], draft: 'And' } });
  expect([state(), context().draft]).toEqual(['panel.closed conversation.ready', 'And']);
});
