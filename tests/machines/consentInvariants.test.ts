import { expect, it } from 'vitest';
import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import { analyticsMachine } from '#machines/analytics.machine.ts';
import { consentMachine, type Preferences } from '#machines/consent.machine.ts';
import { type Mutant, mutantsOf, mutated } from '#tests/mutation/mutants.ts';

type Consent = typeof consentMachine;
type Analytics = typeof analyticsMachine;
type Machines = { consent: Consent; analytics: Analytics };

/** Consent and analytics as the site connects them, and the state of the document. */
type ConsentModel = {
  consent: SnapshotFrom<Consent>;
  analytics: SnapshotFrom<Analytics>;
  isTagLoaded: boolean;
  isGateClosed: boolean;
  /** Whether a reload ends this document soon. */
  isEnding: boolean;
  /** Whether the browser may hold what analytics has stored: from an earlier visit, or from this one. */
  hasTraces: boolean;
  recorder: 'none' | 'loading' | 'running';
};

type Event = { type: string; [payload: string]: unknown };

/** A step from one world to another, and what it sends to vendors. */
type ConsentStep = { before: ConsentModel; event: Event; after: ConsentModel; sent: string[] };

const choices: Preferences[] = [false, true].flatMap((analytics) =>
  [false, true].map((marketing) => ({ necessary: true as const, analytics, marketing })),
);

const RECORDER_STARTED: Event = { type: 'xstate.done.actor.startRecorder', output: undefined };
/** The reload begins the next document. */
const DOCUMENT_ENDED: Event = { type: 'document.ended' };

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
  DOCUMENT_ENDED,
];

/** Sends an event to analytics and notes what goes out to vendors. */
function tell(
  world: ConsentModel,
  { analytics }: Machines,
  event: Event,
  sent: string[],
): ConsentModel {
  const [next, actions] = transition(analytics, world.analytics, event as never);
  const after = { ...world, analytics: next };
  for (const { type } of actions as { type: string }[]) {
    if (type === 'loadTag') {
      sent.push(type);
      after.isTagLoaded = true;
      after.hasTraces = true;
    }
    if (type === 'closeGate') after.isGateClosed = true;
    if (type === 'reload') after.isEnding = true;
    if (type === 'deleteTraces' && !next.context.grants.analytics) after.hasTraces = false;
    // Nothing reads the queue before the tag is loaded.
    const isCall = /^send(?:Signals|PageView|Click)$/.test(type);
    if (isCall && after.isTagLoaded && !after.isGateClosed) sent.push(type);
    if (type === 'xstate.spawnChild') {
      sent.push('recorder');
      after.recorder = 'loading';
    }
    // Stopping the actor cancels a recorder that is loading, and leaves one that runs.
    if (type === 'xstate.stopChild' && after.recorder === 'loading') after.recorder = 'none';
  }
  return after;
}

const isVendorInPage = ({ isTagLoaded, recorder }: ConsentModel) =>
  isTagLoaded || recorder !== 'none';

/** A new document. Vendors may have stored something while the earlier one ended. */
function begin(machines: Machines, hasVendors: boolean, hasTraces: boolean): ConsentModel {
  return {
    consent: initialTransition(machines.consent)[0],
    analytics: initialTransition(machines.analytics, { hasVendors })[0],
    isTagLoaded: false,
    isGateClosed: false,
    isEnding: false,
    hasTraces,
    recorder: 'none',
  };
}

function take(before: ConsentModel, machines: Machines, event: Event): ConsentStep {
  const sent: string[] = [];
  if (event === RECORDER_STARTED) {
    const after = tell({ ...before, recorder: 'running' }, machines, event, sent);
    return { before, event, sent, after };
  }
  if (event === DOCUMENT_ENDED) {
    const { hasVendors } = before.analytics.context;
    const hasTraces = before.hasTraces || isVendorInPage(before);
    return { before, event, sent, after: begin(machines, hasVendors, hasTraces) };
  }
  if (/^(page|link)\./.test(event.type)) {
    return { before, event, sent, after: tell(before, machines, event, sent) };
  }
  const [consent, actions] = transition(machines.consent, before.consent, event as never);
  let after: ConsentModel = { ...before, consent };
  for (const { type } of actions) {
    const preferences = consent.context.saved ?? choices[0];
    if (type === 'announce') {
      after = tell(after, machines, { type: 'consent.changed', preferences }, sent);
    }
    if (type === 'announceAbsence') {
      after = tell(after, machines, { type: 'consent.missing' }, sent);
    }
  }
  return { before, event, sent, after };
}

