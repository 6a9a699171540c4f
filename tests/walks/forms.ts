import type { Page } from '@playwright/test';
import { formMachine } from '#machines/form.machine.ts';
import type { Some } from '#tests/machines/modelKit.ts';
import { abort, answer, fail, type Visit } from './visit.ts';
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
  /** Leads to another page, and back to the form if it has gone with its page. */
  leave: (visit: Visit) => Promise<unknown>;
};

const formOf = (page: Page, id: string) => page.locator(`form[data-machine=${id}]`);

const isIdle: (world: { snapshot: { matches: (state: 'idle') => boolean } }) => boolean = ({
  snapshot,
}) => snapshot.matches('idle');

const tableFor = (form: FormCase): Table => {
  const { id, endpoint, fields } = form;
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
        cases: [{ values: { [name]: text } }],
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
      text: (visit) => field(visit, name).and(visit.page.locator(`[value="${text}"]`)),
    },
    shows: {
      idle: ({ snapshot: { context } }) => ['submit', ...(context.values[name] ? ['text'] : [])],
      'submitting.delivering': ['submit', 'locked', 'text'],
      'submitting.pretending': ['submit', 'locked', 'text'],
      success: ['submit', 'success'],
      error: ['submit', 'error', 'text'],
    },
    outOfReach: {},
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
