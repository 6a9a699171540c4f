import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import { afterEach, expect, it, vi } from 'vitest';
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

afterEach(() => vi.unstubAllGlobals());

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

type Chat = ReturnType<typeof startChat>;

it.each(['   ', '\n\t\u00a0', '\u200b \u2060'])(
  'R10.7 a question that is blank (%j) is not sent',
  async (text) => {
    const { type, send, state } = startChat();
    type(text);
    await send();
    expect(state()).toBe('panel.closed conversation.ready');
  },
);

const A = 'a'.repeat(250);
const Z = 'z'.repeat(250);

it.each([
  ['the limit', '', A + Z, A + Z],
  ['more', '', `${A}${Z}b`, A + Z],
  ['into the middle', A + Z, `${A}bc${Z}`, A + Z],
  [
    'into the middle, with room for one',
    A.slice(1) + Z,
    `${A.slice(1)}bc${Z}`,
    `${A.slice(1)}b${Z}`,
  ],
  ['before all', A + Z, `b${A}${Z}`, A + Z],
  ['after the same', A + Z, `${A}a${Z}`, A + Z],
  ['nothing but the same', 'a'.repeat(500), 'a'.repeat(501), 'a'.repeat(500)],
  ['in place of some', `${A}b${Z.slice(1)}`, `${A}cd${Z.slice(1)}`, `${A}c${Z.slice(1)}`],
  [
    'in place of half a flag',
    `${A}🇱🇺${Z.slice(4)}`,
    `${A}🇱🇹🇱🇻${Z.slice(4)}`,
    `${A}🇱🇹${Z.slice(4)}`,
  ],
  ['a flag that fits', '', `${A}${'z'.repeat(246)}🇱🇺🇱🇺`, `${A}${'z'.repeat(246)}🇱🇺`],
  ['a flag that does not', '', `${A}${'z'.repeat(247)}🇱🇺`, `${A}${'z'.repeat(247)}`],
  ['an accent too much', '', `${A}${Z}\u0301`, A + Z.slice(1)],
  ['a skin too much', '', `${A}${Z.slice(2)}👍🏽`, A + Z.slice(2)],
])('R10.8 a question is at most 500 units long: %s', (_, before, typed, kept) => {
  const { type, context } = startChat();
  type(before);
  type(typed);
  expect(context().draft).toBe(kept);
});

it('R10.8 an engine without characters cuts none of their halves apart', () => {
  vi.stubGlobal('Intl', {});
  const { type, context } = startChat();
  type(`a${'😀'.repeat(300)}`);
  expect(context().draft).toBe(`a${'😀'.repeat(249)}`);
});

it('R10.8 what is typed behind the caret stays where it ends as the field did', () => {
  const { actor, type, context } = startChat();
  const full = `${'x'.repeat(498)}a`;
  type(full);
  actor.send({ type: 'chat.type', text: `${full}ya`, caret: 501 });
  expect(context().draft).toBe(`${full}y`);
});

it.each([
  ['sent', (chat: Chat) => chat.send(), A + Z],
  ['cleared', (chat: Chat) => chat.actor.send({ type: 'chat.clear', at: 2 }), A + Z],
  ['finished', (chat: Chat) => chat.type(`${A}bcd${Z}`), A + Z],
])('R10.8 a composition in a full field is cut once it is %s', async (_, end, kept) => {
  const chat = startChat();
  chat.type(A + Z);
  for (const unfinished of ['b', 'bcd']) {
    const text = A + unfinished + Z;
    chat.actor.send({ type: 'chat.type', text, isComposing: true });
    expect(chat.context().draft).toBe(text);
  }
  await end(chat);
  expect(chat.context().draft || chat.context().messages.at(-1)?.content).toBe(kept);
});

it('R10.8 a draft that a reload has kept is cut, too', () => {
  const { actor, context } = startChat();
  actor.send({ type: 'chat.restore', conversation: { messages: [], draft: `${A}${Z}b` } });
  expect(context().draft).toBe(A + Z);
});

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
