import { configuredSettings } from '#tests/builds.ts';
import { MODULES } from '#tests/e2e/builtCode.ts';
import { defer } from '#tests/e2e/deferred.ts';
import { keepOld, MISSING } from './deployment.ts';
import type { Expected, Row, RowStep } from './row.ts';
import {
  asked,
  fill,
  inPage,
  key,
  load,
  open,
  pass,
  press,
  reload,
  see,
  send,
  until,
  write,
} from './steps.ts';

const CONTACT = configuredSettings.VITE_CONTACT_ENDPOINT;

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

const submission = defer<void>();

const PAGE = /^\/\w\w\/contact$/;

/** "Send message" again, once the endpoint answers. */
const sentAgain: RowStep = {
  arrange: ({ host }) => host.answer(CONTACT, { status: 204 }),
  act: [press('contact:form.submit')],
  expect: sent,
};

export const formRows: Row[] = [
  {
    title: 'R16.13 contact form · a long text is pasted for the e-mail by mistake',
    act: [
      open('/contact'),
      fill('contact:form.email', 'a.'.repeat(50_000)),
      // Chromium would check all of it for half a minute.
      until(
        () =>
          document.querySelector<HTMLInputElement>('main :invalid[name=email]')?.value.length ===
          254,
      ),
    ],
    expect: { machine: 'contactForm', state: 'idle' },
  },
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
    title: 'R9.15 contact form · the scripts take more than 15 s',
    clock: 0,
    arrange: ({ host }) => host.answer(MODULES, 'hang'),
    act: [...sendEarly, pass(TIMEOUT_MS)],
    expect: waiting,
  },
  {
    title: 'R9.13 contact form · the document breaks off before its scripts',
    arrange: ({ host }) =>
      host.answer(PAGE, { change: (html) => html.slice(0, html.indexOf('id="modules"')) }),
    act: [load('/contact'), until(() => document.readyState === 'complete'), ...write],
    expect: waiting,
  },
  {
    title: 'R9.15, R16.7 contact form · the scripts of an old document are gone',
    clock: 0,
    arrange: (world) => {
      keepOld(world);
      world.host.answer(MODULES, async () => {
        await submission.promise;
        return MISSING;
      });
    },
    act: [...sendEarly, async () => submission.resolve()],
    expect: waiting,
    after: {
      act: [key('Shift'), pass(1_000), asked(MODULES)],
      expect: { ...waiting, requests: [PAGE, 0] },
    },
  },
  {
    title: 'R16.17 contact form · an extension submits it without an event',
    engines: true,
    act: [
      open('/contact'),
      ...write,
      inPage(() => {
        document.documentElement.dataset.first = '';
        try {
          document.querySelector<HTMLFormElement>('main form')?.submit();
        } catch {
          // Firefox tells the extension that it leads nowhere.
        }
      }),
    ],
    expect: { machine: 'contactForm', state: 'idle', kept: ['draft', 'page'] },
    after: {
      ...sentAgain,
      act: [
        ...sentAgain.act,
        see('contactForm', 'success'),
        until(() => document.documentElement.matches('[data-first]')),
      ],
    },
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
