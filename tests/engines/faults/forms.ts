import { configuredSettings } from '#tests/builds.ts';
import { MODULES } from '#tests/e2e/builtCode.ts';
import type { Answer, Host } from '#tests/host.ts';
import { undelivered } from './outcomes.ts';
import type { Expected, Row, RowStep } from './row.ts';
import {
  asked,
  fill,
  follow,
  go,
  load,
  open,
  pass,
  press,
  reload,
  see,
  send,
  setOffline,
  sleep,
  subscribe,
  write,
} from './steps.ts';
import { words } from './words.ts';

const CONTACT = configuredSettings.VITE_CONTACT_ENDPOINT;
const NEWSLETTER = configuredSettings.VITE_NEWSLETTER_ENDPOINT;
const WITHOUT_CORS = '/api/without-cors';

const TIMEOUT_MS = 15_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

let answerLate: (answer: Answer) => void = () => {};

const sent: Expected = { machine: 'contactForm', state: 'success', text: 'contact:form.success' };

/** The form says that the page has no scripts. */
const waiting: Expected = {
  machine: 'contactForm',
  state: 'idle',
  text: 'formWithoutScripts',
  kept: ['draft'],
};

const notSubscribed: Expected = {
  machine: 'newsletter',
  state: 'error',
  text: 'newsletter.error',
  kept: ['address'],
  log: /The newsletter was not delivered/,
};

/** Sends the contact form before the site runs. */
const sendEarly = [load('/contact'), ...write, press('contact:form.submit')];

/** "Send message" again, once the endpoint answers. */
const sentAgain: RowStep = {
  arrange: ({ host }) => host.answer(CONTACT, { status: 204 }),
  act: [press('contact:form.submit')],
  expect: sent,
};

/** What the endpoint may answer. */
const answers: Record<string, (host: Host) => Answer> = {
  'status 500': () => ({ status: 500 }),
  'status 422': () => ({ status: 422, body: '{"error":"no"}' }),
  'status 429': () => ({ status: 429, headers: { 'Retry-After': '60' } }),
  'status 404': () => ({ status: 404 }),
  'the endpoint answers HTML': () => ({
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body: '<!doctype html><title>Welcome</title>',
  }),
  'the connection is closed': () => 'refuse',
  'another host refuses by CORS': ({ foreignUrl }) => ({
    status: 307,
    headers: { Location: foreignUrl + WITHOUT_CORS },
  }),
};

/** What may stand in the storage of the draft. */
const drafts: [draft: string, name?: string][] = [
  ['{"name":', 'broken JSON'],
  ['["a", "list"]'],
  ['null'],
  ['{"name":1,"email":{},"message":null,"reference":false}'],
];

export const formRows: Row[] = [
  ...Object.entries(answers).map(
    ([fault, answerWith]): Row => ({
      title: `R9.5, R9.7 contact form · ${fault}`,
      noise: /CORS policy|Content Security Policy|violates/,
      arrange: ({ host }) => {
        host.answer(WITHOUT_CORS, { status: 204 });
        host.answer(CONTACT, answerWith(host));
      },
      act: send,
      expect: undelivered,
      after: sentAgain,
    }),
  ),
  {
    title: 'R9.15 contact form · the scripts do not arrive',
    engines: true,
    arrange: ({ host }) => host.answer(MODULES, { status: 503 }),
    act: sendEarly,
    expect: waiting,
    after: {
      ...sentAgain,
      arrange: ({ host }) => {
        host.reset();
        host.answer(CONTACT, { status: 204 });
      },
      expect: { ...sent, requests: [new RegExp(`${CONTACT}$`), 1] },
    },
  },
  {
    title: 'R9.15 newsletter · the scripts do not arrive',
    engines: true,
    arrange: ({ host }) => host.answer(MODULES, 'refuse'),
    act: [load('/about'), ...subscribe],
    expect: { ...waiting, machine: 'newsletter', kept: ['address'] },
  },
  {
    title: 'R9.15 contact form · the scripts take more than 15 s',
    clock: 0,
    arrange: ({ host }) => host.answer(MODULES, 'hang'),
    act: [...sendEarly, pass(TIMEOUT_MS)],
    expect: waiting,
  },
  {
    title: 'R9.6 contact form · the endpoint answers after more than 15 s',
    clock: 0,
    arrange: ({ host }) => {
      answerLate = host.hold(CONTACT);
    },
    act: [
      ...send,
      asked(CONTACT),
      pass(TIMEOUT_MS - 1),
      see('contactForm', 'submitting.delivering'),
      pass(1),
    ],
    expect: undelivered,
    after: {
      arrange: () => answerLate({ status: 200 }),
      // A whole page arrives after the late answer.
      act: [go('studio'), follow('contact')],
      expect: { machine: 'contactForm', state: 'idle', kept: ['draft'] },
    },
  },
  {
    title: 'R9.5 contact form · the visitor is offline',
    arrange: ({ host }) => host.answer(CONTACT, { status: 200 }),
    act: [open('/contact'), ...write, setOffline(true), press('contact:form.submit')],
    expect: undelivered,
    after: { act: [setOffline(false), press('contact:form.submit')], expect: sent },
  },
  {
    title: 'R16.13 contact form · the document loads again while the form is sent',
    engines: true,
    arrange: ({ host }) => host.answer(CONTACT, 'hang'),
    act: [...send, asked(CONTACT), reload()],
    expect: { machine: 'contactForm', state: 'idle', kept: ['draft'] },
    after: sentAgain,
  },
  {
    title: 'R16.13 contact form · the machine sleeps for a day while the form is sent',
    clock: 0,
    arrange: ({ host }) => host.answer(CONTACT, 'hang'),
    act: [...send, asked(CONTACT), sleep(DAY_MS)],
    expect: undelivered,
  },
  ...drafts.map(
    ([draft, name = draft]): Row => ({
      title: `R16.6 contact form · the draft is ${name}`,
      arrange: ({ host, early }) => {
        host.answer(CONTACT, { status: 204 });
        return early((text) => sessionStorage.setItem('interpunct-contactForm-draft', text), draft);
      },
      act: send,
      expect: sent,
    }),
  ),
  {
    title: 'R9.5, R9.7 newsletter · status 500',
    arrange: ({ host }) => host.answer(NEWSLETTER, { status: 500 }),
    act: [open('/about'), ...subscribe],
    expect: notSubscribed,
    after: {
      arrange: ({ host }) => host.answer(NEWSLETTER, { status: 204 }),
      act: [press('newsletter.action')],
      expect: { machine: 'newsletter', state: 'success', text: 'newsletter.success' },
    },
  },
  {
    title: 'R9.6 newsletter · the endpoint does not answer within 15 s',
    clock: 0,
    arrange: ({ host }) => host.answer(NEWSLETTER, 'hang'),
    act: [open('/about'), ...subscribe, asked(NEWSLETTER), pass(TIMEOUT_MS)],
    expect: notSubscribed,
  },
  {
    title: 'R16.13 newsletter · another page is opened after a failure',
    arrange: ({ host }) => host.answer(NEWSLETTER, { status: 500 }),
    act: [open('/about'), ...subscribe, see('newsletter', 'error'), follow('studio')],
    expect: { ...notSubscribed, state: 'idle', text: undefined },
  },
  {
    title: 'R16.13 contact form · the message has 100,000 characters',
    arrange: ({ host }) => host.answer(CONTACT, { status: 204 }),
    act: [
      open('/contact'),
      ...write,
      fill('contact:form.message', words.message.repeat(10_000)),
      press('contact:form.submit'),
    ],
    expect: sent,
  },
];
