import type { FormName } from '#app/wiring/forms.ts';
import { type FormValues, formMachine } from '#machines/form.machine.ts';
import {
  contactLink,
  control,
  leaveAndReturn,
  machinePart,
  press,
  QUIET,
  write,
} from './gestures.ts';
import { modelledView } from './viewKit.ts';

type FormTable = {
  path: string;
  /** The accessible name of each field, by its name, in their order. */
  labels: Record<string, string>;
  /** What the fields need to be sent. */
  draft: FormValues;
  button: string;
  success: string;
  error: string;
  /** What follows the error. */
  afterError?: readonly string[];
  /** A topic with which visitors come. Without one, the form never has any. */
  topic?: string;
};

const REMOVE = 'Remove the subject';

const REMOVALS = ['idle', 'success', 'error'].map((state) => `form.${state}|form.removeTopic|0`);

const form = (
  actor: FormName,
  { path, labels, draft, button, success, error, afterError = [], topic }: FormTable,
) => {
  const root = `[data-machine=${actor}]`;
  const fields = (values: FormValues, state = '') =>
    Object.entries(labels).map(([name, label]) => {
      const text = values[name] ? `: ${values[name]}` : '';
      return `textbox "${label}"${state}${text}`;
    });
  type Kept = { values: FormValues; topic: string | null };
  const remove = ({ topic: kept }: Kept, state = '') =>
    kept === null ? [] : [`button "${REMOVE}"${state}`];
  const resting = (kept: Kept) => [...remove(kept), ...fields(kept.values), `button "${button}"`];
  const submitting = ({ values, ...kept }: Kept) => [
    'busy',
    ...remove({ values, ...kept }, ' disabled'),
    ...fields(values, ' read-only'),
    `button "${button}" disabled`,
  ];
  return modelledView(formMachine, {
    actor,
    path,
    site: ({ isDelivering }) => ({
      isContactDelivered: isDelivering,
      isNewsletterDelivered: isDelivering,
    }),
    cases: {
      isFarEnough: () => false,
      events: {
        'form.edit': [{ name: 'email', value: 'a@b.lu' }],
        'form.restore': [{ values: draft, topic: topic ?? null }],
        'contact.requested': topic ? [{ topic }, { topic: null }] : [{ topic: null }],
        'form.removeTopic': [{}],
        'form.submit': [{ language: 'en' }],
        'form.seen': [{}],
        'route.requested': [{}],
      },
    },
    gestures: {
      'form.edit': {
        find: (_, { name }) => {
          const field = control(root, 'textbox', labels[name] ?? '')();
          return (field as HTMLInputElement | undefined)?.readOnly ? undefined : field;
        },
        ways: [(visit, field, { value }) => write(visit, field, value)],
      },
      'form.restore': { from: 'the storage of the tab' },
      'contact.requested': { from: 'the address' },
      'form.removeTopic': { find: control(root, 'button', REMOVE), ways: [press] },
      'form.submit': {
        find: () =>
          (machinePart(actor) as HTMLFormElement | null)?.checkValidity()
            ? control(root, 'button', button)()
            : undefined,
        ways: [
          press,
          ({ user }) =>
            user.type(control(root, 'textbox', labels.email ?? '')() as Element, '{Enter}'),
        ],
        unavailable: {
          'The browser asks for what is missing.': ({ context: { values } }) =>
            Object.keys(draft).some((name) => !values[name]),
        },
      },
      'form.seen': {
        saidBecause: 'The outcome is on the screen.',
        hasSaid: ({ isSeen }) => isSeen,
      },
      'route.requested': {
        find: contactLink,
        ways: [leaveAndReturn(contactLink)],
        isOfferedAlways: 'A link leads on in every state.',
      },
    },
    parts: {
      idle: resting,
      'submitting.delivering': submitting,
      'submitting.pretending': submitting,
      success: (context) => [...resting(context), `status: ${success}`],
      error: (context) => [...resting(context), `alert: ${error}`, ...afterError],
    },
    // The view says so as soon as it shows the outcome.
    omitted: ['isSeen'],
    unreached: topic ? {} : Object.fromEntries(REMOVALS.map((id) => [id, 'It never has a topic.'])),
  });
};

export const formViews = [
  form('contactForm', {
    path: '/contact',
    labels: { name: 'Name', email: 'Email', company: 'Company', message: 'Message' },
    draft: { name: 'Grace', email: 'grace@example.org', message: 'Hello' },
    button: 'Send message',
    success: 'Your message has been sent. We’ll get back to you soon!',
    error: 'There was an error sending your message. Please try again.',
    afterError: ['link "hello@interpunct.example"'],
    topic: 'ventures',
  }),
  form('newsletter', {
    path: QUIET,
    labels: { email: 'Email address' },
    draft: { email: 'grace@example.org' },
    button: 'Subscribe',
    success: 'You’re on the list. See you in your inbox.',
    error: 'That didn’t work. Your address is still here: please try again.',
  }),
];
