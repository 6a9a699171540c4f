import type { Expected } from '@interpunct/model-kit';
import type { World } from '@interpunct/model-kit/world';
import type { ContextFrom } from 'xstate';
import type { FormName } from '#app/wiring/forms.ts';
import { formCases } from '#machines/form.cases.ts';
import { type FormValues, formMachine } from '#machines/form.machine.ts';
import { type Ports, reported } from './kit/ports.ts';
import { because, behaviour, type Way } from './kit/table.ts';
import type { Inputs } from './kit/tables.ts';
import { fill, go, keyOn, press, reloadWith, type } from './kit/ways.ts';

type Context = ContextFrom<typeof formMachine>;
type Before<Event> = { context: Context; event: Event };

const delivers = ({ isDelivering, values, honeypot }: Context) => isDelivering && !values[honeypot];
const filled = ({ values }: Context) => Object.entries(values).filter(([, value]) => value !== '');
const isBlank = (values: FormValues) => !Object.values(values).join('').trim();
const edited = ({ context, event }: Before<{ name: string; value: string }>) => ({
  values: { ...context.values, [event.name]: event.value },
});
const takenOrKept = ({ context, event }: Before<{ topic: string | null }>) => ({
  topic: event.topic ?? context.topic,
});
const sent = {
  requirement: 'R9.3, R9.7, R9.17',
  to: 'success',
  calls: ['clearDraft', 'clearAddress'],
  context: ({ context: { topic, sentTopic } }: { context: Context }) => ({
    values: {},
    topic: topic === sentTopic ? null : topic,
  }),
} as const;
const unchanged = ({ context: { values, topic } }: { context: Context }) => ({ values, topic });
const submitted = ({ context, event }: Before<{ language: string }>) => ({
  ...unchanged({ context }),
  language: event.language,
  sentTopic: context.topic,
  isSeen: false,
});

export const expected: Expected<typeof formMachine> = {
  start: [
    {
      requirement: 'R9.1',
      to: 'idle',
      context: ({ event: { input } }) => ({
        ...input,
        values: {},
        language: '',
        topic: null,
        sentTopic: null,
        isSeen: false,
      }),
    },
  ],
  states: {
    'submitting.pretending': {
      requirement: 'R9.3, R9.10',
      timers: { pretendFor: 1_000 },
      holds: (context) => !delivers(context),
    },
    'submitting.delivering': {
      requirement: 'R9.6, R9.11',
      timers: { deliveryTimeout: 15_000 },
      actors: {
        deliver: ({ values, language, sentTopic }) => ({ values, language, topic: sentTopic }),
      },
      holds: delivers,
    },
  },
  events: {
    'form.edit': [
      { requirement: 'R9.9', in: ['idle', 'error'], calls: ['saveDraft'], context: edited },
      {
        requirement: 'R9.7, R9.9',
        in: 'success',
        to: 'idle',
        calls: ['saveDraft'],
        context: edited,
      },
    ],
    'form.restore': [
      {
        requirement: 'R9.9, R9.17',
        in: 'idle',
        calls: ['saveDraft'],
        context: ({ context, event }) => {
          const values = { ...event.values, ...Object.fromEntries(filled(context)) };
          return { values, topic: context.topic ?? (isBlank(values) ? null : event.topic) };
        },
      },
    ],
    'form.submit': [
      {
        in: ['idle', 'error'],
        when: ({ context }) => delivers(context),
        to: 'submitting.delivering',
        context: submitted,
      },
      { in: ['idle', 'error'], to: 'submitting.pretending', context: submitted },
    ],
    'after pretendFor': [sent],
    'deliver done': [sent],
    'deliver error': [
      { requirement: 'R9.7', to: 'error', calls: ['reportFailure'], context: unchanged },
    ],
    'after deliveryTimeout': [
      { requirement: 'R9.6', to: 'error', calls: ['reportTimeout'], context: unchanged },
    ],
    'form.seen': [{ requirement: 'R9.12', in: ['success', 'error'], context: { isSeen: true } }],
    'route.requested': [
      {
        requirement: 'R9.7, R9.12',
        in: ['success', 'error'],
        when: ({ context }) => context.isSeen,
        to: 'idle',
        context: unchanged,
      },
    ],
    'form.removeTopic': [
      {
        requirement: 'R9.17',
        in: ['idle', 'success', 'error'],
        when: ({ context }) => context.topic !== null,
        calls: ['saveDraft', 'clearAddress'],
        context: ({ context: { values } }) => ({ values, topic: null }),
      },
    ],
    'contact.requested': [
      {
        requirement: 'R9.17',
        in: ['submitting', 'error'],
        calls: ['saveDraft'],
        context: takenOrKept,
      },
      {
        requirement: 'R9.17',
        in: 'idle',
        when: ({ context }) => !isBlank(context.values),
        calls: ['saveDraft'],
        context: takenOrKept,
      },
      {
        requirement: 'R9.17',
        in: ['idle', 'success'],
        context: ({ event }) => ({ topic: event.topic }),
      },
    ],
  },
};

