import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { type Answer, chatMachine, type Question } from '#machines/chat.machine.ts';
import { formMachine } from '#machines/form.machine.ts';
import { type VersionRecord, versionBadgeMachine } from '#machines/versionBadge.machine.ts';
import { settle, startJourney } from './journey.ts';

/** Limits of results and texts, and what no tester would send: the cases of the machines have neither. */

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
    const { actor } = startJourney(machine);
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
  const chat = startJourney(machine, { input: { startedAt: 0 } });
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

it.each(['   ', '\n\t\u00a0'])('R10.7 a question that is blank (%j) is not sent', async (text) => {
  const { type, send, state } = startChat();
  type(text);
  await send();
  expect(state()).toBe('panel.closed conversation.ready');
});

it('R10.8 a question is at most 500 characters long, and never ends in half a surrogate pair', () => {
  const { type, context } = startChat();
  type('a'.repeat(501));
  expect(context().draft).toBe('a'.repeat(500));
  type(`😀${'a'.repeat(497)}😀`);
  expect(context().draft).toBe(`😀${'a'.repeat(497)}`);
});

it('R10.8, R10.27 a question that was too long stays before what was typed since', async () => {
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

it('R10.14 a chat fails without a reason where the provider gives none', async () => {
  const { type, send, state, context } = startChat();
  type('Hello');
  await send();
  expect([state(), context().reason]).toEqual(['panel.closed conversation.failed', null]);
});

it('R10.18 a draft is restored without messages', () => {
  const { actor, state, context } = startChat();
  actor.send({ type: 'chat.restore', conversation: { messages: [], draft: 'And' } });
  expect([state(), context().draft]).toEqual(['panel.closed conversation.ready', 'And']);
});

it('R9.17 a draft without text brings no topic', () => {
  const { actor } = startJourney(formMachine, {
    input: { isDelivering: true, honeypot: 'reference' },
  });
  actor.send({ type: 'form.restore', values: { name: '' }, topic: 'ventures' });
  expect(actor.getSnapshot().context.topic).toBe(null);
});
