import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';

/** Spec §9: a form that delivers to nobody succeeds after this long, in ms. */
const PRETEND_MS = 1_000;
/** A delivery that takes longer has failed, in ms (DESIGN §6). */
const DELIVERY_TIMEOUT_MS = 15_000;

/** What is typed, by the name of the field. Fields that nobody has touched may be missing. */
export type FormValues = Readonly<Record<string, string>>;

export type FormInput = {
  /** Whether an endpoint is set; without one the form only shows how it would be. */
  isDelivering: boolean;
  /** The field that people do not see. What fills it is no person. */
  honeypot: string;
};

export type Submission = { values: FormValues; language: string };

export type FormEvent =
  | { type: 'form.edit'; name: string; value: string }
  | { type: 'form.restore'; values: FormValues }
  | { type: 'form.submit'; language: string }
  /** How the submission went is on the screen. */
  | { type: 'form.seen' }
  | { type: 'route.requested' };

type FormContext = FormInput & Submission & { isSeen: boolean };

/**
 * A form that never loses what was typed.
 *
 * What is typed lives here and not in the page, so that it survives the page. It is given up in one
 * place, the entry of `success`; `error` keeps all of it and can be submitted again at once. While
 * `submitting`, edits and further submits have no transition: that is all there is to double clicks.
 * A result that nobody has seen, since the visitor has walked on meanwhile, waits for the form to be
 * shown again. A bot is answered like a person, and nothing is sent.
 */
export const formMachine = setup({
  types: {
    input: {} as FormInput,
    context: {} as FormContext,
    events: {} as FormEvent,
  },
  actors: {
    /** Port: delivers what was typed; rejects when it has not arrived. */
    deliver: fromPromise<void, Submission>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    keepValue: assign({
      values: ({ context }, { name, value }: { name: string; value: string }) => ({
        ...context.values,
        [name]: value,
      }),
    }),
    /** What was typed before the draft came is newer than it. */
    mergeDraft: assign({
      values: ({ context }, draft: { values: FormValues }) => ({
        ...draft.values,
        ...Object.fromEntries(Object.entries(context.values).filter(([, value]) => value !== '')),
      }),
    }),
    keepLanguage: assign({ language: (_, params: { language: string }) => params.language }),
    clearValues: assign({ values: {} }),
    awaitEyes: assign({ isSeen: false }),
    noteSeen: assign({ isSeen: true }),
    /** Port: keeps the draft for the tab. */
    saveDraft: (_, _params: FormValues) => {},
    /** Port: the draft has been delivered. */
    clearDraft: () => {},
    /** Port: one line for whoever looks after the site. */
    reportFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isDelivered: ({ context }) => context.isDelivering && !context.values[context.honeypot],
    isSeen: ({ context }) => context.isSeen,
  },
  delays: { pretendFor: PRETEND_MS, deliveryTimeout: DELIVERY_TIMEOUT_MS },
}).createMachine({
  id: 'form',
  context: ({ input }) => ({ ...input, values: {}, language: '', isSeen: false }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'form.edit': {
          actions: [
            { type: 'keepValue', params: ({ event }) => event },
            { type: 'saveDraft', params: ({ context }) => context.values },
          ],
        },
        'form.restore': { actions: { type: 'mergeDraft', params: ({ event }) => event } },
        'form.submit': {
          target: 'submitting',
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
      },
    },
    submitting: {
      entry: 'awaitEyes',
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'isDelivered', target: 'delivering' }, { target: 'pretending' }],
        },
        pretending: { after: { pretendFor: '#form.success' } },
        delivering: {
          invoke: {
            id: 'deliver',
            src: 'deliver',
            input: ({ context }) => ({ values: context.values, language: context.language }),
            onDone: '#form.success',
            onError: {
              target: '#form.error',
              actions: { type: 'reportFailure', params: ({ event }) => event },
            },
          },
          after: {
            deliveryTimeout: {
              target: '#form.error',
              actions: { type: 'reportFailure', params: { error: 'the endpoint did not answer' } },
            },
          },
        },
      },
    },
    success: {
      entry: ['clearValues', 'clearDraft'],
      on: {
        'form.edit': {
          target: 'idle',
          actions: [
            { type: 'keepValue', params: ({ event }) => event },
            { type: 'saveDraft', params: ({ context }) => context.values },
          ],
        },
        'form.seen': { actions: 'noteSeen' },
        'route.requested': { guard: 'isSeen', target: 'idle' },
      },
    },
    error: {
      on: {
        'form.edit': {
          actions: [
            { type: 'keepValue', params: ({ event }) => event },
            { type: 'saveDraft', params: ({ context }) => context.values },
          ],
        },
        'form.submit': {
          target: 'submitting',
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
        'form.seen': { actions: 'noteSeen' },
        'route.requested': { guard: 'isSeen', target: 'idle' },
      },
    },
  },
});

export type FormActor = ActorRefFrom<typeof formMachine>;
