import { describe, expect, it } from 'vitest';
import {
  type AnyStateMachine,
  createMachine,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate';
import { analyticsMachine } from '#machines/analytics.machine.ts';
import { consentMachine, type Preferences } from '#machines/consent.machine.ts';

type Consent = typeof consentMachine;
type Analytics = typeof analyticsMachine;
type Machines = { consent: Consent; analytics: Analytics };

/** Consent and analytics as the site connects them, and the state of the vendors. */
type World = {
  consent: SnapshotFrom<Consent>;
  analytics: SnapshotFrom<Analytics>;
  isTagLoaded: boolean;
  /** Whether the tag may send. */
  isTagOn: boolean;
  isGateOpen: boolean;
  /** A recorder that may record is loading or running. */
  recorder: 'none' | 'loading' | 'running';
  recorderLoads: number;
};

type Event = { type: string; [payload: string]: unknown };

/** A step from one world to another, and what it sends to vendors. */
type Step = { before: World; event: Event; after: World; sent: string[] };

const choices: Preferences[] = [false, true].flatMap((analytics) =>
  [false, true].map((marketing) => ({ necessary: true as const, analytics, marketing })),
);

const TAG_LOADED: Event = { type: 'tag.loaded' };
const RECORDER_STARTED: Event = { type: 'xstate.done.actor.startRecorder', output: undefined };

const events: Event[] = [
  ...[null, ...choices].map((output) => ({ type: 'xstate.done.actor.readRecord', output })),
  { type: 'xstate.error.actor.readRecord', error: new Error('denied') },
  { type: 'consent.acceptAll' },
  { type: 'consent.acceptNecessary' },
  { type: 'consent.customize' },
  ...['necessary', 'analytics', 'marketing'].map((category) => ({
    type: 'consent.toggle',
    category,
  })),
  { type: 'consent.save' },
  { type: 'consent.cancel' },
  ...[null, ...choices].map((preferences) => ({ type: 'consent.changedElsewhere', preferences })),
  { type: 'page.viewed', path: '/en/' },
  { type: 'page.viewed', path: '/en/about' },
  { type: 'link.followed', click: { name: 'division_card_click', label: 'Ventures' } },
  RECORDER_STARTED,
  TAG_LOADED,
];

/** Sends an event to analytics and notes what goes out to vendors. */
function tell(world: World, { analytics }: Machines, event: Event, sent: string[]): World {
  const [next, actions] = transition(analytics, world.analytics, event as never);
  const after = { ...world, analytics: next };
  for (const { type } of actions as { type: string }[]) {
    if (type === 'loadTag') {
      sent.push('tag');
      after.isTagLoaded = true;
      after.isTagOn = true;
    }
    if (type === 'stopTag') after.isTagOn = false;
    if (type === 'resumeTag') after.isTagOn = true;
    if (type === 'openGate') after.isGateOpen = true;
    if (type === 'closeGate') after.isGateOpen = false;
    // A tag that is on answers a signal with a request.
    if (type === 'sendSignals' && after.isTagOn) sent.push(type);
    // Nothing reads the queue before the tag is loaded.
    const isCall = type === 'sendPageView' || type === 'sendClick';
    if (isCall && after.isTagLoaded) sent.push(type);
    if (type === 'xstate.spawnChild') {
      sent.push('recorder');
      after.recorder = 'loading';
    }
    if (type === 'resumeRecorder') {
      sent.push(type);
      after.recorder = 'running';
    }
    // Stopping the actor cancels a recorder that is loading, and leaves one that runs.
    if (type === 'xstate.stopChild' && after.recorder === 'loading') after.recorder = 'none';
    if (type === 'stopRecorder') after.recorder = 'none';
  }
  return after;
}

function take(before: World, machines: Machines, event: Event): Step {
  const sent: string[] = [];
  if (event === RECORDER_STARTED) {
    const after = tell({ ...before, recorder: 'running' }, machines, event, sent);
    return { before, event, sent, after: { ...after, recorderLoads: before.recorderLoads + 1 } };
  }
  if (/^(page|link|tag)\./.test(event.type)) {
    return { before, event, sent, after: tell(before, machines, event, sent) };
  }
  const [consent, actions] = transition(machines.consent, before.consent, event as never);
  let after: World = { ...before, consent };
  for (const { type } of actions) {
    if (type !== 'announce') continue;
    const preferences = consent.context.saved ?? choices[0];
    after = tell(after, machines, { type: 'consent.changed', preferences }, sent);
  }
  return { before, event, sent, after };
}

const keyOfConsent = ({ value, context }: SnapshotFrom<Consent>) =>
  JSON.stringify([value, context]);

const keyOf = ({ consent, analytics, ...rest }: World) =>
  JSON.stringify([consent.value, consent.context, analytics.value, analytics.context, rest]);

type Exploration = { worlds: Map<string, World>; steps: Step[] };

const explorations = new WeakMap<Machines, Exploration>();

/** Every reachable world, and every step between them. Each set of machines is explored once. */
function explore(machines: Machines): Exploration {
  const known = explorations.get(machines) ?? exploreAll(machines);
  explorations.set(machines, known);
  return known;
}

function exploreAll(machines: Machines): Exploration {
  const [consent] = initialTransition(machines.consent);
  const [analytics] = initialTransition(machines.analytics);
  const start: World = {
    consent,
    analytics,
    isTagLoaded: false,
    isTagOn: false,
    isGateOpen: false,
    recorder: 'none',
    recorderLoads: 0,
  };
  const worlds = new Map([[keyOf(start), start]]);
  const steps: Step[] = [];
  for (const world of worlds.values()) {
    for (const event of events) {
      if (event === RECORDER_STARTED && world.recorder !== 'loading') continue;
      if (event === TAG_LOADED && !world.isTagLoaded) continue;
      const step = take(world, machines, event);
      steps.push(step);
      // A second load is a fault already, so the exploration stops there.
      if (step.after.recorderLoads < 3) worlds.set(keyOf(step.after), step.after);
    }
  }
  return { worlds, steps };
}

const isGranted = ({ analytics }: World) => analytics.matches('granted');

/** The events of the visitor. */
const intents = events.filter(({ type }) => /^consent\.(?!changed)/.test(type));

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The number of the visitor's steps from a state to a choice in force. */
function stepsTo(machine: Consent, from: SnapshotFrom<Consent>, wanted: Preferences): number {
  const seen = new Set<string>();
  let front = [from];
  for (let count = 0; front.length > 0; count += 1) {
    if (front.some(({ context }) => isSame(context.saved, wanted))) return count;
    front = front
      .flatMap((state) => intents.map((event) => transition(machine, state, event as never)[0]))
      .filter((state) => {
        const key = keyOfConsent(state);
        return !seen.has(key) && seen.add(key);
      });
  }
  return Number.POSITIVE_INFINITY;
}

const opposite = ({ analytics, marketing }: Preferences): Preferences => ({
  necessary: true,
  analytics: !analytics,
  marketing: !marketing,
});

/**
 * The state with accepting and refusing exchanged: refusing must be as near in one as accepting is in
 * the other. Before the first choice or toggle, it is the state itself.
 */
function mirrored(state: SnapshotFrom<Consent>): SnapshotFrom<Consent> {
  const { saved, draft } = state.context;
  if (saved === null && !state.matches('customizing')) return state;
  const context = { saved: saved && opposite(saved), draft: opposite(draft) };
  return { ...state, context } as SnapshotFrom<Consent>;
}

const GRANTING = /^consent\.(?:acceptAll|save|changedElsewhere)$|^xstate\.done\.actor\.readRecord$/;

/** The invariants of the product. Each returns the faults that it finds. */
const invariants: Record<string, (machines: Machines) => unknown[]> = {
  'R12.6 I1 analytics granted implies that the saved preferences have analytics': (machines) =>
    [...explore(machines).worlds.values()].filter(
      (world) => isGranted(world) && !world.consent.context.saved?.analytics,
    ),
  'R11.6 I2 outside the dialog the draft equals what is saved, or nothing': (machines) =>
    [...explore(machines).worlds.values()].filter(({ consent }) => {
      const expected = consent.context.saved ?? choices[0];
      return (
        !consent.matches('customizing') &&
        JSON.stringify(consent.context.draft) !== JSON.stringify(expected)
      );
    }),
  'R12.6 I3 only a choice, a stored record or another tab turns a grant on': (machines) =>
    explore(machines).steps.filter(
      ({ before, event, after }) =>
        !isGranted(before) && isGranted(after) && !GRANTING.test(event.type),
    ),
  'R12.7 I4 the session recorder is loaded at most once': (machines) =>
    [...explore(machines).steps].filter(({ after }) => after.recorderLoads > 1),
  'R11.8 I5 refusing takes no more steps than accepting': (machines) => {
    const [refusal, , , acceptance] = choices as [Preferences, unknown, unknown, Preferences];
    const consents = [...explore(machines).worlds.values()].map(({ consent }) => consent);
    const states = new Map(consents.map((state) => [keyOfConsent(state), state]));
    return [...states.values()]
      .filter((state) => !state.matches('reading'))
      .filter(
        (state) =>
          stepsTo(machines.consent, state, refusal) >
          stepsTo(machines.consent, mirrored(state), acceptance),
      );
  },
  'R12.6 I6 nothing is sent to a vendor unless granted': (machines) =>
    explore(machines).steps.filter(
      ({ sent, after }) =>
        (sent.length > 0 || after.isGateOpen || after.isTagOn || after.recorder !== 'none') &&
        !after.consent.context.saved?.analytics,
    ),
};

type Chart = { states: Record<string, Chart>; on: Record<string, unknown> };

/** A machine with a changed chart and the same implementations. */
function withChart<M extends AnyStateMachine>(machine: M, change: (chart: Chart) => Chart): M {
  const chart = change(machine.config as unknown as Chart);
  return createMachine(chart as never).provide(
    machine.implementations as never,
  ) as AnyStateMachine as M;
}

/** A chart with one of its states changed. */
function withState(chart: Chart, name: string, change: (state: Chart) => Chart): Chart {
  const state = chart.states[name] as Chart;
  return { ...chart, states: { ...chart.states, [name]: change(state) } };
}

// The consent runs without its parent: the tests read its reports from the actions.
const consent = consentMachine.provide({
  actions: { announce: () => {}, requestView: () => {} },
});
const machines: Machines = { consent, analytics: analyticsMachine };

/** A fault for each invariant to find. */
const faults: Record<string, Machines> = {
  I1: {
    ...machines,
    analytics: analyticsMachine.provide({ guards: { isGrant: () => true } }),
  },
  I2: { ...machines, consent: consent.provide({ actions: { discardDraft: () => {} } }) },
  I3: {
    ...machines,
    // Viewing a page grants analytics.
    analytics: withChart(analyticsMachine, (chart) =>
      withState(chart, 'denied', (denied) =>
        withState(denied, 'untouched', (untouched) => ({
          ...untouched,
          on: { ...untouched.on, 'page.viewed': '#analytics.granted' },
        })),
      ),
    ),
  },
  I4: {
    ...machines,
    analytics: analyticsMachine.provide({ actions: { noteRecorderStarted: () => {} } }),
  },
  I5: {
    ...machines,
    // The banner has no button to refuse: only the dialog refuses.
    consent: withChart(consent, (chart) =>
      withState(chart, 'banner', ({ on: { 'consent.acceptNecessary': _, ...on }, ...banner }) => ({
        ...banner,
        on,
      })),
    ),
  },
  I6: {
    ...machines,
    // A withdrawal sends page views as before the first grant.
    analytics: withChart(analyticsMachine, (chart) =>
      withState(chart, 'denied', (denied) =>
        withState(denied, 'withdrawn', () => denied.states.untouched as Chart),
      ),
    ),
  },
};

/** The actions of a withdrawal. The invariants notice the loss of each. */
const lostAtWithdrawal = ['closeGate', 'stopTag', 'stopRecorder'];

describe.each(Object.entries(invariants))('%s', (name, findFaults) => {
  it('holds in every reachable state', () => {
    expect(findFaults(machines)).toEqual([]);
  });

  it('finds a seeded fault', () => {
    expect(findFaults(faults[name.split(' ')[1] ?? ''] as Machines)).not.toEqual([]);
  });
});

/** A part of a chart without an action. */
function without(part: unknown, action: string): unknown {
  if (Array.isArray(part)) {
    return part.filter((entry) => entry !== action).map((entry) => without(entry, action));
  }
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, without(value, action)]),
  );
}

it.each(lostAtWithdrawal)('R12.10 I6 finds a withdrawal that forgets %s', (lost) => {
  const forgetful = withChart(analyticsMachine, (chart) =>
    withState(chart, 'granted', (granted) => without(granted, lost) as Chart),
  );
  const findFaults = invariants['R12.6 I6 nothing is sent to a vendor unless granted'];
  expect(findFaults?.({ ...machines, analytics: forgetful })).not.toEqual([]);
});

it('R11.1 explores every state of the consent', () => {
  const { worlds, steps } = explore(machines);
  const values = [...worlds.values()].map(({ consent: { value } }) => value);
  expect([...new Set(values)].toSorted()).toEqual(['banner', 'customizing', 'reading', 'settled']);
  // The size of the exploration. A changed chart changes it: check the change, then update it.
  expect([worlds.size, steps.length]).toEqual([363, 8_346]);
});