const keyOfConsent = ({ value, context }: SnapshotFrom<Consent>) =>
  JSON.stringify([value, context]);

const keyOf = ({ consent, analytics, ...rest }: ConsentModel) =>
  JSON.stringify([consent.value, consent.context, analytics.value, analytics.context, rest]);

type Exploration = { worlds: Map<string, ConsentModel>; steps: ConsentStep[] };

const explorations = new WeakMap<Machines, Exploration>();

/** Every reachable world, and every step between them. Each set of machines is explored once. */
function explore(machines: Machines): Exploration {
  const known = explorations.get(machines) ?? exploreAll(machines);
  explorations.set(machines, known);
  return known;
}

function exploreAll(machines: Machines): Exploration {
  const worlds = new Map(
    [true, false]
      .map((hasVendors) => begin(machines, hasVendors, true))
      .map((world) => [keyOf(world), world]),
  );
  const steps: ConsentStep[] = [];
  for (const world of worlds.values()) {
    for (const event of events) {
      if (event === RECORDER_STARTED && world.recorder !== 'loading') continue;
      if (event === DOCUMENT_ENDED && !world.isEnding) continue;
      const step = take(world, machines, event);
      steps.push(step);
      worlds.set(keyOf(step.after), step.after);
    }
  }
  return { worlds, steps };
}

const isSending = ({ analytics }: ConsentModel) => analytics.matches('sending');

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
  'R12.6 only a choice, a stored record or another tab turns a grant on': (machines) =>
    explore(machines).steps.filter(
      ({ before, event, after }) =>
        !isSending(before) && isSending(after) && !GRANTING.test(event.type),
    ),
  'R11.8 refusing takes no more steps than accepting': (machines) => {
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
  'R12.6 nothing is sent to a vendor unless granted': (machines) =>
    explore(machines).steps.filter(
      ({ sent, after }) =>
        (sent.length > 0 || (isVendorInPage(after) && !after.isGateClosed)) &&
        !after.consent.context.saved?.analytics,
    ),
  'R12.9 without a grant no vendor stays in a page, and nothing stays that it has stored': (
    machines,
  ) =>
    [...explore(machines).worlds.values()]
      .filter(({ consent }) => !consent.matches('reading') && !consent.context.saved?.analytics)
      .filter((world) => world.hasTraces || (isVendorInPage(world) && !world.isEnding)),
};

// The consent runs without its parent: the tests read its reports from the actions.
const consent = consentMachine.provide({
  actions: {
    announce: () => {},
    announceAbsence: () => {},
    announcePreferences: () => {},
    requestView: () => {},
  },
});
const machines: Machines = { consent, analytics: analyticsMachine };

const names = Object.keys(invariants);

it.each(names)('%s, in every reachable state', (name) => {
  expect(invariants[name]?.(machines)).toEqual([]);
});

/** Which invariant a mutant breaks. */
const FAULTS: [mutant: string, requirement: string][] = [
  ['analytics.queueing consent.changed 0: without its guard', 'R12.6 only'],
  ['consent.banner consent.acceptNecessary 0: dropped', 'R11.8'],
  ['analytics.leaving entry: without closeGate', 'R12.6 nothing'],
  ['analytics.leaving entry: without reload', 'R12.9'],
  ['analytics.leaving entry: without deleteTraces', 'R12.9'],
  ['consent.reading readRecord onDone 1: without announceAbsence', 'R12.9'],
];

it.each(FAULTS)('R12.10 finds a fault: %s breaks %s', (mutant, requirement) => {
  const id = mutant.startsWith('consent') ? 'consent' : 'analytics';
  const { change } = mutantsOf(machines[id]).find(({ name }) => name === mutant) as Mutant;
  const name = names.find((one) => one.startsWith(requirement)) as string;
  expect(invariants[name]?.({ ...machines, [id]: mutated(machines[id], change) })).not.toEqual([]);
});

it('R11.1 explores every state of the consent', () => {
  const { worlds, steps } = explore(machines);
  const values = [...worlds.values()].map(({ consent: { value } }) =>
    typeof value === 'string' ? value : Object.keys(value).join(),
  );
  expect([...new Set(values)].toSorted()).toEqual(['banner', 'customizing', 'reading', 'settled']);
  // The size of the exploration. A changed chart changes it: check the change, then update it.
  expect([worlds.size, steps.length]).toEqual([552, 12_474]);
});
