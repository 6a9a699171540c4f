import type { Page } from '@playwright/test';
import { formMachine } from '#machines/form.machine.ts';
import type { Some } from '#tests/machines/modelKit.ts';
import { abort, answer, expect, fail, type Visit } from './visit.ts';
import { byItself, type Table, tableOf } from './walk.ts';

type FormMachine = typeof formMachine;

/** What tells the forms apart. */
type FormCase = {
  id: 'contactForm' | 'newsletter';
  endpoint: string;
  /** The required fields: the name, the label and a text of each. */
  fields: Some<readonly [name: string, label: string, text: string]>;
  submit: string;
  success: string;
  error: string;
  /** What the form says of the topic that the page Ventures leads with. Without it, it has none. */
  topic?: string;
  /** Leads to another page, and back to the form if it has gone with its page. */
  leave: (visit: Visit) => Promise<unknown>;
};

const formOf = (page: Page, id: string) => page.locator(`form[data-machine=${id}]`);

const isIdle: (world: { snapshot: { matches: (state: 'idle') => boolean } }) => boolean = ({
  snapshot,
}) => snapshot.matches('idle');

const topicIn = ({ snapshot }: { snapshot: { context: { topic: string | null } } }) =>
  snapshot.context.topic === null ? [] : ['topic'];

/** Follows the last call to action of the page Ventures. */
async function comeFromVentures(visit: Visit): Promise<void> {
  await visit.go('Ventures');
  await visit.page.locator('main a[href$="/contact?about=ventures"]').last().click();
  await expect(visit.page).toHaveTitle(/^Contact/);
}

/** The transitions of a message on its way, and of an outcome that has not been left. */
const TOLD_TO_AN_IDLE_FORM = [
  'form.error|contact.requested|0',
  'form.submitting|contact.requested|0',
  'form.success|contact.requested|0',
  'form.success|form.removeTopic|0',
];

const TOLD_TO_THE_CONTACT_FORM = [
  ...TOLD_TO_AN_IDLE_FORM,
  'form.error|form.removeTopic|0',
  'form.idle|contact.requested|0',
  'form.idle|contact.requested|1',
  'form.idle|form.removeTopic|0',
];

