import { describe, expect, it } from 'vitest';
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  assign,
  createActor,
  setup,
} from 'xstate';
import { activeStates } from '#inspector/charts/activeChart.ts';
import { describeChart, statesOf } from '#inspector/charts/describeChart.ts';
import {
  reasonOf,
  type Step,
  shortestWay,
  shortestWays,
  type WayOptions,
} from '#inspector/charts/shortestWay.ts';
import type { InspectedApp } from '#inspector/inspected.ts';
import { VirtualClock } from '#inspector/record/virtualClock.ts';
import { breadcrumbsMachine } from '#machines/breadcrumbs.machine.ts';
import { chatMachine } from '#machines/chat.machine.ts';
import { podcastPopupMachine } from '#machines/podcastPopup.machine.ts';
import { withSilentPorts } from '#tests/machines/ports.ts';
import { machines } from './machines.ts';

const address = (page: string) => ({ page, language: 'en', prefix: '', path: `/${page}` });
const message = (role: 'user' | 'assistant') => ({ id: '1', role, content: 'Hello', timestamp: 1 });
const choice = (analytics: boolean) => ({ necessary: true, analytics, marketing: false });
const record = { version: '1', build: 1, lastBuild: 1, deployTime: '', environment: '' };

/** Cases of every event that reads a payload. */
const cases: Record<string, object[]> = {
  'route.requested': [true, false].map((isLoaded) => ({ address: address('about'), isLoaded })),
  'route.changed': [
    { isHome: true, page: 'home', address: address('home') },
    { isHome: false, page: 'about', address: address('about') },
  ],
  'page.scrolled': [{ y: 0 }, { y: 100 }],
  'pointer.moved': [{ y: 10 }, { y: 500 }],
  'page.crashed': [{ error: 'crashed' }],
  'language.shown': [{ language: 'fr' }],
  'language.chosen': [{ language: 'de' }],
  'link.followed': [{ click: { name: 'related_link_click', label: 'x' } }],
  'dropdown.opened': [{ id: 'aboutDropdown' }],
  'embed.open': [{ id: 'sintel' }],
  'wave.point': [{ crest: 3 }],
  'wave.turn': [{ crest: 5 }],
  'name.type': [{ name: 'Ada' }, { name: ' ' }],
  'form.edit': [
    { name: 'email', value: 'ada@example.org' },
    { name: 'reference', value: 'a bot was here' },
  ],
  'form.restore': [{ values: { name: 'Ada' } }],
  'form.submit': [{ language: 'en' }],
  'consent.toggle': [{ category: 'analytics' }],
  'consent.changedElsewhere': [{ preferences: null }, { preferences: choice(true) }],
  'consent.changed': [{ preferences: choice(true) }, { preferences: choice(false) }],
  'page.viewed': [{ path: '/about' }],
  'log.scrolled': [
    { top: 300, below: 100 },
    { top: 200, below: 200 },
    { top: 400, below: 0 },
  ],
  'chat.type': [{ text: 'Where are you?' }],
  'chat.send': [{ language: 'en', at: 5 }],
  'chat.retry': [{ language: 'en' }],
  'chat.clear': [{ at: 7 }],
  'chat.restore': (['user', 'assistant'] as const).map((role) => ({
    conversation: { messages: [message(role)], draft: '' },
  })),
};

const named = (value: unknown) => ({ name: 'a case', value });

const app: Pick<InspectedApp, 'samples' | 'results'> = {
  samples: Object.fromEntries(
    Object.entries(cases).map(([type, payloads]) => [
      type,
      payloads.map((payload) => ({ name: 'a case', event: { type, ...payload } })),
    ]),
  ),
  results: {
    requestAnswer: {
      outputs: [named({ text: 'In Luxembourg.', at: 8 })],
      errors: [named({ reason: 'offline' })],
    },
    readRecord: { outputs: [named(null), named(choice(true))], errors: [] },
    checkDeployment: { outputs: [named(true), named(false)], errors: [] },
    loadVersion: {
      outputs: [named({ record, loadedAt: 2 }), named({ record, loadedAt: 9e9 })],
      errors: [],
    },
    generateVersion: { outputs: [named(record)], errors: [] },
  },
};

const site = {
  page: 'home',
  address: address('home'),
  entry: address('home'),
  language: { preferred: 'en', isStored: false },
  startedAt: 0,
  heroWordCount: 4,
  wordCount: 4,
  id: 'aboutDropdown',
  isHome: false,
  wasShown: false,
  preferred: 'en',
  isStored: false,
  isDelivering: true,
  honeypot: 'reference',
  hasVendors: true,
};

const options: WayOptions = { ...app, input: site };

/** A visit that is not the first one. */
const returning: WayOptions = {
  ...app,
  input: { ...site, isHome: true, wasShown: true, isStored: true, isDelivering: false },
};

const PASSED = 'The machine never rests in this state.';

/** The states without a way. */
const unreached: Record<string, Record<string, string>> = {
  analytics: { 'analytics.sending.arriving': PASSED },
  breadcrumbs: { 'breadcrumbs.arriving': PASSED },
  form: { 'form.submitting.deciding': PASSED },
  language: { 'language.deciding': PASSED },
};

