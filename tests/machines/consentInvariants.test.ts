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

/** Consent and analytics as the site connects them, and what has gone out to vendors so far. */
type World = {
  consent: SnapshotFrom<Consent>;
  analytics: SnapshotFrom<Analytics>;
  isTagLoaded: boolean;
  /** Whether a loaded tag may send. */
  isTagOn: boolean;
  isGateOpen: boolean;
  /** The recorder, while it may record: its code is on the way, or it runs. */
  recorder: 'none' | 'loading' | 'running';
  recorderLoads: number;
};

type Event = { type: string; [payload: string]: unknown };

/** A step from one world to another, and what went out to vendors in it. */
type Step = { before: World; event: Event; after: World; sent: string[] };

const choices: Preferences[] = [false, true].flatMap((analytics) =>
  [false, true].map((marketing) => ({ necessary: true as const, analytics, marketing })),
);

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
  { type: 'page.viewed', page: 'home', path: '/en/' },
  { type: 'page.viewed', page: 'about', path: '/en/about' },
  { type: 'link.followed', click: { name: 'division_card_click', label: 'Ventures' } },
  { type: 'recorder.started' },
];

/** Tells analytics of something, and notes what goes out. */
function tell(world: World, { analytics }: Machines, event: Event, sent: string[]): World {
  const [next, actions] = transition(analytics, world.analytics, event as never);
  const after = { ...world, analytics: next };
  for (const { type, params } of actions as { type: string; params: unknown }[]) {
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
    if (type === 'signal' && after.isTagOn) sent.push(type);
    // Before its script is there, the queue has no reader.
    const isCall = type === 'sendPageView' || type === 'sendClick';
    if (isCall && after.isTagLoaded) sent.push(type);
    if (type === 'xstate.spawnChild') {
      sent.push('recorder');
      const { isStarted } = (params as { input: { isStarted: boolean } }).input;
      after.recorder = isStarted ? 'running' : 'loading';
    }
    // A recorder that runs does not end with what has loaded it.
    if (type === 'xstate.stopChild' && after.recorder === 'loading') after.recorder = 'none';
    if (type === 'stopRecorder') after.recorder = 'none';
  }
  return after;
}

function take(before: World, machines: Machines, event: Event): Step {
  const sent: string[] = [];
  if (event.type === 'recorder.started') {
    const after = tell({ ...before, recorder: 'running' }, machines, event, sent);
    return { before, event, sent, after: { ...after, recorderLoads: before.recorderLoads + 1 } };
  }
  if (/^(page|link)\./.test(event.type)) {
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

const keyOf = ({ consent, analytics, ...rest }: World) =>
  JSON.stringify([consent.value, consent.context, analytics.value, analytics.context, rest]);

/** Every world that can be reached, and every step between them. */
function explore(machines: Machines): { worlds: Map<string, World>; steps: Step[] } {
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
      if (event.type === 'recorder.started' && world.recorder !== 'loading') continue;
      const step = take(world, machines, event);
      steps.push(step);
      // A second load is a fault already: what follows from it need not be explored.
      if (step.after.recorderLoads < 3) worlds.set(keyOf(step.after), step.after);
    }
  }
  return { worlds, steps };
}

const isGranted = ({ analytics }: World) => analytics.matches('granted');

