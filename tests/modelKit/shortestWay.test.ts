import {
  reasonOf,
  shortestWay,
  shortestWays,
  type WayOptions,
} from '@interpunct/model-kit/shortestWay';
import type { Step } from '@interpunct/model-kit/takeStep';
import { describe, expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { casesOf } from '#app/inspect/cases.ts';
import { breadcrumbsMachine } from '#machines/breadcrumbs.machine.ts';
import { chatCases } from '#machines/chat.cases.ts';
import { chatMachine } from '#machines/chat.machine.ts';
import { podcastPopupMachine } from '#machines/podcastPopup.machine.ts';

/** The search of a machine from the first of its inputs. */
function startOf(id: string): WayOptions {
  const cases = casesOf(id);
  return { cases, input: Object.values(cases.inputs ?? {})[0] };
}

const withoutCases: WayOptions = { cases: undefined };

const options = startOf('chat');

/** An event of the chat, in its first case. */
const firstOf = (type: 'chat.type' | 'chat.send') => ({
  type: 'event',
  event: { type, ...Object.values(chatCases.events[type])[0] },
});

describe('a shortest way', () => {
  it('R18.6 is a list of events, timers and results', () => {
    const conversation = chatCases.events['chat.restore']['without one'];
    const restored = { type: 'event', event: { type: 'chat.restore', ...conversation } };
    expect(shortestWay(chatMachine, { state: 'chat.conversation.failed' }, options)).toEqual([
      restored,
    ]);
    const id = 'chat.conversation.waiting|xstate.done.actor.requestAnswer|0';
    expect(shortestWay(chatMachine, { transition: id }, options)).toEqual([
      firstOf('chat.type'),
      firstOf('chat.send'),
      {
        type: 'output',
        invoke: 'requestAnswer',
        value: chatCases.results.requestAnswer.outputs['an answer'],
      },
    ]);
    expect(
      shortestWay(podcastPopupMachine, { state: 'podcastPopup.shown' }, startOf('podcastPopup')),
    ).toEqual([
      { type: 'event', event: { type: 'home.entered' } },
      {
        type: 'timer',
        id: 'xstate.after.popupDelay.podcastPopup.waiting.counting',
        ms: 3_000,
      },
    ]);
    const rest = 'panel.open.opened conversation.failed';
    expect(shortestWay(chatMachine, { rest }, options)).toEqual([
      { type: 'event', event: { type: 'entry.reached' } },
      restored,
      { type: 'timer', id: 'xstate.after.focusDelay.chat.panel.open.opening', ms: 100 },
    ]);
    expect(shortestWay(chatMachine, { state: 'chat' }, options)).toEqual([]);
    expect(shortestWay(chatMachine, { state: 'chat.unknown' }, options)).toBeNull();
  });

  it('R18.6 tries both answers of a guard that only the app knows', () => {
    const unknown = (): never => {
      throw new Error('Only the app knows.');
    };
    const asking = setup({ guards: { isKnown: unknown } }).createMachine({
      id: 'asking',
      initial: 'open',
      states: {
        open: { on: { ask: [{ guard: 'isKnown', target: 'yes' }, 'no'] } },
        yes: {},
        no: {},
      },
    });
    const { states } = shortestWays(asking, withoutCases);
    expect(Object.keys(states)).toEqual(['asking', 'asking.open', 'asking.yes', 'asking.no']);
  });

  const waits = setup({ delays: { short: 100, long: 500 } }).createMachine({
    id: 'waits',
    initial: 'resting',
    states: {
      resting: { after: { short: 'early', long: 'never' }, on: { hold: 'held' } },
      held: { after: { long: 'late' } },
      early: {},
      late: {},
      never: {},
    },
  });

  it('R18.6 lets the timer fire that is due first', () => {
    const ways = shortestWays(waits, withoutCases);
    expect(Object.keys(ways.states)).toEqual([
      'waits',
      'waits.resting',
      'waits.held',
      'waits.early',
      'waits.late',
    ]);
    expect(ways.states['waits.late']).toMatchObject([{ type: 'event' }, { ms: 500 }]);
    expect(reasonOf(ways, 'waits.never')).toBe('No event, result or timer leads to this state.');
  });

  it('R18.6 says of a state without a way that the machine only passes through it', () => {
    const ways = shortestWays(breadcrumbsMachine, startOf('breadcrumbs'));
    expect(reasonOf(ways, 'breadcrumbs.arriving')).toBe('The machine never rests in this state.');
    expect(reasonOf(ways, 'breadcrumbs.hidden')).toBeNull();
  });

  it('R18.6 lets the time of a timer pass for the others as well', () => {
    const both = setup({ delays: { short: 100, long: 500 } }).createMachine({
      id: 'both',
      type: 'parallel',
      states: {
        one: { initial: 'a', states: { a: { after: { short: 'b' } }, b: {} } },
        other: { initial: 'a', states: { a: { after: { long: 'b' } }, b: {} } },
      },
    });
    expect(shortestWay(both, { state: 'both.other.b' }, withoutCases)).toMatchObject([
      { ms: 100 },
      { ms: 400 },
    ]);
  });

  it('R18.6 begins where an actor stands, timers included', () => {
    const actor = createActor(waits).start();
    const from = {
      snapshot: actor.getPersistedSnapshot(),
      timers: [{ id: 'one', event: { type: 'xstate.after.short.waits.resting' }, remaining: 40 }],
    };
    actor.stop();
    expect(shortestWay(waits, { state: 'waits.early' }, { ...withoutCases, from })).toEqual([
      { type: 'timer', id: 'one', ms: 40 },
    ]);
    const kept = createActor(breadcrumbsMachine, { input: { isHome: true } });
    const snapshot = kept.getPersistedSnapshot();
    expect(
      shortestWay(
        breadcrumbsMachine,
        { state: 'breadcrumbs.hidden' },
        { cases: casesOf('breadcrumbs'), from: { snapshot, timers: [] } },
      ),
    ).toMatchObject([{ event: { type: 'route.changed', isHome: false } }, { ms: 3_000 }]);
  });

  it('R18.6 is given up where a context grows without end', () => {
    const counting = setup({ types: { context: {} as { count: number } } }).createMachine({
      id: 'counting',
      context: { count: 0 },
      initial: 'low',
      on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
      states: {
        low: { always: { guard: ({ context }) => context.count > 99, target: 'high' } },
        high: {},
      },
    });
    const goal = { state: 'counting.high' };
    expect(shortestWay(counting, goal, { ...withoutCases, limit: 50 })).toBeNull();
    expect(reasonOf(shortestWays(counting, { ...withoutCases, limit: 50 }), goal.state)).toBe(
      'The search gave up before it found a way.',
    );
    expect(shortestWay(counting, goal, withoutCases)).toHaveLength(100);
  });

  const listening = setup({}).createMachine({
    id: 'listening',
    initial: 'one',
    states: {
      one: { on: { 'door.*': 'two' } },
      two: { on: { '*': 'three' } },
      three: {},
    },
  });

  it('R18.6 answers by a wildcard to what the cases name', () => {
    const cases = { events: { 'door.open': { wide: {} } }, results: {} };
    expect(shortestWay(listening, { state: 'listening.three' }, { cases })).toEqual([
      { type: 'event', event: { type: 'door.open' } },
      { type: 'event', event: { type: 'door.open' } },
    ]);
    expect(shortestWay(listening, { state: 'listening.two' }, withoutCases)).toBeNull();
  });

  it('R18.6 tells of each step that it tries, ignored ones and failing ones included', () => {
    const tried: string[] = [];
    const failing = setup({}).createMachine({
      id: 'failing',
      initial: 'one',
      states: {
        one: { on: { go: 'two' } },
        two: {
          on: {
            fail: {
              guard: ({ event }) => (event as unknown as { no: { way: boolean } }).no.way,
              target: 'one',
            },
          },
        },
      },
    });
    const cases = { events: { go: { now: {} }, fail: { now: {} } }, results: {} };
    shortestWays(
      failing,
      {
        cases,
        onStep: ({ way, before, step, after }) => {
          const { type } = (step as Step & { type: 'event' }).event;
          const ends = after ? String(after.snapshot.value) : 'a throw';
          tried.push(`${way.length} ${before.snapshot.value} ${type} ${ends}`);
        },
      },
      () => false,
    );
    expect(tried).toEqual(['0 one go two', '0 one fail one', '1 two fail a throw', '1 two go two']);
  });

  it('R18.6 runs no action', () => {
    const ran: string[] = [];
    const act = (name: string) => () => {
      ran.push(name);
    };
    const acting = setup({ actions: { begin: act('begin'), leave: act('leave') } }).createMachine({
      id: 'acting',
      entry: ['begin', act('inline')],
      initial: 'one',
      states: { one: { exit: 'leave', on: { go: 'two' } }, two: { entry: act('two') } },
    });
    expect(shortestWay(acting, { state: 'acting.two' }, withoutCases)).toHaveLength(1);
    expect(ran).toEqual([]);
  });
});
