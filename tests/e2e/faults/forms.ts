import { configuredSettings } from '#tests/builds.ts';
import type { Answer, Host } from '#tests/host.ts';
import { MODULES } from '../builtCode.ts';
import type { Expected, NeutralStep, Row } from './row.ts';
import { send, subscribe, words, write } from './words.ts';

const CONTACT = configuredSettings.VITE_CONTACT_ENDPOINT;
const NEWSLETTER = configuredSettings.VITE_NEWSLETTER_ENDPOINT;
const WITHOUT_CORS = '/api/without-cors';

const NOT_DELIVERED = /The contactForm was not delivered/;
const TIMEOUT_MS = 15_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

let answerLate: (answer: Answer) => void = () => {};

const failed: Expected = {
  machine: 'contactForm',
  state: 'error',
  text: 'contact:form.error',
  kept: ['draft'],
  log: NOT_DELIVERED,
};

const sent: Expected = { machine: 'contactForm', state: 'success', text: 'contact:form.success' };

/** "Send message" again, once the endpoint answers. */
const sentAgain: NeutralStep = {
  arrange: ({ host }) => host.answer(CONTACT, { status: 204 }),
  act: (visitor) => visitor.press('contact:form.submit'),
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

export const formRows: Row[] = [
  ...Object.entries(answers).map(
    ([fault, answerWith]): Row => ({
      requirement: 'R9.5, R9.7',
      place: 'contact form',
      fault,
      noise: /CORS policy|Content Security Policy|violates/,
      arrange: ({ host }) => {
        host.answer(WITHOUT_CORS, { status: 204 });
        host.answer(CONTACT, answerWith(host));
      },
      act: send,
      expect: failed,
      after: sentAgain,
    }),
  ),
  {
    requirement: 'R9.15',
    place: 'contact form',
    fault: 'the scripts do not arrive',
    engines: true,
    arrange: ({ host }) => host.answer(MODULES, { status: 503 }),
    act: async (visitor) => {
      await visitor.goTo('/contact');
      await write(visitor);
      await visitor.press('contact:form.submit');
    },
    expect: { machine: 'contactForm', state: 'idle', text: 'formWithoutScripts', kept: ['draft'] },
    after: {
      arrange: ({ host }) => {
        host.reset();
        host.answer(CONTACT, { status: 204 });
      },
      act: (visitor) => visitor.press('contact:form.submit'),
      expect: { ...sent, requests: [new RegExp(`${CONTACT}$`), 1] },
    },
  },
  {
    requirement: 'R9.15',
    place: 'newsletter',
    fault: 'the scripts do not arrive',
    engines: true,
    arrange: ({ host }) => host.answer(MODULES, 'refuse'),
    act: async (visitor) => {
      await visitor.goTo('/about');
      await visitor.type('newsletter.email', words.email);
      await visitor.press('newsletter.action');
    },
    expect: { machine: 'newsletter', state: 'idle', text: 'formWithoutScripts', kept: ['address'] },
  },
  {
    requirement: 'R9.15',
    place: 'contact form',
    fault: 'the scripts take more than 15 s',
    clock: 0,
    arrange: ({ host }) => host.answer(MODULES, 'hang'),
    act: async (visitor) => {
      await visitor.goTo('/contact');
      await write(visitor);
      await visitor.press('contact:form.submit');
      await visitor.pass(TIMEOUT_MS);
    },
    expect: { machine: 'contactForm', state: 'idle', text: 'formWithoutScripts', kept: ['draft'] },
  },
  {
    requirement: 'R9.6',
    place: 'contact form',
    fault: 'the endpoint answers after more than 15 s',
    clock: 0,
    arrange: ({ host }) => {
      answerLate = host.hold(CONTACT);
    },
    act: async (visitor) => {
      await send(visitor);
      await visitor.asked(CONTACT);
      await visitor.pass(TIMEOUT_MS - 1);
      await visitor.see('contactForm', 'submitting.delivering');
      await visitor.pass(1);
    },
    expect: failed,
    after: {
      act: async (visitor) => {
        answerLate({ status: 200 });
        // A whole page arrives after the late answer.
        await visitor.follow('studio');
        await visitor.arrived('studio');
        await visitor.follow('contact');
      },
      expect: { machine: 'contactForm', state: 'idle', kept: ['draft'] },
    },
  },
  {
    requirement: 'R9.5',
    place: 'contact form',
    fault: 'the visitor is offline',
    arrange: ({ host }) => host.answer(CONTACT, { status: 200 }),
    act: async (visitor) => {
      await visitor.open('/contact');
      await write(visitor);
      await visitor.setOffline(true);
      await visitor.press('contact:form.submit');
    },
    expect: failed,
    after: {
      act: async (visitor) => {
        await visitor.setOffline(false);
        await visitor.press('contact:form.submit');
      },
      expect: sent,
    },
  },
  {
    requirement: 'R16.13',
    place: 'contact form',
    fault: 'the document loads again while the form is sent',
    engines: true,
    arrange: ({ host }) => host.answer(CONTACT, 'hang'),
    act: async (visitor) => {
      await send(visitor);
      await visitor.asked(CONTACT);
      await visitor.reload();
    },
    expect: { machine: 'contactForm', state: 'idle', kept: ['draft'] },
    after: sentAgain,
  },
  {
    requirement: 'R16.13',
    place: 'contact form',
    fault: 'the machine sleeps for a day while the form is sent',
    clock: 0,
    arrange: ({ host }) => host.answer(CONTACT, 'hang'),
    act: async (visitor) => {
      await send(visitor);
      await visitor.asked(CONTACT);
      await visitor.sleep(DAY_MS);
    },
    expect: failed,
  },
  {
    requirement: 'R16.6',
    place: 'contact form',
    fault: 'the draft is broken JSON',
    engines: true,
    arrange: ({ host, early }) => {
      host.answer(CONTACT, { status: 204 });
      return early(() => sessionStorage.setItem('interpunct-contactForm-draft', '{"name":'));
    },
    act: send,
    expect: sent,
  },
  ...['["a", "list"]', 'null', '{"name":1,"email":{},"message":null,"reference":false}'].map(
    (draft): Row => ({
      requirement: 'R16.6',
      place: 'contact form',
      fault: `the draft is ${draft}`,
      engines: true,
      arrange: ({ host, early }) => {
        host.answer(CONTACT, { status: 204 });
        return early((text) => sessionStorage.setItem('interpunct-contactForm-draft', text), draft);
      },
      act: send,
      expect: sent,
    }),
  ),
  {
    requirement: 'R9.5, R9.7',
    place: 'newsletter',
    fault: 'status 500',
    arrange: ({ host }) => host.answer(NEWSLETTER, { status: 500 }),
    act: subscribe,
    expect: {
      machine: 'newsletter',
      state: 'error',
      text: 'newsletter.error',
      kept: ['address'],
      log: /The newsletter was not delivered/,
    },
    after: {
      arrange: ({ host }) => host.answer(NEWSLETTER, { status: 204 }),
      act: (visitor) => visitor.press('newsletter.action'),
      expect: { machine: 'newsletter', state: 'success', text: 'newsletter.success' },
    },
  },
  {
    requirement: 'R9.6',
    place: 'newsletter',
    fault: 'the endpoint does not answer within 15 s',
    clock: 0,
    arrange: ({ host }) => host.answer(NEWSLETTER, 'hang'),
    act: async (visitor) => {
      await subscribe(visitor);
      await visitor.asked(NEWSLETTER);
      await visitor.pass(TIMEOUT_MS);
    },
    expect: {
      machine: 'newsletter',
      state: 'error',
      text: 'newsletter.error',
      kept: ['address'],
      log: /The newsletter was not delivered/,
    },
  },
  {
    requirement: 'R16.13',
    place: 'newsletter',
    fault: 'another page is opened after a failure',
    arrange: ({ host }) => host.answer(NEWSLETTER, { status: 500 }),
    act: async (visitor) => {
      await subscribe(visitor);
      await visitor.see('newsletter', 'error');
      await visitor.follow('studio');
    },
    expect: {
      machine: 'newsletter',
      state: 'idle',
      kept: ['address'],
      log: /The newsletter was not delivered/,
    },
  },
  {
    requirement: 'R16.13',
    place: 'contact form',
    fault: 'the message has 100,000 characters',
    engines: true,
    arrange: ({ host }) => host.answer(CONTACT, { status: 204 }),
    act: async (visitor) => {
      await visitor.open('/contact');
      await write(visitor);
      await visitor.type('contact:form.message', words.message.repeat(10_000));
      await visitor.press('contact:form.submit');
    },
    expect: sent,
  },
];
