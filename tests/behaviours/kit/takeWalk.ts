import { stateOf } from '@interpunct/model-kit/effects';
import type { Step } from '@interpunct/model-kit/takeStep';
import type { World } from '@interpunct/model-kit/world';
import { expect, type Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { findViolations } from '#tests/e2e/axe.ts';
import { PHONE, type SitePage } from '#tests/e2e/sitePage.ts';
import type { look } from './outline.ts';
import type { Table } from './table.ts';
import { controlOf, glanceOf, pictureOf, rootOf, type Walk } from './walk.ts';

/** Longer than a frame takes on the held clock, in ms. */
const FRAME_MS = 20;

let outline: Promise<string> | undefined;

/** Makes the code that looks at a view ready for a page, as `outline.look`. */
async function bundleOutline(): Promise<string> {
  const entry = new URL('outline.ts', import.meta.url).pathname;
  const made = (await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, name: 'outline', formats: ['iife'] } },
  })) as Rollup.RollupOutput[];
  // Its libraries ask Node for settings.
  return `{ const process = { env: {} }; ${made[0]?.output[0].code} globalThis.outline = outline; }`;
}

/** Opens the page of a table on a held clock. */
async function begin({ begin, width }: Table, input: unknown, visitor: SitePage): Promise<void> {
  outline ??= bundleOutline();
  const { page } = visitor;
  if (width) await page.setViewportSize({ width, height: PHONE.height });
  await page.addInitScript({ content: await outline });
  // axe waits in the page, where the clock is held: it borrows the real timers.
  await page.addInitScript(() => {
    const { setTimeout, clearTimeout } = window;
    Object.assign(window, { otherTimers: { setTimeout, clearTimeout } });
  });
  await visitor.holdClock();
  await (typeof begin === 'string' ? visitor.open(begin) : begin(visitor, input as never));
}

/** Gives the page its real timers in place of the held ones, or these again. */
const exchangeTimers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { setTimeout, clearTimeout, otherTimers } = window as Window & { otherTimers?: object };
    Object.assign(window, otherTimers, { otherTimers: { setTimeout, clearTimeout } });
  });

/** What axe finds in the view, in both schemes. Animations are over, and the clock stays held. */
async function violationsIn(part: string, { page }: SitePage): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of [
    ['dark', 'colours'],
    ['light', 'all'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
          animation.pause();
        } else animation.finish();
      }
    });
    await exchangeTimers(page);
    const violations = await findViolations(page, { part, rules });
    await exchangeTimers(page);
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/**
 * Takes a walk, and compares the view with its table after each step. `visited` has the states that need no
 * second look by axe.
 */
export async function takeWalk(
  table: Table,
  { input, start, moves }: Walk,
  visitor: SitePage,
  visited: ReadonlySet<string>,
): Promise<void> {
  const { page } = visitor;
  const root = rootOf(table);
  const known = new Set(visited);
  const steps: Step[] = [];

  const see = async (world: World) => {
    const state = stateOf(world);
    const picture = pictureOf(table, world, steps);
    const glance = glanceOf(table, steps.at(-1));
    if (typeof picture === 'object') {
      const looked = () =>
        page.evaluate(
          (one) => (window as unknown as { outline: { look: typeof look } }).outline.look(one),
          glance,
        );
      await expect.poll(looked, { intervals: [50, 100, 250] }).toEqual(picture);
      if (!known.has(state) && (await page.locator(root).count()) > 0) {
        // The header learns of a scroll with the next frame.
        await visitor.pass(FRAME_MS);
        expect(await violationsIn(root, visitor), 'axe').toEqual([]);
      }
    }
    known.add(state);
    const focus = table.focus?.[state];
    if (focus) await visitor.seeFocus(focus);
  };

  await begin(table, input, visitor);
  await see(start);
  let before = start;
  for (const { step, world, way } of moves) {
    if (step.type === 'event') {
      await way?.(visitor, controlOf(table, step.event, before), step.event, before);
    } else if (step.type === 'timer') {
      // The timer may be as much older than the model knows as the frames took that have passed.
      const half = Math.floor(step.ms / 2);
      await visitor.pass(half);
      await see(before);
      await visitor.pass(step.ms - half);
    } else {
      await table.answers?.[step.invoke]?.[step.type]?.(visitor, step.value as never);
    }
    steps.push(step);
    await see(world);
    before = world;
  }
}
