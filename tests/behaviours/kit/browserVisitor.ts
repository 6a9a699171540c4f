import { stateOf } from '@interpunct/model-kit/model';
import type { Step } from '@interpunct/model-kit/takeStep';
import type { World } from '@interpunct/model-kit/world';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { build } from 'vite';
import { findViolations } from '#tests/e2e/axe.ts';
import { PHONE, type SitePage } from '#tests/e2e/sitePage.ts';
import { parseControl } from './control.ts';
import type { Glance, Picture } from './outline.ts';
import type { Result, Table } from './table.ts';
import { glanceOf, pictureOf } from './walk.ts';

/** What a held request gets: its own answer, none, or another one. */
type Reply = (route: Route) => Promise<unknown>;

type Outline = { look: (glance: Glance) => Picture };

/** A frame is over after this long on the held clock, in ms. */
const FRAME_MS = 20;

/** Makes the code that looks at a view ready for a page, as `outline.look`. */
export async function bundleOutline(): Promise<string> {
  const entry = new URL('outline.ts', import.meta.url).pathname;
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, name: 'outline', formats: ['iife'] } },
  });
  const [file] = [output].flat().flatMap((made) => ('output' in made ? made.output : []));
  if (file?.type !== 'chunk') throw new Error('the outline has no code');
  // Its libraries ask Node for settings.
  return `{ const process = { env: {} }; ${file.code} globalThis.outline = outline; }`;
}

/** A visit to the built site on a held clock, with requests that wait for the walk. */
export class BrowserVisitor {
  readonly runner = 'browser';
  readonly site: SitePage;
  readonly page: Page;
  private readonly table: Table;
  /** Where the site is served: with endpoints, or without. */
  private readonly origin: string;
  /** The code of `outline.ts`. */
  private readonly outline: string;
  private readonly held = new Map<string, Route[]>();
  /** A timer that is under way may be this much older than the model knows, in ms. */
  private ahead = 0;

  constructor(site: SitePage, table: Table, origin: string, outline: string) {
    this.site = site;
    this.page = site.page;
    this.table = table;
    this.origin = origin;
    this.outline = outline;
  }

  async begin({ browser, width }: Table, input: unknown): Promise<void> {
    if (width) await this.page.setViewportSize({ width, height: PHONE.height });
    await this.page.addInitScript({ content: this.outline });
    await this.holdClock();
    if (typeof browser === 'string') throw new Error(browser);
    const { begin } = browser;
    await (typeof begin === 'string' ? this.open(begin) : begin(this, input as never));
  }

  async holdClock(): Promise<void> {
    // axe waits in the page, where the clock is held: it borrows the real timers.
    await this.page.addInitScript(() => {
      const { setTimeout, clearTimeout } = window;
      Object.assign(window, { otherTimers: { setTimeout, clearTimeout } });
    });
    await this.site.holdClock();
  }

  /** Loads a page without waiting for the site to run. */
  load(path: string): Promise<unknown> {
    return this.page.goto(this.origin + path);
  }

  open(path: string): Promise<void> {
    return this.site.open(this.origin + path);
  }

  /** Does what loads the document again, and waits until the site runs in it. */
  async reload(cause: () => Promise<unknown>): Promise<void> {
    const loaded = this.page.waitForEvent('load');
    await cause();
    await loaded;
    await this.site.isReady();
  }

  /** Loads the document again, after the tab has kept something. */
  reloadWith(key: string, value: unknown): Promise<void> {
    return this.reload(() =>
      this.page.evaluate(
        ([name, text]) => {
          sessionStorage[name] = text;
          location.reload();
        },
        [key, JSON.stringify(value)] as const,
      ),
    );
  }

  /** Holds the requests to a pattern under a name. Routes of other requests are not touched. */
  async hold(name: string, pattern: string | RegExp, isMeant = (_: Route) => true): Promise<void> {
    const routes: Route[] = [];
    this.held.set(name, routes);
    await this.page.route(pattern, (route) => {
      if (this.held.get(name) === routes && isMeant(route)) routes.push(route);
      else return route.fallback();
    });
  }

  /** Answers the requests that wait under a name. There is at least one, or it comes. */
  async answer(name: string, how: Reply): Promise<void> {
    const routes = this.held.get(name) ?? [];
    await expect.poll(() => routes.length, name).toBeGreaterThan(0);
    // A request that the page has given up has nobody to answer.
    for (const route of routes.splice(0)) await how(route).catch(() => {});
  }

  /** Lets the requests of a name through from now on. */
  async release(name: string): Promise<void> {
    const routes = this.held.get(name) ?? [];
    this.held.delete(name);
    for (const route of routes) await route.continue().catch(() => {});
  }

  /** Lets the page handle what it handles once a frame. */
  async frame(): Promise<void> {
    this.ahead += FRAME_MS;
    await this.site.pass(FRAME_MS);
  }

