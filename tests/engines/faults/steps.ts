import { expect } from 'vitest';
import type { SiteVisitor } from '#tests/visitor/siteVisitor.ts';
import type { InPage } from '#tests/visitor/tab.ts';
import type { Step } from './row.ts';
import { words } from './words.ts';

/** What a visitor can do, each as a step of a row. */
type Steps = {
  [Name in keyof SiteVisitor as SiteVisitor[Name] extends (...args: never[]) => Promise<unknown>
    ? Name
    : never]: SiteVisitor[Name] extends (...args: infer Args) => unknown
    ? (...args: Args) => Step
    : never;
};

export const {
  choose,
  fill,
  follow,
  go,
  insist,
  key,
  mark,
  pass,
  press,
  reload,
  scrollTo,
  see,
  seeNewDocument,
  seePage,
  setOffline,
} = new Proxy({} as Steps, {
  get:
    (_, name: 'press') =>
    (...args: Parameters<SiteVisitor['press']>): Step =>
    ({ visitor }) =>
      visitor[name](...args),
});

/** Loads a path in the language of the visit, or under another prefix, without its scripts. */
export const load =
  (path: string, prefix?: string): Step =>
  ({ visitor }) =>
    visitor.load((prefix ?? `/${visitor.language}`) + path);

/** Loads it, and waits until the site runs. */
export const open =
  (path: string, prefix?: string): Step =>
  async (world) => {
    await load(path, prefix)(world);
    await world.visitor.isReady();
  };

export const inPage =
  <Args extends unknown[]>(run: InPage<Args, unknown>, ...args: Args): Step =>
  ({ visitor }) =>
    visitor.inPage(run, ...args);

export const until =
  <Args extends unknown[]>(holds: InPage<Args, boolean>, ...args: Args): Step =>
  ({ visitor }) =>
    visitor.until(holds, ...args);

/** Runs a function in another tab of the site. */
export const inOtherTab =
  <Args extends unknown[]>(run: InPage<Args, void>, ...args: Args): Step =>
  async ({ visitor }) => {
    const other = await visitor.openTab();
    await other.load('/robots.txt');
    await other.inPage(run, ...args);
  };

/** Waits until the host has received a request. */
export const asked =
  (path: string | RegExp): Step =>
  async ({ host }) => {
    const isMeant = typeof path === 'string' ? (it: string) => it === path : path.test.bind(path);
    const isAsked = () => host.requests.some((request) => isMeant(request.path));
    await expect.poll(isAsked, { message: `the host is asked for ${path}` }).toBe(true);
  };

/** Fills in the contact form. */
export const write = [
  fill('contact:form.name', words.name),
  fill('contact:form.email', words.email),
  fill('contact:form.message', words.message),
];

/** Sends the contact form. */
export const send = [open('/contact'), ...write, press('contact:form.submit')];

/** Asks in the chat that is open. */
export const say = [fill('chat.input', words.question), key('Enter')];

export const openChat = [open('/about'), press('chat.launcher')];

/** Opens the chat of a page and asks. */
export const ask = [...openChat, ...say];

/** Agrees to all cookies, on a first visit. */
export const agree = [open('/about'), press('consent.acceptAll'), see('analytics', 'sending')];