export const inputs: Inputs = {
  contactForm: ({ honeypot, isContactDelivered: isDelivering }) => ({ honeypot, isDelivering }),
  newsletter: ({ honeypot, isNewsletterDelivered: isDelivering }) => ({ honeypot, isDelivering }),
};

const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

const portsOf = (id: FormName): Ports => ({
  [`${id}.clearDraft`]: [{ touches: [`session removes interpunct-${id}-draft`] }],
  [`${id}.reportFailure`]: [reported(`The ${id} was not delivered.`)],
  [`${id}.reportTimeout`]: [
    { touches: [`report: The ${id} was not delivered: the endpoint took too long.`] },
  ],
});

export const ports: Ports = {
  ...portsOf('contactForm'),
  'contactForm.deliver': [
    {
      input: { values: message, language: 'fr', topic: 'film' },
      touches: [
        'POST /api/contact {"name":"Ada","email":"ada@example.com","company":"","message":"Hello","language":"fr","topic":"film"}',
      ],
    },
  ],
  'contactForm.saveDraft': [
    {
      requirement: 'R9.9',
      context: { values: { name: 'Ada' }, topic: 'film' },
      touches: ['session writes interpunct-contactForm-draft: {"name":"Ada","topic":"film"}'],
    },
    {
      context: { values: { name: 'Ada' }, topic: null },
      touches: ['session writes interpunct-contactForm-draft: {"name":"Ada"}'],
    },
  ],
  'contactForm.clearAddress': [
    { context: { topic: null }, leaves: { address: '/contact' } },
    { context: { topic: 'film' } },
  ],
  ...portsOf('newsletter'),
  'newsletter.deliver': [
    {
      input: { values: message, language: 'fr', topic: null },
      touches: ['POST /api/newsletter {"email":"ada@example.com","language":"fr"}'],
    },
  ],
  'newsletter.saveDraft': [
    {
      context: { values: { email: 'ada@example.com' }, topic: null },
      touches: ['session writes interpunct-newsletter-draft: {"email":"ada@example.com"}'],
    },
  ],
  'newsletter.clearAddress': [{ context: { topic: null } }],
};

/** Each field multiplies the worlds, and each topic does so again. */
export const stopWhen = ({ snapshot: { context } }: World) =>
  context.topic !== null && Object.keys(context.values).length > 1;

/** What tells the forms apart. */
type FormCase = {
  endpoint: string;
  /** The accessible name of each field, by its name, in their order. */
  labels: Record<string, string>;
  /** What the fields need to be sent. */
  draft: FormValues;
  button: string;
  success: string;
  error: string;
  /** What follows the error. */
  afterError?: readonly string[];
  /** What the outcome says further describes it. */
  isDescribed?: true;
  /** The link to the privacy notice, if it is in the form. */
  notice?: string;
  /** Leads to another page, and back to the form if it has gone with its page. */
  leave: Way;
  /** A topic with which visitors come. Without one, the form never has any. */
  topic?: { id: string; text: string };
};

const REMOVE = 'Remove subject';

const REMOVALS = ['idle', 'success', 'error'].map((state) => `form.${state}|form.removeTopic|0`);

/** The transitions of a message on its way, and of an outcome that has not been left. */
const TOLD_TO_AN_IDLE_FORM = [
  'form.error|contact.requested|0',
  'form.submitting|contact.requested|0',
  'form.success|contact.requested|0',
];
const TOLD_TO_THE_CONTACT_FORM = ['form.idle|contact.requested|0', 'form.idle|contact.requested|1'];

