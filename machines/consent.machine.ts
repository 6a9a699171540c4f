import {
  type ActorRefFrom,
  and,
  assertEvent,
  assign,
  type DoneActorEvent,
  fromPromise,
  sendParent,
  setup,
} from 'xstate';
import { port } from './port.ts';

/** The age of a choice is measured again after this long, in ms. */
const LOOK_AFTER_MS = 60_000;
/** The shortest wait until the next look, in ms: an expired choice may not have been measured. */
const SOON_MS = 1_000;
/** The longest wait that browsers know, in ms: longer ones end at once. */
const LONGEST_MS = 2 ** 31 - 1;
/** A choice may seem to come from as far ahead as this, in ms: clocks differ, and are put right. */
const AHEAD_MS = 24 * 60 * 60 * 1_000;

/** A visitor's consent. The necessary category needs none and is always on. */
export type Preferences = { necessary: true; analytics: boolean; marketing: boolean };

export type Category = keyof Preferences;

/** A choice that is stored, and how long ago it was made, in ms. */
export type StoredChoice = { preferences: Preferences; age: number };

/** After how long a choice expires, in ms; null for never. */
export type ConsentInput = { maxAge: number | null };

export type ConsentEvent =
  | { type: 'consent.acceptAll' }
  | { type: 'consent.acceptNecessary' }
  /** Opens the preferences, from the banner or from the footer. */
  | { type: 'consent.customize' }
  | { type: 'consent.toggle'; category: Category }
  | { type: 'consent.save' }
  | { type: 'consent.cancel' }
  /** Another tab has stored a choice, or removed it. Its age is in ms. */
  | { type: 'consent.changedElsewhere'; preferences: Preferences | null; age: number }
  /** The age of the stored choice, in ms. */
  | { type: 'consent.aged'; age: number };

/** What the consent reports to the site. */
export type ConsentFact =
  /** The choice in force from now on. */
  | { type: 'consent.changed'; preferences: Preferences }
  /** No choice is stored, or none that still holds. */
  | { type: 'consent.missing' }
  /** The banner is due: its code is needed. */
  | { type: 'consent.due' }
  /** The visitor has asked for the preferences: their code is needed. */
  | { type: 'preferences.opened' };

type RecordRead = DoneActorEvent<StoredChoice | null, 'readRecord'>;

type ConsentContext = ConsentInput & {
  /** The choice in force; null before the first one. */
  saved: Preferences | null;
  /** The switches of the dialog. */
  draft: Preferences;
  /** How old the choice in force was when it was last measured or counted, in ms. */
  age: number;
};

const NOTHING: Preferences = { necessary: true, analytics: false, marketing: false };
const EVERYTHING: Preferences = { necessary: true, analytics: true, marketing: true };

const choose = (preferences: Preferences, age = 0) => ({
  saved: preferences,
  draft: preferences,
  age,
});

/** A choice from the future has an age that nobody knows. */
const isTooOld = ({ maxAge }: ConsentContext, age: number) =>
  maxAge !== null && (age >= maxAge || age < -AHEAD_MS);

/** How long it is until the next look at the age, in ms: at the latest when the choice ends. */
const untilLook = ({ maxAge, saved, age }: ConsentContext) =>
  maxAge === null || saved === null
    ? LONGEST_MS
    : Math.max(SOON_MS, Math.min(LOOK_AFTER_MS, maxAge - age));

/** A choice that expires is gone: no tab counts on it from then on, and the site asks again. */
const expiry = {
  target: '#consent.banner',
  actions: ['forgetChoice', 'clearRecord', 'announce'],
} as const;

/**
 * What a state does while a choice may be in force. Its age is measured again and again: a timer sleeps with
 * its machine, and a clock may jump. The count stands in for a storage that says nothing.
 */
const ageing = <const State extends string>(state: State) =>
  ({
    after: {
      lookAfter: {
        target: state,
        reenter: true,
        actions: ['countAge', 'measureAge'],
      },
    },
    aged: [
      { guard: and(['hasChoice', 'isOld']), ...expiry },
      { target: state, reenter: true, actions: 'keepAge' },
    ],
  }) as const;

const whileSettled = ageing('settled');
const whileCustomizing = ageing('customizing');

const opening = { target: 'customizing', actions: 'announcePreferences' } as const;

/**
 * Asks for consent and keeps to the answer.
 *
 * `announce` is the only way in which a choice takes effect. Every way out of the dialog but saving
 * discards the draft, so the draft equals the saved choice wherever no dialog is open. `settled` is
 * not final: withdrawing is as easy as agreeing, another tab may do either, and time may. A choice that
 * storage refuses holds for the visit, because it lives here.
 */