  /** Lets a timer become due, whether it began before or after the latest frames. */
  async pass(ms: number, isStill: () => Promise<void>): Promise<void> {
    const half = Math.max(Math.floor((ms - this.ahead) / 2), 1);
    await this.site.pass(half);
    await isStill();
    await this.site.pass(ms - half);
  }

  /** What happens outside the view happens by itself, right after what was before it. */
  async tell(): Promise<void> {}

  /** Brings about what settles an actor. */
  async settle({ type, invoke, value }: Result): Promise<void> {
    const { browser } = this.table;
    if (typeof browser === 'object')
      await browser.answers?.[invoke]?.[type]?.(this, value as never);
  }

  /** Runs axe in each state that is new. */
  async see(world: World, steps: readonly Step[], isNew: boolean): Promise<void> {
    const picture = pictureOf(this.table, this, world, steps);
    if (typeof picture === 'object') {
      await expect.poll(() => this.look(world), { intervals: [50, 100, 250] }).toEqual(picture);
      if (isNew) expect(await this.findViolations(), 'axe').toEqual([]);
    }
    const focus = this.table.focus?.[stateOf(world)];
    if (focus) await this.seeFocus(...focus);
    // No timer is under way: the frames that have passed belong to none.
    if (world.timers.length === 0) this.ahead = 0;
  }

  private async look(world: World): Promise<Picture> {
    const glance = glanceOf(this.table, world, true);
    return this.page.evaluate(
      (one) => (window as unknown as { outline: Outline }).outline.look(one),
      glance,
    );
  }

  /** Finds a control by its line. */
  find(line: string): Locator {
    const { place, role, name, state } = parseControl(line);
    const root = this.page.locator(place ?? `[data-machine=${this.table.actor}]`);
    if (role === '') return root;
    const isExpanded = state && /expanded|collapsed/.test(state) ? state === 'expanded' : undefined;
    return root.getByRole(role as 'button', { name, exact: true, expanded: isExpanded });
  }

  press(control: string): Promise<void> {
    return this.find(control).click();
  }

  /** Presses a key, on a control or where the focus is. */
  key(name: string, control?: string): Promise<void> {
    return control ? this.find(control).press(name) : this.page.keyboard.press(name);
  }

  /** Replaces the text of a field at once. */
  fill(field: string, text: string): Promise<void> {
    return this.find(field).fill(text);
  }

  /** Replaces it letter by letter. */
  async type(field: string, text: string): Promise<void> {
    await this.find(field).clear();
    await this.find(field).pressSequentially(text);
  }

  focus(control: string): Promise<void> {
    return this.find(control).focus();
  }

  blur(control: string): Promise<void> {
    return this.find(control).blur();
  }

  hover(control: string): Promise<void> {
    return this.find(control).hover();
  }

  /** Moves the pointer to where nothing is. */
  leave(): Promise<void> {
    return this.page.mouse.move(5, 5);
  }

  /** Presses where nothing is. */
  pressOutside(): Promise<void> {
    return this.page.mouse.click(5, 400);
  }

  /** Expects the focus on one of several controls. */
  async seeFocus(...controls: string[]): Promise<void> {
    const found = controls
      .map((control) => this.find(control))
      .reduce((one, other) => one.or(other));
    // `:focus` would ask for the focus of the window, too, which the document of a frame may have.
    const hasFocus = () =>
      found.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement));
    await expect.poll(hasFocus, `the focus is on ${controls}`).toBe(true);
  }

  evaluate(control: string, change: (element: HTMLElement) => void): Promise<void> {
    return this.find(control).evaluate(change as never);
  }

  /** Follows a link of the footer with the keyboard: the pointer stays where it is. */
  follow(page: string): Promise<void> {
    return this.key('Enter', `footer > link "${page}"`);
  }

  /** Goes to a page by its link in the footer, and waits until it is on the screen. */
  async go(page: string): Promise<void> {
    const before = await this.page.title();
    await this.follow(page);
    await expect(this.page).not.toHaveTitle(before);
  }

  /** What axe finds in both schemes. Animations are over, and the clock stays held. */
  async findViolations(): Promise<string[]> {
    const found: string[] = [];
    // The header learns of a scroll with the next frame.
    await this.frame();
    for (const [colorScheme, rules] of [
      ['light', 'all'],
      ['dark', 'colours'],
    ] as const) {
      await this.page.emulateMedia({ colorScheme });
      await this.page.evaluate(() => {
        for (const animation of document.getAnimations()) {
          if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
            animation.pause();
          } else animation.finish();
        }
      });
      await this.exchangeTimers();
      const violations = await findViolations(this.page, { rules });
      await this.exchangeTimers();
      found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
    }
    await this.page.emulateMedia({ colorScheme: 'light' });
    return found;
  }

  /** Gives the page its real timers in place of the held ones, or these again. */
  private exchangeTimers(): Promise<void> {
    return this.page.evaluate(() => {
      const { setTimeout, clearTimeout, otherTimers } = window as Window & { otherTimers?: object };
      Object.assign(window, otherTimers, { otherTimers: { setTimeout, clearTimeout } });
    });
  }
}
