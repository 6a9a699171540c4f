import { mutantsOf, mutated } from '@interpunct/model-kit/mutants';
import { expect, it } from 'vitest';
import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import { consentMachine, type Preferences } from '#machines/consent.machine.ts';

type Consent = typeof consentMachine;
type State = SnapshotFrom<Consent>;

const choices: Preferences[] = [false, true].flatMap((analytics) =>
  [false, true].map((marketing) => ({ necessary: true as const, analytics, marketing })),
);
const [REFUSAL, , , ACCEPTANCE] = choices;

/** What a visitor does. */
const intents = [
  { type: 'consent.acceptAll' },
  { type: 'consent.acceptNecessary' },
  { type: 'consent.customize' },
  { type: 'consent.toggle', category: 'analytics' },
  { type: 'consent.toggle', category: 'marketing' },
  { type: 'consent.save' },
  { type: 'consent.cancel' },
] as const;

const keyOf = ({ value, context }: State) => JSON.stringify([value, context]);

/** The states that intents lead to, by the number of steps. */
function* rounds(machine: Consent, start: readonly State[]): Generator<readonly State[]> {
  const seen = new Set(start.map(keyOf));
  let front = start;
  while (front.length > 0) {
    yield front;
    front = front
      .flatMap((state) => intents.map((intent) => transition(machine, state, intent)[0]))
      .filter((state) => !seen.has(keyOf(state)) && seen.add(keyOf(state)));
  }
}

/** The number of steps from a state to a choice in force. */
function stepsTo(machine: Consent, from: State, wanted?: Preferences): number {
  const isWanted = ({ context }: State) => JSON.stringify(context.saved) === JSON.stringify(wanted);
  const count = [...rounds(machine, [from])].findIndex((front) => front.some(isWanted));
  return count < 0 ? Number.POSITIVE_INFINITY : count;
}

/**
 * The state with accepting and refusing exchanged: refusing must be as near in one as accepting is in
 * the other. Before the first choice or toggle, it is the state itself.
 */
function mirrored(state: State): State {
  const { saved, draft } = state.context;
  if (saved === null && !state.matches('customizing')) return state;
  const opposite = (one: Preferences): Preferences => ({
    necessary: true,
    analytics: !one.analytics,
    marketing: !one.marketing,
  });
  const context = { ...state.context, saved: saved && opposite(saved), draft: opposite(draft) };
  return { ...state, context } as State;
}

/** The states from which refusing takes more steps than accepting does from their mirror image. */
function harderToRefuse(machine: Consent): State[] {
  const starts = [null, ...choices].map((output) => {
    const read = output && { preferences: output, age: 0 };
    const done = { type: 'xstate.done.actor.readRecord', output: read };
    return transition(machine, initialTransition(machine, { maxAge: null })[0], done as never)[0];
  });
  return [...rounds(machine, starts)]
    .flat()
    .filter(
      (state) => stepsTo(machine, state, REFUSAL) > stepsTo(machine, mirrored(state), ACCEPTANCE),
    );
}

// The consent runs without its parent.
const consent = consentMachine.provide({
  actions: {
    announce: () => {},
    announceAbsence: () => {},
    announcePreferences: () => {},
    requestView: () => {},
  },
});

it('R11.8 refusing takes no more steps than accepting, from every state', () => {
  expect(harderToRefuse(consent)).toEqual([]);
});

it('R11.8 finds a banner without a button that refuses', () => {
  const name = 'consent.banner consent.acceptNecessary 0: dropped';
  const { change } = mutantsOf(consent).find((mutant) => mutant.name === name) ?? {};
  expect(harderToRefuse(mutated(consent, change as never))).not.toEqual([]);
});
