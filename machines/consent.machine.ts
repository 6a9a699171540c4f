import { type ActorRefFrom, assign, fromPromise, sendParent, setup } from 'xstate';

/** What a visitor has agreed to. What is necessary needs no agreement and is always on. */
export type Preferences = { necessary: true; analytics: boolean; marketing: boolean };

export type Category = keyof Preferences;

export type ConsentEvent =
  | { type: 'consent.acceptAll' }
  | { type: 'consent.acceptNecessary' }
  /** Opens the preferences: from the banner, or later from the footer. */
  | { type: 'consent.customize' }
  | { type: 'consent.toggle'; category: Category }
  | { type: 'consent.save' }
  | { type: 'consent.cancel' }
  /** Another tab has stored a choice, or removed it. */
  | { type: 'consent.changedElsewhere'; preferences: Preferences | null };

/** What the consent tells the site. */
export type ConsentFact =
  /** The choice that holds from now on. */
  | { type: 'consent.changed'; preferences: Preferences }
  /** There is something to ask: its view is needed. */
  | { type: 'consent.asked' };

type ConsentContext = {
  /** The choice that holds; null as long as there is none. */
  saved: Preferences | null;
  /** What the switches of the dialog show. */
  draft: Preferences;
};

const NOTHING: Preferences = { necessary: true, analytics: false, marketing: false };
const EVERYTHING: Preferences = { necessary: true, analytics: true, marketing: true };

const areSame = (one: Preferences | null, other: Preferences | null) =>
  one?.analytics === other?.analytics && one?.marketing === other?.marketing;

/**
 * Asks for consent and keeps to the answer.
 *
 * A choice takes effect in one place, the action `choose`, and it is told in one place, `announce`:
 * nothing else can turn a grant on. The draft of the dialog is thrown away on every way out of it
 * but saving, so that it equals what is saved wherever no dialog is open. `settled` is not final:
 * withdrawing is as easy as agreeing, and another tab may be where it is done. A choice that cannot
 * be stored holds for the visit, since it is kept here and not in the storage.
 */
export const consentMachine = setup({
  types: { context: {} as ConsentContext, events: {} as ConsentEvent },
  actors: {
    /** Port: the choice that this browser has stored, if there is a valid one. */
    readRecord: fromPromise<Preferences | null>(() => Promise.resolve(null)),
  },
  actions: {
    choose: assign((_, params: { preferences: Preferences }) => ({
      saved: params.preferences,
      draft: params.preferences,
    })),
    forget: assign({ saved: null, draft: NOTHING }),
    discardDraft: assign({ draft: ({ context }) => context.saved ?? NOTHING }),
    toggle: assign({
      draft: ({ context }, { category }: { category: Category }) =>
        category === 'necessary'
          ? context.draft
          : { ...context.draft, [category]: !context.draft[category] },
    }),
    announce: sendParent(
      ({ context }): ConsentFact => ({
        type: 'consent.changed',
        preferences: context.saved ?? NOTHING,
      }),
    ),
    requestView: sendParent((): ConsentFact => ({ type: 'consent.asked' })),
    /** Port: stores the choice. */
    writeRecord: (_, _params: { preferences: Preferences }) => {},
  },
  guards: {
    isSettled: ({ context }) => context.saved !== null,
    isUnchanged: ({ context: { saved, draft } }) => areSame(saved, draft),
    isKnown: ({ context }, params: { preferences: Preferences | null }) =>
      areSame(context.saved, params.preferences),
    isChoice: (_, params: { preferences: Preferences | null }) => params.preferences !== null,
  },
}).createMachine({
  id: 'consent',
  context: { saved: null, draft: NOTHING },
  initial: 'reading',
  on: {
    'consent.changedElsewhere': [
      { guard: { type: 'isKnown', params: ({ event }) => event } },
      {
        guard: { type: 'isChoice', params: ({ event }) => event },
        target: '.settled',
        actions: [
          {
            type: 'choose',
            params: ({ event }) => ({ preferences: event.preferences ?? NOTHING }),
          },
          'announce',
        ],
      },
      { target: '.banner', actions: ['forget', 'announce'] },
    ],
  },
  states: {
    reading: {
      invoke: {
        id: 'readRecord',
        src: 'readRecord',
        onDone: [
          {
            guard: { type: 'isChoice', params: ({ event }) => ({ preferences: event.output }) },
            target: 'settled',
            actions: [
              {
                type: 'choose',
                params: ({ event }) => ({ preferences: event.output ?? NOTHING }),
              },
              'announce',
            ],
          },
          { target: 'banner' },
        ],
        onError: 'banner',
      },
    },
    banner: {
      tags: 'asking',
      entry: 'requestView',
      on: {
        'consent.acceptAll': {
          target: 'settled',
          actions: [
            { type: 'choose', params: { preferences: EVERYTHING } },
            { type: 'writeRecord', params: { preferences: EVERYTHING } },
            'announce',
          ],
        },
        'consent.acceptNecessary': {
          target: 'settled',
          actions: [
            { type: 'choose', params: { preferences: NOTHING } },
            { type: 'writeRecord', params: { preferences: NOTHING } },
            'announce',
          ],
        },
        'consent.customize': 'customizing',
      },
    },
    customizing: {
      tags: 'asking',
      entry: 'requestView',
      on: {
        // Who asks again sees no dialog: its code has not come.
        'consent.customize': { actions: 'requestView' },
        'consent.toggle': { actions: { type: 'toggle', params: ({ event }) => event } },
        'consent.save': [
          { guard: 'isUnchanged', target: 'settled' },
          {
            target: 'settled',
            actions: [
              { type: 'choose', params: ({ context }) => ({ preferences: context.draft }) },
              { type: 'writeRecord', params: ({ context }) => ({ preferences: context.draft }) },
              'announce',
            ],
          },
        ],
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