/** Makes the steps of a way with an actor that runs, on a clock that is held. */
function walk(machine: AnyStateMachine, steps: readonly Step[]): AnyMachineSnapshot {
  const clock = new VirtualClock();
  const root = createActor(
    setup({ actors: { machine } }).createMachine({
      invoke: { id: 'machine', src: 'machine', input: site },
    }),
    { clock },
  );
  root.start();
  const actor = root.getSnapshot().children.machine as AnyActorRef;
  for (const step of steps) {
    if (step.type === 'event') actor.send(step.event);
    if (step.type === 'timer') clock.advance(step.ms);
    if (step.type === 'output' || step.type === 'error') {
      const kind = step.type === 'output' ? 'done' : 'error';
      const type = `xstate.${kind}.actor.${step.invoke}`;
      actor.send({ type, actorId: step.invoke, [step.type]: step.value });
    }
  }
  return actor.getSnapshot();
}

describe.each(Object.entries(machines))('the ways of %s', (id, machine) => {
  const chart = describeChart(machine);
  const ways = shortestWays(machine, options);
  const states = statesOf(chart.root).map((state) => state.id);

  it('R18.6 lead to every state, or there is a reason', () => {
    const reasons = states.map((state) => [state, reasonOf(ways, state)]);
    expect(Object.fromEntries(reasons.filter(([, reason]) => reason !== null))).toEqual(
      unreached[id] ?? {},
    );
  });

  it('R18.6 lead through every transition', () => {
    const taken = { ...ways.transitions, ...shortestWays(machine, returning).transitions };
    // Those of the actors that it invokes are none of its own.
    expect(Object.keys(taken).toSorted()).toEqual(
      chart.transitions.map((one) => one.id).toSorted(),
    );
  });

  it('R18.6 are those that an actor goes', () => {
    for (const [state, steps] of Object.entries(ways.states)) {
      const { value } = walk(withSilentPorts(machine), steps);
      expect(activeStates(chart, value).active, state).toContain(state);
    }
  });
});

describe('a shortest way', () => {
  it('R18.6 is a list of events, timers and results', () => {
    expect(shortestWay(chatMachine, { state: 'chat.conversation.failed' }, options)).toEqual([
      { type: 'event', event: app.samples['chat.restore']?.[0]?.event },
    ]);
    const id = 'chat.conversation.waiting|xstate.done.actor.requestAnswer|0';
    expect(shortestWay(chatMachine, { transition: id }, options)).toEqual([
      { type: 'event', event: { type: 'chat.type', text: 'Where are you?' } },
      { type: 'event', event: { type: 'chat.send', language: 'en', at: 5 } },
      { type: 'output', invoke: 'requestAnswer', value: { text: 'In Luxembourg.', at: 8 } },
    ]);
    expect(shortestWay(podcastPopupMachine, { state: 'podcastPopup.shown' }, options)).toEqual([
      { type: 'event', event: { type: 'home.entered' } },
      {
        type: 'timer',
        id: 'xstate.after.popupDelay.podcastPopup.waiting.counting',
        ms: 3_000,
      },
    ]);
    const rest = 'panel.open.opened conversation.failed';
    expect(shortestWay(chatMachine, { rest }, options)).toEqual([
      { type: 'event', event: { type: 'chat.toggle' } },
      { type: 'event', event: app.samples['chat.restore']?.[0]?.event },
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
    const { states } = shortestWays(asking, app);
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
    const ways = shortestWays(waits, app);
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

  it('R18.6 lets the time of a timer pass for the others as well', () => {
    const both = setup({ delays: { short: 100, long: 500 } }).createMachine({
      id: 'both',
      type: 'parallel',
      states: {
        one: { initial: 'a', states: { a: { after: { short: 'b' } }, b: {} } },
        other: { initial: 'a', states: { a: { after: { long: 'b' } }, b: {} } },
      },
    });
    expect(shortestWay(both, { state: 'both.other.b' }, app)).toMatchObject([
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
    expect(shortestWay(waits, { state: 'waits.early' }, { ...app, from })).toEqual([
      { type: 'timer', id: 'one', ms: 40 },
    ]);
    const kept = createActor(breadcrumbsMachine, { input: { isHome: true } });
    const snapshot = kept.getPersistedSnapshot();
    expect(
      shortestWay(
        breadcrumbsMachine,
        { state: 'breadcrumbs.hidden' },
        { ...app, from: { snapshot, timers: [] } },
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
    expect(shortestWay(counting, goal, { ...app, limit: 50 })).toBeNull();
    expect(reasonOf(shortestWays(counting, { ...app, limit: 50 }), goal.state)).toBe(
      'The search gave up before it found a way.',
    );
    expect(shortestWay(counting, goal, app)).toHaveLength(100);
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
    expect(shortestWay(acting, { state: 'acting.two' }, app)).toHaveLength(1);
    expect(ran).toEqual([]);
  });
});
