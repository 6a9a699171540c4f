import {
  type ActorRefFrom,
  assertEvent,
  assign,
  type DoneActorEvent,
  fromPromise,
  raise,
  sendParent,
  setup,
} from 'xstate';
import { port } from './port.ts';

/** A visitor's consent. The necessary category needs none and is always on. */
export type Preferences = { necessary: true; analytics: boolean; marketing: boolean };

export type Category = keyof Preferences;

export type ConsentEvent =
  | { type: 'consent.acceptAll' }
  | { type: 'consent.acceptNecessary' }
  /** Opens the preferences, from the banner or from the footer. */
  | { type: 'consent.customize' }
  | { type: 'consent.toggle'; category: Category }
  | { type: 'consent.save' }
  | { type: 'consent.cancel' }
  /** Another tab has stored a choice, or removed it. */
  | { type: 'consent.changedElsewhere'; preferences: Preferences | null };

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

type RecordRead = DoneActorEvent<Preferences | null, 'readRecord'>;

type ConsentContext = {
  /** The choice in force; null before the first one. */
  saved: Preferences | null;
  /** The switches of the dialog. */
  draft: Preferences;
};

const NOTHING: Preferences = { necessary: true, analytics: false, marketing: false };
const EVERYTHING: Preferences = { necessary: true, analytics: true, marketing: true };

const choose = (preferences: Preferences): ConsentContext => ({
  saved: preferences,
  draft: preferences,
});

/**
 * Asks for consent and keeps to the answer.
 *
 * `announce` is the only way in which a choice takes effect. Every way out of the dialog but saving
 * discards the draft, so the draft equals the saved choice wherever no dialog is open. `settled` is
 * not final: withdrawing is as easy as agreeing, and another tab may do either. A choice that storage
 * refuses holds for the visit, because it lives here.
 */
export const consentMachine = setup({
  types: { context: {} as ConsentContext, events: {} as ConsentEvent | RecordRead },
  actors: {
    /** Resolves with the stored choice, or with null if there is none. */
    readRecord: fromPromise<Preferences | null>(port),
  },
  actions: {
    acceptAll: assign(choose(EVERYTHING)),
    acceptNecessary: assign(choose(NOTHING)),
    acceptDraft: assign(({ context }) => choose(context.draft)),
    adoptRecord: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readRecord');
      return choose(event.output ?? NOTHING);
    }),
    adoptChoice: assign(({ event }) => {
      assertEvent(event, 'consent.changedElsewhere');
      return choose(event.preferences ?? NOTHING);
    }),
    forgetChoice: assign({ saved: null, draft: NOTHING }),
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
    /** Stores the saved choice. */
    writeRecord: port,
  },
  guards: {
    isSettled: ({ context }) => context.saved !== null,
    isRecorded: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.readRecord');
      return event.output !== null;
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
}).createMachine({
  id: 'consent',
  context: { saved: null, draft: NOTHING },
  initial: 'reading',
  on: {
    'consent.changedElsewhere': [
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
          { guard: 'isRecorded', target: 'settled', actions: ['adoptRecord', 'announce'] },
          { target: 'banner', actions: 'announceAbsence' },
        ],
        onError: { target: 'banner', actions: 'announceAbsence' },
      },
      initial: 'silent',
      states: {
        silent: { on: { 'consent.customize': 'asked' } },
        // The visitor was quicker: the dialog opens as soon as it knows what to show.
        asked: { exit: raise({ type: 'consent.customize' }) },
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
        'consent.customize': 'customizing',
      },
    },
    customizing: {
      tags: 'asking',
      entry: 'announcePreferences',
      on: {
        // A second press means that the dialog's code has not arrived.
        'consent.customize': { actions: 'announcePreferences' },
        'consent.toggle': { actions: 'toggleCategory' },
        'consent.save': {
          target: 'settled',
          actions: ['acceptDraft', 'writeRecord', 'announce'],
        },
        'consent.cancel': [
          { guard: 'isSettled', target: 'settled', actions: 'discardDraft' },
          { target: 'banner', actions: 'discardDraft' },
        ],
      },
    },
    settled: { on: { 'consent.customize': 'customizing' } },
  },
});

export type ConsentActor = ActorRefFrom<typeof consentMachine>;
