import {
  type ActorRefFrom,
  assertEvent,
  assign,
  type ErrorActorEvent,
  fromPromise,
  setup,
} from 'xstate';
import { port } from './port.ts';
import { isBlank } from './typing.ts';

/** R9.3: a form without an endpoint succeeds after this long, in ms. */
const PRETEND_MS = 1_000;
/** R9.6: a delivery fails after this long without an answer, in ms. */
const DELIVERY_TIMEOUT_MS = 15_000;

/** The text of each field, by its name. Untouched fields may be missing. */
export type FormValues = Readonly<Record<string, string>>;

export type FormInput = {
  /** Whether an endpoint is set. Without one, the form only shows a success. */
  isDelivering: boolean;
  /** The name of the field that people do not see. Only bots fill it in. */
  honeypot: string;
};

export type Submission = {
  values: FormValues;
  language: string;
  /** Why the visitor writes, if they have said so. */
  topic: string | null;
};

export type FormEvent =
  | { type: 'form.edit'; name: string; value: string }
  | { type: 'form.restore'; values: FormValues; topic: string | null }
  | { type: 'form.submit'; language: string }
  /** The outcome is on the screen, and the visitor is not leaving its page. */
  | { type: 'form.seen' }
  | { type: 'form.removeTopic' }
  /** The visitor comes to the page of the form, with the topic that its address names, if any. */
  | { type: 'contact.requested'; topic: string | null }
  | { type: 'route.requested' };

type DeliveryFailed = ErrorActorEvent<unknown, 'deliver'>;

type FormContext = FormInput &
  Submission & {
    isSeen: boolean;
    /** The topic of what was submitted last. A newer one may have followed. */
    sentTopic: string | null;
  };

const isWritten = (values: FormValues) => !Object.values(values).every(isBlank);

const onRemoval = {
  guard: 'hasTopic',
  actions: ['dropTopic', 'saveDraft', 'clearAddress'],
} as const;

/**
 * A form that never loses what the visitor typed.
 *
 * The values live here and not in the page, so they survive the page. Only the entry of `success`
 * clears them; `error` keeps them, ready to submit again. `submitting` has no transition for edits and
 * further submits: that is the whole protection against double clicks. An outcome that the visitor has
 * not seen stays until the form is on the screen again. A bot gets the answer of a person, and the
 * site sends nothing.
 *
 * The topic is that of the link that led here last. Text keeps its topic when the visitor comes back
 * without one; a form without text does not. What is being sent keeps its own.
 */
export const formMachine = setup({
  types: {
    input: {} as FormInput,
    context: {} as FormContext,
    events: {} as FormEvent | DeliveryFailed,
  },
  actors: {
    /** Delivers the values. Rejects if they have not arrived. */
    deliver: fromPromise<void, Submission>(port),
  },
  actions: {
    keepValue: assign(({ context, event }) => {
      assertEvent(event, 'form.edit');
      return { values: { ...context.values, [event.name]: event.value } };
    }),
    /** Text that the visitor has typed is newer than the draft. */
    mergeDraft: assign(({ context, event }) => {
      assertEvent(event, 'form.restore');
      const filled = Object.entries(context.values).filter(([, value]) => value !== '');
      const values = { ...event.values, ...Object.fromEntries(filled) };
      return { values, topic: context.topic ?? (isWritten(values) ? event.topic : null) };
    }),
    takeTopic: assign(({ event }) => {
      assertEvent(event, 'contact.requested');
      return { topic: event.topic };
    }),
    takeOrKeepTopic: assign(({ context, event }) => {
      assertEvent(event, 'contact.requested');
      return { topic: event.topic ?? context.topic };
    }),
    dropTopic: assign({ topic: null }),
    keepSubmission: assign(({ context, event }) => {
      assertEvent(event, 'form.submit');
      return { language: event.language, sentTopic: context.topic };
    }),
    /** A topic that the visitor has asked for meanwhile stays. */
    clearSent: assign(({ context: { topic, sentTopic } }) => ({
      values: {},
      topic: topic === sentTopic ? null : topic,
    })),
    noteUnseen: assign({ isSeen: false }),
    noteSeen: assign({ isSeen: true }),
    /** Keeps the values and the topic for the tab. */
    saveDraft: port,
    clearDraft: port,
    /** Takes a topic that is over out of the address, so that it does not come back with a reload. */
    clearAddress: port,
    reportFailure: port,
    reportTimeout: port,
  },
  guards: {
    isDelivered: ({ context }) => context.isDelivering && !context.values[context.honeypot],
    isSeen: ({ context }) => context.isSeen,
    isWritten: ({ context }) => isWritten(context.values),
    hasTopic: ({ context }) => context.topic !== null,
  },
  delays: { pretendFor: PRETEND_MS, deliveryTimeout: DELIVERY_TIMEOUT_MS },
}).createMachine({
  id: 'form',
  context: ({ input }) => ({
    ...input,
    values: {},
    language: '',
    topic: null,
    sentTopic: null,
    isSeen: false,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'form.edit': { actions: ['keepValue', 'saveDraft'] },
        'form.restore': { actions: ['mergeDraft', 'saveDraft'] },
        'form.submit': { target: 'submitting', actions: 'keepSubmission' },
        'contact.requested': [
          { guard: 'isWritten', actions: ['takeOrKeepTopic', 'saveDraft'] },
          { actions: 'takeTopic' },
        ],
        'form.removeTopic': onRemoval,
      },
    },
    submitting: {
      entry: 'noteUnseen',
      on: { 'contact.requested': { actions: ['takeOrKeepTopic', 'saveDraft'] } },
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
            input: ({ context: { values, language, topic } }) => ({ values, language, topic }),
            onDone: '#form.success',
            onError: { target: '#form.error', actions: 'reportFailure' },
          },
          after: { deliveryTimeout: { target: '#form.error', actions: 'reportTimeout' } },
        },
      },
    },
    success: {
      entry: ['clearSent', 'clearDraft', 'clearAddress'],
      on: {
        'form.edit': { target: 'idle', actions: ['keepValue', 'saveDraft'] },
        'form.seen': { actions: 'noteSeen' },
        'route.requested': { guard: 'isSeen', target: 'idle' },
        'contact.requested': { actions: 'takeTopic' },
        'form.removeTopic': onRemoval,
      },
    },
    error: {
      on: {
        'form.edit': { actions: ['keepValue', 'saveDraft'] },
        'form.submit': { target: 'submitting', actions: 'keepSubmission' },
        'form.seen': { actions: 'noteSeen' },
        'route.requested': { guard: 'isSeen', target: 'idle' },
        'contact.requested': { actions: ['takeOrKeepTopic', 'saveDraft'] },
        'form.removeTopic': onRemoval,
      },
    },
  },
});

export type FormActor = ActorRefFrom<typeof formMachine>;
