import type { Page } from '@playwright/test';
import type { Language } from '#content/languages.ts';
import type { Host } from '#tests/host.ts';
import { expect, type SitePage } from '../sitePage.ts';
import type { ChromiumArranging, ChromiumVisitor, InPage } from './row.ts';
import type { RowContext } from './run.ts';
import { textOf } from './texts.ts';
import { createVisitor, linksTo, linkToLanguage, type Poll } from './visitor.ts';

/** Where a held clock stands. */
export const NOON = Date.UTC(2026, 10, 20, 12);

/** A look is repeated often, because most waits are short. */
const OFTEN = { intervals: [50], timeout: 10_000 };

const callOf = (run: InPage<never[], unknown>, args: unknown[]) =>
  `(${run})(...${JSON.stringify(args)})`;

function inPage<Args extends unknown[], Result>(
  page: Page,
  run: InPage<Args, Result>,
  ...args: Args
): Promise<Result> {
  return page.evaluate(callOf(run, args)) as Promise<Result>;
}

/** The world of a row in Playwright. `tick` is how much of a held clock passes between two looks, in ms. */
export function createRowContext(
  site: SitePage,
  host: Host,
  language: Language,
  tick: number | undefined,
): RowContext<ChromiumArranging, ChromiumVisitor> {
  const { page } = site;

  const poll: Poll = (look, message) =>
    expect.poll(
      async () => {
        if (tick) await site.pass(tick);
        return look();
      },
      { ...OFTEN, message },
    );

  const visitor = createVisitor(
    {
      goTo: async (path, prefix = `/${language}`) => {
        await page.goto(prefix + path, { waitUntil: 'domcontentloaded' });
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
      follow: (target) => page.locator(linksTo(target)).filter({ visible: true }).first().click(),
      choose: (code) => page.locator(linkToLanguage(code)).click(),
      goBack: async () => {
        await page.goBack();
      },
      reload: async () => {
        await page.reload();
        await site.isReady();
      },
      scrollTo: (y) => site.scrollTo(y),
      inPage: (run, ...args) => inPage(page, run, ...args),
    },
    host,
    poll,
  );

  return {
    poll,
    messages: site.messages,
    countRequests: (address) => site.requestsTo(address).length,
    forget: () => {
      site.requests.length = 0;
      site.messages.length = 0;
    },
    arranging: {
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
    },
    visitor: {
      ...visitor,
      fetched: (...paths) =>
        poll(
          () => paths.every((path) => site.arrivals.some((address) => path.test(address))),
          'the files have arrived',
        ).toBe(true),
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
    },
  };
}