export const consentMachine = setup({
  types: {
    input: {} as ConsentInput,
    context: {} as ConsentContext,
    events: {} as ConsentEvent | RecordRead,
  },
  actors: {
    /** Resolves with the stored choice, or with null if there is none that was given for the vendors of today. */
    readRecord: fromPromise<StoredChoice | null>(port),
  },
  actions: {
    acceptAll: assign(choose(EVERYTHING)),
    acceptNecessary: assign(choose(NOTHING)),
    acceptDraft: assign(({ context }) => choose(context.draft)),
    adoptRecord: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readRecord');
      const { preferences, age } = event.output as StoredChoice;
      return choose(preferences, age);
    }),
    adoptChoice: assign(({ event }) => {
      assertEvent(event, 'consent.changedElsewhere');
      return choose(event.preferences ?? NOTHING, event.age);
    }),
    forgetChoice: assign({ saved: null, draft: NOTHING, age: 0 }),
    countAge: assign({ age: ({ context }) => context.age + untilLook(context) }),
    keepAge: assign(({ event }) => {
      assertEvent(event, 'consent.aged');
      return { age: event.age };
    }),
    discardDraft: assign({ draft: ({ context }) => context.saved ?? NOTHING }),
    toggleCategory: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'consent.toggle');
      const { category } = event;
      return {
        draft: category === 'necessary' ? draft : { ...draft, [category]: !draft[category] },
      };
    }),
    announce: sendParent(
      ({ context }): ConsentFact => ({
        type: 'consent.changed',
        preferences: context.saved ?? NOTHING,
      }),
    ),
    announceAbsence: sendParent((): ConsentFact => ({ type: 'consent.missing' })),
    requestView: sendParent((): ConsentFact => ({ type: 'consent.due' })),
    announcePreferences: sendParent((): ConsentFact => ({ type: 'preferences.opened' })),
    /** Stores the saved choice, with the vendors that it is for. */
    writeRecord: port,
    /** Notes the vendors of today beside a choice that was stored without any. */
    completeRecord: port,
    /** Takes the choice out of the storage. */
    clearRecord: port,
    /** Says how old the stored choice is, or else the one in force. */
    measureAge: port,
  },
  guards: {
    hasChoice: ({ context }) => context.saved !== null,
    isRecorded: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.readRecord');
      return event.output !== null;
    },
    isOld: ({ context, event }) => {
      if (event.type === 'xstate.done.actor.readRecord')
        return event.output !== null && isTooOld(context, event.output.age);
      assertEvent(event, ['consent.aged', 'consent.changedElsewhere']);
      return isTooOld(context, event.age);
    },
    isKnown: ({ context: { saved }, event }) => {
      assertEvent(event, 'consent.changedElsewhere');
      const { preferences } = event;
      return (
        saved?.analytics === preferences?.analytics && saved?.marketing === preferences?.marketing
      );
    },
    isRemoved: ({ event }) => {
      assertEvent(event, 'consent.changedElsewhere');
      return event.preferences === null;
    },
  },
  delays: { lookAfter: ({ context }) => untilLook(context) },
}).createMachine({
  id: 'consent',
  context: ({ input }) => ({ ...input, saved: null, draft: NOTHING, age: 0 }),
  initial: 'reading',
  on: {
    'consent.changedElsewhere': [
      { guard: 'isOld', ...expiry },
      { guard: 'isKnown' },
      { guard: 'isRemoved', target: '.banner', actions: ['forgetChoice', 'announce'] },
      { target: '.settled', actions: ['adoptChoice', 'announce'] },
    ],
  },
  states: {
    reading: {
      invoke: {
        id: 'readRecord',
        src: 'readRecord',
        onDone: [
          { guard: 'isOld', target: 'banner', actions: ['clearRecord', 'announceAbsence'] },
          {
            guard: 'isRecorded',
            target: 'settled',
            actions: ['adoptRecord', 'completeRecord', 'announce'],
          },
          { target: 'banner', actions: 'announceAbsence' },
        ],
        onError: { target: 'banner', actions: 'announceAbsence' },
      },
    },
    banner: {
      tags: 'asking',
      entry: 'requestView',
      on: {
        'consent.acceptAll': {
          target: 'settled',
          actions: ['acceptAll', 'writeRecord', 'announce'],
        },
        'consent.acceptNecessary': {
          target: 'settled',
          actions: ['acceptNecessary', 'writeRecord', 'announce'],
        },
        'consent.customize': opening,
      },
    },
    customizing: {
      tags: 'asking',
      after: whileCustomizing.after,
      on: {
        'consent.aged': whileCustomizing.aged,
        // A second press means that the dialog's code has not arrived.
        'consent.customize': { actions: 'announcePreferences' },
        'consent.toggle': { actions: 'toggleCategory' },
        'consent.save': {
          target: 'settled',
          actions: ['acceptDraft', 'writeRecord', 'announce'],
        },
        'consent.cancel': [
          { guard: 'hasChoice', target: 'settled', actions: 'discardDraft' },
          { target: 'banner', actions: 'discardDraft' },
        ],
      },
    },
    settled: {
      after: whileSettled.after,
      on: { 'consent.customize': opening, 'consent.aged': whileSettled.aged },
    },
  },
});

export type ConsentActor = ActorRefFrom<typeof consentMachine>;
