import type { ChromiumVisitor, InPage, Step, Visitor } from './row.ts';
import { words } from './words.ts';

/** Makes steps of something that visitors do. */
const steps =
  <Name extends keyof ChromiumVisitor>(name: Name) =>
  (...args: Parameters<ChromiumVisitor[Name]>): Step<Pick<ChromiumVisitor, Name>> =>
  (visitor) =>
    (visitor[name] as (...all: typeof args) => Promise<void>)(...args);

export const open = steps('open');
export const goTo = steps('goTo');
export const isReady = steps('isReady');
export const press = steps('press');
export const type = steps('type');
export const key = steps('key');
export const follow = steps('follow');
export const choose = steps('choose');
export const goBack = steps('goBack');
export const reload = steps('reload');
export const scrollTo = steps('scrollTo');
export const asked = steps('asked');
export const arrived = steps('arrived');
export const insist = steps('insist');
export const until = steps('until');
export const see = steps('see');
export const fetched = steps('fetched');
export const setOffline = steps('setOffline');
export const pass = steps('pass');
export const sleep = steps('sleep');
export const setClock = steps('setClock');

export const inPage =
  <Args extends unknown[]>(run: InPage<Args, unknown>, ...args: Args): Step<Visitor> =>
  (visitor) =>
    visitor.inPage(run, ...args);

export const inOtherTab =
  <Args extends unknown[]>(run: InPage<Args, void>, ...args: Args): Step<ChromiumVisitor> =>
  (visitor) =>
    visitor.inOtherTab(run, ...args);

/** Goes to another page of the visit, and waits for it. */
export const goToStudio = [follow('studio'), arrived('studio')];

/** Fills in the contact form. */
export const write = [
  type('contact:form.name', words.name),
  type('contact:form.email', words.email),
  type('contact:form.message', words.message),
];

/** Sends the contact form. */
export const send = [open('/contact'), ...write, press('contact:form.submit')];

/** Sends the newsletter form, on the page that is there. */
export const subscribe = [type('newsletter.email', words.email), press('newsletter.action')];

/** Asks in the chat that is open. */
export const say = [type('chat.input', words.question), key('Enter')];

/** Opens a page, and its chat. */
export const openChat = [open('/about'), press('chat.launcher')];

/** Opens the chat of a page and asks. */
export const ask = [...openChat, ...say];

/** Agrees to all cookies, on a first visit. */
export const agree = [open('/about'), press('consent.acceptAll'), see('analytics', 'sending')];
