import { configuredSettings } from '#tests/builds.ts';
import { MODULES } from '#tests/e2e/builtCode.ts';
import type { Answer, Host } from '#tests/host.ts';
import { undelivered } from './outcomes.ts';
import type { Expected, Row, RowStep } from './row.ts';
import {
  asked,
  load,
  open,
  pass,
  press,
  reload,
  send,
  setOffline,
  subscribe,
  write,
} from './steps.ts';

const CONTACT = configuredSettings.VITE_CONTACT_ENDPOINT;
const WITHOUT_CORS = '/api/without-cors';

const TIMEOUT_MS = 15_000;

const sent: Expected = { machine: 'contactForm', state: 'success', text: 'contact:form.success' };

/** The form says that the page has no scripts. */
const waiting: Expected = {
  machine: 'contactForm',
  state: 'idle',
  text: 'formWithoutScripts',
  kept: ['draft'],
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
  'the connection is closed': () => 'refuse',
  'another host refuses by CORS': ({ foreignUrl }) => ({
    status: 307,
    headers: { Location: foreignUrl + WITHOUT_CORS },
  }),
};

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
];