const tableFor = (form: FormCase): Table => {
  const { id, endpoint, fields, topic } = form;
  const [[name, , text]] = fields;
  const field = ({ page }: Visit, of: string) =>
    formOf(page, id).getByRole('textbox', {
      name: fields.find(([own]) => own === of)?.[1],
      exact: true,
    });
  return tableOf<FormMachine>({
    id,
    machine: formMachine,
    inputs: [
      { isDelivering: true, honeypot: 'reference' },
      { isDelivering: false, honeypot: 'reference' },
    ],
    hasEndpoints: ({ isDelivering }) => isDelivering,
    expectedMessages: new RegExp(`The ${id} was not delivered`),
    begin: async (visit) => {
      await visit.hold('delivery', `**${endpoint}`);
      await visit.open('/en/contact');
    },
    events: {
      'form.edit': {
        cases: fields.map(([own, , value]) => ({ name: own, value })) as never,
        when: ({ snapshot }) => !snapshot.matches('submitting'),
        by: [(visit, event) => field(visit, event.name).fill(event.value)],
      },
      // The tab has kept it over a reload, after which the form is as at its start.
      'form.restore': {
        cases: [{ values: { [name]: text }, topic: null }],
        when: (world) => isIdle(world) && Object.keys(world.snapshot.context.values).length === 0,
        by: [
          (visit, { values }) =>
            visit.reload(() =>
              visit.page.evaluate(
                ([key, draft]) => {
                  sessionStorage[key] = draft;
                  location.reload();
                },
                [`interpunct-${id}-draft`, JSON.stringify(values)] as const,
              ),
            ),
        ],
      },
      'contact.requested': topic
        ? {
            cases: [{ topic: 'ventures' }, { topic: null }],
            when: isIdle,
            by: [
              (visit, event) =>
                event.topic === null ? form.leave(visit) : comeFromVentures(visit),
            ],
          }
        : 'It belongs to the contact form.',
      'form.removeTopic': topic
        ? {
            when: ({ snapshot }) =>
              snapshot.context.topic !== null && !snapshot.matches('submitting'),
            by: [(visit) => visit.press('Remove the subject')],
          }
        : 'It has no topic.',
      'form.submit': {
        cases: [{ language: 'en' }],
        // The browser refuses a form that is not filled in.
        when: ({ snapshot }) =>
          (snapshot.matches('idle') || snapshot.matches('error')) &&
          fields.every(([own]) => snapshot.context.values[own]),
        by: [(visit) => visit.press(form.submit), (visit) => field(visit, 'email').press('Enter')],
      },
      // The view sends it as soon as the outcome is on the screen: no walk is on its way elsewhere then.
      'form.seen': {
        when: ({ snapshot }) => !isIdle({ snapshot }) && !snapshot.matches('submitting'),
        by: [byItself],
      },
      'route.requested': {
        when: ({ snapshot }) => snapshot.context.isSeen,
        by: [form.leave],
      },
    },
    results: {
      deliver: {
        outputs: [{ value: undefined, by: (visit) => visit.settle('delivery', answer({})) }],
        errors: [
          { value: { reason: 'refused' }, by: (visit) => visit.settle('delivery', fail) },
          { value: { reason: 'lost' }, by: (visit) => visit.settle('delivery', abort) },
        ],
      },
    },
    parts: {
      submit: ({ page }) => formOf(page, id).getByRole('button', { name: form.submit }),
      success: ({ page }) => formOf(page, id).getByRole('status').getByText(form.success),
      error: ({ page }) => formOf(page, id).getByRole('alert').getByText(form.error),
      locked: (visit) => field(visit, name).and(visit.page.locator('[readonly]')),
      topic: ({ page }) => formOf(page, id).getByText(topic ?? 'About:'),
      text: (visit) => field(visit, name).and(visit.page.locator(`[value="${text}"]`)),
    },
    shows: {
      idle: (world) => [
        'submit',
        ...topicIn(world),
        ...(world.snapshot.context.values[name] ? ['text'] : []),
      ],
      'submitting.delivering': (world) => ['submit', 'locked', 'text', ...topicIn(world)],
      'submitting.pretending': (world) => ['submit', 'locked', 'text', ...topicIn(world)],
      success: ['submit', 'success'],
      error: (world) => ['submit', 'error', 'text', ...topicIn(world)],
    },
    outOfReach: Object.fromEntries(
      (topic ? TOLD_TO_AN_IDLE_FORM : TOLD_TO_THE_CONTACT_FORM).map((transition) => [
        transition,
        topic
          ? 'A walk stays on the page until the outcome is there, and leaves it behind when it goes.'
          : 'It has no topic.',
      ]),
    ),
  });
};

export const forms = [
  tableFor({
    id: 'contactForm',
    endpoint: '/api/contact',
    fields: [
      ['name', 'Name', 'Ada'],
      ['email', 'Email', 'ada@example.org'],
      ['message', 'Message', 'Hello'],
    ],
    submit: 'Send message',
    success: 'Your message has been sent. We’ll get back to you soon!',
    error: 'There was an error sending your message. Please try again.',
    topic: 'About: a pitch to Ventures',
    leave: async (visit) => {
      await visit.go('Studio');
      await visit.go('Contact');
    },
  }),
  tableFor({
    id: 'newsletter',
    endpoint: '/api/newsletter',
    fields: [['email', 'Email address', 'ada@example.org']],
    submit: 'Subscribe',
    success: 'You’re on the list. See you in your inbox.',
    error: 'That didn’t work. Your address is still here: please try again.',
    leave: (visit) => visit.go('Studio'),
  }),
];
