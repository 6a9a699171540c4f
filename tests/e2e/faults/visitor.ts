import type { Page } from '@playwright/test';
import type { Language } from '#content/languages.ts';
import type { PageId } from '#content/pageIds.ts';
import type { Host } from '#tests/host.ts';
import { expect, type SitePage } from '../sitePage.ts';
import type { ChromiumArranging, ChromiumVisitor, InPage, MachineId } from './row.ts';
import { isShown, stateOf } from './seen.ts';
import { partsOf, textOf } from './texts.ts';

/** A state, or a part of it, among the leaves that a view writes. */
const isIn = (state: string) => new RegExp(`(^| )${state.replaceAll('.', '\\.')}($|[ .])`);

/** Where a held clock stands. */
export const NOON = Date.UTC(2026, 10, 20, 12);

const pathOf = (target: PageId) => (target === 'home' ? '' : target);

/** How a poll looks at the page: often, because most waits are short. */
export const OFTEN = { intervals: [50], timeout: 10_000 };

/** The visitor of a row in Playwright. `tick` is how much of a held clock passes between two looks, in ms. */
export function createVisitor(
  site: SitePage,
  host: Host,
  language: Language,
  tick: number | undefined,
): ChromiumVisitor {
  const { page } = site;

  const look = async <Result>(read: () => Promise<Result>): Promise<Result> => {
    if (tick) await site.pass(tick);
    return read();
  };

  // A document on its way out has no state.
  const readState = (machine: MachineId) =>
    look(() => page.evaluate(stateOf, machine).catch(() => 'gone'));

  const visitor: ChromiumVisitor = {
    goTo: async (path, prefix = `/${language}`) => {
      await page.goto(prefix + path, { waitUntil: 'domcontentloaded' });
    },
    open: async (path, prefix) => {
      await visitor.goTo(path, prefix);
      await site.isReady();
    },
    isReady: () => site.isReady(),
    press: (name) =>
      page
        .locator('button, input, a')
        .and(
          page
            .getByRole('button', { name: textOf(name, language), exact: true })
            .or(page.getByRole('switch', { name: textOf(name, language), exact: true }))
            .or(page.getByRole('link', { name: textOf(name, language), exact: true })),
        )
        .first()
        .click(),
    type: (field, text) =>
      page.getByRole('textbox', { name: textOf(field, language), exact: true }).fill(text),
    key: (key) => page.keyboard.press(key),
    follow: (target) =>
      page
        .locator(`:is(header, footer) a:not([hreflang])[href$="/${pathOf(target)}"]`)
        .filter({ visible: true })
        .first()
        .click(),
    choose: (code) => page.locator(`header a[hreflang=${code}]:not(dialog *)`).click(),
    goBack: async () => {
      await page.goBack();
    },
    reload: async () => {
      await page.reload();
      await site.isReady();
    },
    scrollTo: (y) => site.scrollTo(y),
    asked: async (path) => {
      const isMeant = (asked: string) =>
        typeof path === 'string' ? asked === path : path.test(asked);
      await expect
        .poll(() => host.requests.some((request) => isMeant(request.path)), OFTEN)
        .toBe(true);
    },
    fetched: (...paths) =>
      expect
        .poll(
          () => paths.every((path) => site.arrivals.some((address) => path.test(address))),
          OFTEN,
        )
        .toBe(true),
    arrived: async (target) => {
      await page.waitForURL(new RegExp(`/${pathOf(target)}$`));
      await expect(site.heading).toBeVisible();
    },
    insist: async (key, machine, state) => {
      await expect
        .poll(async () => {
          await page.keyboard.press(key);
          return readState(machine);
        })
        .toMatch(isIn(state));
    },
    until: (holds) => expect.poll(() => inPage(page, holds), OFTEN).toBe(true),
    see: (machine, state) =>
      expect
        .poll(() => readState(machine), { ...OFTEN, message: `${machine} is in ${state}` })
        .toMatch(isIn(state)),
    inPage: (run, ...args) => inPage(page, run, ...args),
    setOffline: (isOffline) => page.context().setOffline(isOffline),
    pass: (ms) => site.pass(ms),
    sleep: (ms) => page.clock.fastForward(ms),
    setClock: (shift) => page.clock.setSystemTime(NOON + shift),
    inOtherTab: async (run, ...args) => {
      const other = await page.context().newPage();
      await other.goto(new URL('/robots.txt', page.url()).href);
      await inPage(other, run, ...args);
      await other.close();
    },
  };
  return visitor;
}

const callOf = (run: InPage<never[], unknown>, args: unknown[]) =>
  `(${run})(...${JSON.stringify(args)})`;

function inPage<Args extends unknown[], Result>(
  page: Page,
  run: InPage<Args, Result>,
  ...args: Args
): Promise<Result> {
  return page.evaluate(callOf(run, args)) as Promise<Result>;
}

/** Where a row makes its fault in Playwright. */
export function createWorld(site: SitePage, host: Host): ChromiumArranging {
  const { page } = site;
  return {
    host,
    early: async (run, ...args) => {
      await page.addInitScript(callOf(run, args));
    },
    foreign: async (address, answer) => {
      await page.route(address, (route) =>
        answer === 'block'
          ? route.abort()
          : route.fulfill({ contentType: answer.type, body: answer.body }),
      );
    },
  };
}

/** Waits until the page shows a text of the catalogue, or does not show it. */
export async function seeText(
  page: Page,
  key: Parameters<typeof partsOf>[0],
  language: Language,
  isThere = true,
): Promise<void> {
  await expect
    .poll(() => page.evaluate(isShown, partsOf(key, language)), {
      ...OFTEN,
      message: `${key} in ${language}`,
    })
    .toBe(isThere);
}
