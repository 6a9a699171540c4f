import { expect } from 'vitest';
import { languageCodes } from '#tests/catalogue.ts';
import { CHAT_ENDPOINT, completion } from '#tests/chatProxy.ts';
import { findCovered } from '#tests/e2e/reach.ts';
import { scenario, type World } from './scenario.ts';

/**
 * The windows for each size of text. A desktop at 400 % zoom, phones on their side, one with its keyboard open, a
 * strip of a screen. Text of twice the size has at least the same height, counted in lines.
 */
const windows = {
  16: [
    [320, 256],
    [667, 160],
    [320, 180],
    [844, 390],
    [640, 200],
    [1024, 220],
  ],
  32: [
    [320, 512],
    [320, 360],
    [640, 400],
    [667, 320],
    [844, 390],
    [1024, 440],
  ],
} as const;

const ANSWER = Array.from({ length: 12 }, (_, index) => `Line ${index + 1}: in Strassen.`).join(
  '\n',
);

type Look = (where: string) => Promise<void>;

/** Looks at each size, with texts of the usual size and with twice that. */
async function atEachSize({ visitor }: World, look: Look): Promise<void> {
  const devTools = await visitor.page.context().newCDPSession(visitor.page);
  for (const standard of [16, 32] as const) {
    await devTools.send('Page.setFontSizes', { fontSizes: { standard } });
    for (const [width, height] of windows[standard]) {
      await visitor.resize({ width, height });
      await visitor.inPage(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      await look(`${width} × ${height}, ${standard} px`);
    }
  }
}

const seeAllIn = async ({ visitor }: World, selector: string, where: string) => {
  const found = await visitor.inPage(findCovered, selector);
  expect.soft(found, `${selector}, ${where}`).toEqual([]);
};

/** Presses a control by its selector, without a pointer: it may be anywhere. */
const press = ({ visitor }: World, selector: string) =>
  visitor.inPage((it) => document.querySelector<HTMLElement>(it)?.click(), selector);

const LAUNCHER = '[data-machine=chat] > button';
const still = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { transition: none !important; animation: none !important }');
  document.adoptedStyleSheets = [sheet];
};
const options = { engines: ['Chromium'], early: still } as const;

for (const language of languageCodes) {
  scenario(
    `R15.36 a low window shows the chat, its answers and its field in ${language}`,
    async (world) => {
      const { visitor, host } = world;
      host.answer(CHAT_ENDPOINT, completion(ANSWER));
      await visitor.open(`/${language}/about`);
      await press(world, LAUNCHER);
      await visitor.seeFocus('textarea');
      await visitor.tab.type('Hello?');
      await visitor.key('Enter');
      await visitor.seeText('Line 12: in Strassen.');
      await visitor.seeFocus('textarea');
      // A button without a text to send lets no press through.
      await visitor.tab.type('And?');
      await atEachSize(world, async (where) => {
        await seeAllIn(world, '[data-machine=chat] > dialog', where);
        // Where one writes, one sees the field and the end of what was said last.
        await visitor.inPage(() => {
          const log = document.querySelector('[role=log]');
          log?.scrollTo({ top: log.scrollHeight, behavior: 'instant' });
          (document.activeElement as HTMLElement).blur();
          document.querySelector<HTMLElement>('dialog textarea')?.focus({ preventScroll: true });
        });
        const seen = await visitor.inPage(() => {
          const boxOf = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          const [log, field] = [boxOf('[role=log]'), boxOf('dialog textarea')];
          const lines = Math.min(log.bottom, innerHeight) - Math.max(log.top, 0);
          return { isFieldIn: field.top >= 0 && field.bottom <= innerHeight, lines };
        });
        expect.soft(seen.isFieldIn, `the field, ${where}`).toBe(true);
        expect.soft(seen.lines, `the log, ${where}`).toBeGreaterThan(20);
      });
    },
    options,
  );

  scenario(
    `R15.36 a low window shows all of preferences, menu and version in ${language}`,
    async (world) => {
      const { visitor } = world;
      await visitor.open(`/${language}/about`);
      await press(world, '#cookie-settings');
      await visitor.see('consent', 'customizing');
      await atEachSize(world, (where) => seeAllIn(world, 'dialog:modal', where));
      await visitor.key('Escape');
      await visitor.seeNone('consent');
      await visitor.until(
        () => document.querySelector('[data-machine=versionBadge] button') !== null,
      );
      await press(world, '[data-machine=versionBadge] button');
      await visitor.see('versionBadge', 'shown.open');
      await atEachSize(world, (where) => seeAllIn(world, '[data-machine=versionBadge]', where));
      await atEachSize(world, async (where) => {
        // A wide window has lists in place of the menu.
        const isMenu = await visitor.inPage(() => !matchMedia('(min-width: 60em)').matches);
        const opener = isMenu
          ? 'header [aria-haspopup=dialog]'
          : '[data-machine=servicesDropdown] button';
        await visitor.inPage(() => scrollTo({ top: 0, behavior: 'instant' }));
        await press(world, opener);
        await visitor.see(isMenu ? 'mobileMenu' : 'servicesDropdown', 'open');
        await seeAllIn(world, isMenu ? 'dialog:modal' : '[data-machine=servicesDropdown]', where);
        await visitor.key('Escape');
        await visitor.see(isMenu ? 'mobileMenu' : 'servicesDropdown', 'closed');
      });
    },
    options,
  );

  scenario(
    `R15.36 a low window shows the banner, the strip and the page in ${language}`,
    async (world) => {
      const { visitor } = world;
      await visitor.open(`/${language}/`);
      await visitor.see('consent', 'banner');
      await visitor.see('podcastPopup', 'shown');
      await atEachSize(world, async (where) => {
        await seeAllIn(world, 'section[data-machine=consent]', where);
        await seeAllIn(world, '[data-machine=podcastPopup]', where);
        await seeAllIn(world, 'footer', where);
      });
      await press(world, 'section[data-machine=consent] button + button');
      await visitor.seeNone('consent');
      await atEachSize(world, async (where) => {
        for (const part of ['[data-machine=podcastPopup]', LAUNCHER, 'main', 'footer'])
          await seeAllIn(world, part, where);
      });
    },
    { ...options, hasChosen: false },
  );
}