const form = (actor: FormName, own: FormCase) => {
  const { endpoint, labels, draft, button, success, error, topic, leave } = own;
  const fields = (values: FormValues, state = '') =>
    Object.keys(labels).map(
      (name) => `textbox "${labels[name]}"${state}${values[name] ? `: ${values[name]}` : ''}`,
    );
  type Entered = { values: FormValues; topic: string | null; isDelivering: boolean };
  const about = (entered: Entered, state = '') =>
    entered.topic === null ? [] : [`topic: ${topic?.text}`, `button "${REMOVE}"${state}`];
  /** A build with endpoints has a privacy notice, too. */
  const notice = ({ isDelivering }: Entered) => (own.notice && isDelivering ? [own.notice] : []);
  const resting = (entered: Entered) => [
    ...about(entered),
    ...fields(entered.values),
    `button "${button}"`,
    ...notice(entered),
  ];
  const submitting = (entered: Entered) => [
    'busy',
    ...about(entered, ' disabled'),
    ...fields(entered.values, ' read-only'),
    `button "${button}" disabled`,
    ...notice(entered),
  ];
  const [first = ''] = Object.keys(draft);
  const described = own.isDescribed ? ' described' : '';
  return behaviour(formMachine, formCases, {
    actor,
    see: [
      {
        root: `[data-machine=${actor}]`,
        others: { topic: `[data-machine=${actor}] [data-topic] p` },
      },
    ],
    cases: {
      stopWhen: () => false,
      events: {
        'form.edit': Object.entries(draft).map(([name, value]) => ({ name, value })) as never,
        'form.restore': [{ values: { [first]: draft[first] ?? '' }, topic: null }],
        'contact.requested': topic ? [{ topic: topic.id }, { topic: null }] : [{ topic: null }],
        'form.submit': [{ language: 'en' }],
      },
    },
    gestures: {
      'form.edit': {
        control: ({ name }) => labels[name] ?? '',
        ways: [fill(({ value }) => value), type(({ value }) => value)],
      },
      'form.restore': {
        from: 'the storage of the tab',
        // The tab has kept it over a reload, after which the form is as at its start.
        when: ({ snapshot }) =>
          snapshot.matches('idle') && Object.keys(snapshot.context.values).length === 0,
        ways: [
          (visitor, _, { values }) => reloadWith(visitor, `interpunct-${actor}-draft`, values),
        ],
      },
      'contact.requested': {
        from: 'the address',
        when: ({ snapshot }) => snapshot.matches('idle'),
        ways: topic
          ? [
              async (visitor, ...rest) => {
                const [, requested] = rest;
                if (requested.topic === null) return leave(visitor, ...rest);
                await visitor.go('ventures');
                await visitor.pressAt('main a[href$="/contact?about=ventures"]');
              },
            ]
          : [],
      },
      'form.removeTopic': { control: REMOVE, ways: [press] },
      'form.submit': {
        from: 'the form, of which the browser first asks what is missing',
        ways: [(visitor, [, part]) => visitor.press(button, part), keyOn('Enter', labels.email)],
        when: ({ snapshot }) => Object.keys(draft).every((name) => snapshot.context.values[name]),
      },
      'form.seen': {
        from: 'the form, once its outcome is on the screen',
        ways: [async () => {}],
        // No walk is on its way elsewhere then.
        when: ({ snapshot }) => !snapshot.matches('idle') && !snapshot.matches('submitting'),
      },
      'route.requested': {
        from: 'a link',
        when: ({ snapshot }) => snapshot.context.isSeen,
        ways: [leave],
      },
    },
    parts: {
      idle: resting,
      'submitting.delivering': submitting,
      'submitting.pretending': submitting,
      success: (entered) => [...resting(entered), `status${described}: ${success}`],
      error: (entered) => [
        ...resting(entered),
        `alert${described}: ${error}`,
        ...(own.afterError ?? []),
      ],
    },
    begin: async (visitor) => {
      await visitor.hold(`**${endpoint}`);
      await visitor.open('/en/contact');
    },
    hasEndpoints: ({ isDelivering }) => isDelivering,
    expectedMessages: new RegExp(`The ${actor} was not delivered`),
    answers: {
      deliver: {
        output: (visitor) =>
          visitor.answer(`**${endpoint}`, (route) => route.fulfill({ json: {} })),
        error: (visitor) =>
          visitor.answer(`**${endpoint}`, (route) => route.fulfill({ status: 503 })),
      },
    },
    unreached: topic
      ? because(
          'A walk stays on the page until the outcome is there, and leaves it behind when it goes.',
          ...TOLD_TO_AN_IDLE_FORM,
          'form.success|form.removeTopic|0',
        )
      : because(
          'It has no topic.',
          ...REMOVALS,
          ...TOLD_TO_AN_IDLE_FORM,
          ...TOLD_TO_THE_CONTACT_FORM,
        ),
  });
};

export default [
  form('contactForm', {
    endpoint: '/api/contact',
    labels: { name: 'Name', email: 'Email', company: 'Company', message: 'Message' },
    draft: { name: 'Grace', email: 'grace@example.org', message: 'Hello' },
    button: 'Send message',
    success: 'Your message has been sent. We’ll get back to you soon!',
    error: 'There was an error sending your message. Please try again.',
    isDescribed: true,
    afterError: ['link "hello@interpunct.example"'],
    leave: go('studio', 'contact'),
    notice: 'link "Privacy"',
    topic: { id: 'ventures', text: 'About: a pitch to Ventures' },
  }),
  form('newsletter', {
    endpoint: '/api/newsletter',
    labels: { email: 'Email address' },
    draft: { email: 'grace@example.org' },
    button: 'Subscribe',
    success: 'You’re on the list. See you in your inbox.',
    error: 'That didn’t work. Your address is still here: please try again.',
    leave: go('studio'),
  }),
];