/** What a visitor can do, as events. */
const intents = events.filter(({ type }) => /^consent\.(?!changed)/.test(type));

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** How many steps of the visitor it takes from a state until a choice holds. */
function stepsTo(machine: Consent, from: SnapshotFrom<Consent>, wanted: Preferences): number {
  const seen = new Set<string>();
  let front = [from];
  for (let count = 0; front.length > 0; count += 1) {
    if (front.some(({ context }) => isSame(context.saved, wanted))) return count;
    front = front
      .flatMap((state) => intents.map((event) => transition(machine, state, event as never)[0]))
      .filter(({ value, context }) => {
        const key = JSON.stringify([value, context]);
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
 * The state in which yes and no have changed places: refusing must be as near in one as accepting is
 * in the other. Where nothing is chosen or toggled yet, it is the state itself.
 */
function mirrored(state: SnapshotFrom<Consent>): SnapshotFrom<Consent> {
  const { saved, draft } = state.context;
  if (saved === null && !state.matches('customizing')) return state;
  const context = { saved: saved && opposite(saved), draft: opposite(draft) };
  return { ...state, context } as SnapshotFrom<Consent>;
}

const GRANTING = /^consent\.(?:acceptAll|save|changedElsewhere)$|^xstate\.done\.actor\.readRecord$/;

/** The invariants of the product, each as the faults that it finds. */
const invariants: Record<string, (machines: Machines) => unknown[]> = {
  'I1 analytics granted implies that the saved preferences have analytics': (machines) =>
    [...explore(machines).worlds.values()].filter(
      (world) => isGranted(world) && !world.consent.context.saved?.analytics,
    ),
  'I2 outside the dialog the draft equals what is saved, or nothing': (machines) =>
    [...explore(machines).worlds.values()].filter(({ consent }) => {
      const expected = consent.context.saved ?? choices[0];
      return (
        !consent.matches('customizing') &&
        JSON.stringify(consent.context.draft) !== JSON.stringify(expected)
      );
    }),
  'I3 only a choice, a stored record or another tab turns a grant on': (machines) =>
    explore(machines).steps.filter(
      ({ before, event, after }) =>
        !isGranted(before) && isGranted(after) && !GRANTING.test(event.type),
    ),
  'I4 the session recorder is loaded at most once': (machines) =>
    [...explore(machines).steps].filter(({ after }) => after.recorderLoads > 1),
  'I5 refusing takes no more steps than accepting': (machines) => {
    const [refusal, , , acceptance] = choices as [Preferences, unknown, unknown, Preferences];
    const states = [...explore(machines).worlds.values()].map(({ consent }) => consent);
    return states
      .filter((state) => !state.matches('reading'))
      .filter(
        (state) =>
          stepsTo(machines.consent, state, refusal) >
          stepsTo(machines.consent, mirrored(state), acceptance),
      );
  },
  'I6 nothing is sent to a vendor unless granted': (machines) =>
    explore(machines).steps.filter(
      ({ sent, after }) =>
        (sent.length > 0 || after.isGateOpen || after.isTagOn || after.recorder !== 'none') &&
        !after.consent.context.saved?.analytics,
    ),
};

type Chart = { states: Record<string, Chart>; on: Record<string, unknown> };

/** The machine with another chart, over the same implementations. */
function withChart<M extends AnyStateMachine>(machine: M, change: (chart: Chart) => Chart): M {
  const chart = change(machine.config as unknown as Chart);
  return createMachine(chart as never).provide(
    machine.implementations as never,
  ) as AnyStateMachine as M;
}

/** A chart with another state in the place of one of its states. */
function withState(chart: Chart, name: string, change: (state: Chart) => Chart): Chart {
  const state = chart.states[name] as Chart;
  return { ...chart, states: { ...chart.states, [name]: change(state) } };
}

// Its parent is not there: what it would be told is read off the actions.
const consent = consentMachine.provide({
  actions: { announce: () => {}, requestView: () => {} },
});
const machines: Machines = { consent, analytics: analyticsMachine };

/** For each invariant a fault that it has to find. */
const faults: Record<string, Machines> = {
  I1: {
    ...machines,
    analytics: analyticsMachine.provide({ guards: { isGranted: () => true } }),
  },
  I2: { ...machines, consent: consent.provide({ actions: { discardDraft: () => {} } }) },
  I3: {
    ...machines,
    // To view a page counts as agreeing.
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
    analytics: analyticsMachine.provide({ actions: { rememberRecorder: () => {} } }),
  },
  I5: {
    ...machines,
    // The banner has no button for it: the way leads through the dialog.
    consent: withChart(consent, (chart) =>
      withState(chart, 'banner', ({ on: { 'consent.acceptNecessary': _, ...on }, ...banner }) => ({
        ...banner,
        on,
      })),
    ),
  },
  I6: {
    ...machines,
    // After a withdrawal pages are reported as they were before the first grant.
    analytics: withChart(analyticsMachine, (chart) =>
      withState(chart, 'denied', (denied) =>
        withState(denied, 'withdrawn', () => denied.states.untouched as Chart),
      ),
    ),
  },
};

/** What may be lost of the withdrawal: each has to be missed. */
const lostAtWithdrawal = ['closeGate', 'stopTag', 'stopRecorder'];

describe.each(Object.entries(invariants))('%s', (name, findFaults) => {
  it('holds in every state that can be reached', () => {
    expect(findFaults(machines)).toEqual([]);
  });

  it('is not blind: a seeded fault is found', () => {
    expect(findFaults(faults[name.slice(0, 2)] as Machines)).not.toEqual([]);
  });
});

/** Part of a chart without every mention of an action. */
function without(part: unknown, action: string): unknown {
  if (Array.isArray(part)) {
    return part.filter((entry) => entry !== action).map((entry) => without(entry, action));
  }
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, without(value, action)]),
  );
}

it.each(lostAtWithdrawal)('I6 finds a withdrawal that forgets %s', (lost) => {
  const forgetful = withChart(analyticsMachine, (chart) =>
    withState(chart, 'granted', (granted) => without(granted, lost) as Chart),
  );
  const findFaults = invariants['I6 nothing is sent to a vendor unless granted'];
  expect(findFaults?.({ ...machines, analytics: forgetful })).not.toEqual([]);
});

it('all states are reached', () => {
  const { worlds, steps } = explore(machines);
  const values = [...worlds.values()].map(({ consent: { value } }) => value);
  expect([...new Set(values)].toSorted()).toEqual(['banner', 'customizing', 'reading', 'settled']);
  // The size of what is checked. Another chart makes another number: look at it, then note it here.
  expect([worlds.size, steps.length]).toEqual([213, 4_716]);
});
