import {
  expect,
  type FrameLocator,
  type Locator,
  type Page,
  type Request,
  type Route,
} from '@playwright/test';
import { findControl, findVisible, isShown, writtenState } from './inPage.ts';
import type { InPage, Size, Tab } from './tab.ts';

/** How long a busy machine may take to reach a state, in ms. */
const PATIENCE_MS = 15_000;

/** Where a held clock stands. */
export const NOON = Date.UTC(2026, 10, 20, 12);

/** A text as it is read, without the signs that bind its words. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '').trim();

/** A state, or a part of it, among the leaves that a view writes. */
export const isIn = (state: string) => new RegExp(`(^| )${state.replaceAll('.', '\\.')}($|[ .])`);

/** What a person does with an app and sees of it, in any engine. `Machine` are the ids of its machines. */
export class Visitor<Machine extends string = string> {
  readonly tab: Tab;
  /** How much of a held clock passes between two looks at the page, in ms. */
  tick = 0;
  protected readonly origin: string;
  protected isClockHeld = false;
  /** Tells the state of a machine, in the page. */
  protected readonly stateOf: InPage<[Machine], string> = writtenState;
  /** The requests that wait for an answer, by the pattern that holds them. */
  private readonly held = new Map<string, Route[]>();

  constructor(tab: Tab, origin = '') {
    this.tab = tab;
    this.origin = origin;
  }

  /** The words of a name. An app may have names for its texts. */
  protected wordsOf(name: string): string {
    return name;
  }

  /** Playwright's page, for what Chromium alone can do. */
  get page(): Page {
    if (!this.tab.page) throw new Error('only Chromium can do this');
    return this.tab.page;
  }

  /** Where Playwright finds what the visitor sees: in the page, or in a frame of it. */
  get root(): Page | FrameLocator {
    return this.tab.frame ?? this.page;
  }

  button(name: string | RegExp): Locator {
    return this.root.getByRole('button', { name, exact: typeof name === 'string' });
  }

  find(selector: string): Locator {
    return this.root.locator(selector);
  }

  field(name: string): Locator {
    return this.root.getByRole('textbox', { name, exact: true });
  }

  /** The view of a machine, in any state. */
  machine(id: string): Locator {
    return this.find(`[data-machine=${id}]`);
  }

  /** Looks again and again, until what it expects holds. Documents may come and go meanwhile. */
  private async eventually(look: () => Promise<void>): Promise<void> {
    const lookAgain = async () => {
      if (this.tick > 0) await this.pass(this.tick);
      await look();
    };
    await expect(lookAgain).toPass({ timeout: PATIENCE_MS, intervals: [50] });
  }

  inPage<Args extends unknown[], Result>(
    run: InPage<Args, Result>,
    ...args: Args
  ): Promise<Result> {
    return this.tab.evaluate(run, ...args);
  }

  /** Waits until a condition holds in the page. */
  until<Args extends unknown[]>(holds: InPage<Args, boolean>, ...args: Args): Promise<void> {
    return this.eventually(async () => {
      expect(await this.inPage(holds, ...args), `${holds} ${args}`).toBe(true);
    });
  }

  /** Loads a path of the app, or an address. Its scripts may still be on their way. */
  load(path: string): Promise<void> {
    return this.tab.open(path.startsWith('/') ? this.origin + path : path);
  }

  /** Loads a path, and waits until the app runs. */
  async open(path: string): Promise<void> {
    await this.load(path);
    await this.isReady();
  }

  /** Waits until the app runs. */
  isReady(): Promise<void> {
    return this.until(() => document.readyState === 'complete');
  }

  async reload(): Promise<void> {
    await this.leaveDocument(() => location.reload());
    await this.isReady();
  }

  /** Does something in the page that ends the document, and waits for the next one. */
  async leaveDocument(leave: () => void | Promise<void>): Promise<void> {
    await this.mark();
    await this.inPage(leave);
    await this.seeNewDocument();
  }

  /** Marks the document, so that the next one can be told from it. */
  mark(): Promise<void> {
    return this.inPage(() => document.documentElement.setAttribute('data-old', ''));
  }

  seeNewDocument(): Promise<void> {
    return this.until(() => !document.documentElement.hasAttribute('data-old'));
  }

  back(): Promise<void> {
    return this.tab.back();
  }

  forward(): Promise<void> {
    return this.inPage(() => history.forward());
  }

  /** Gives the window another size. */
  resize(size: Size): Promise<void> {
    return this.tab.resize(size);
  }

  /** Clicks a control, once it is there. */
  press(name: string, part = 'html'): Promise<void> {
    const words = plain(this.wordsOf(name));
    return this.eventually(() => this.tab.click(findControl, words, part));
  }

  /** Clicks the first visible element that matches, once it is there. */
  pressAt(selector: string): Promise<void> {
    return this.eventually(() => this.tab.click(findVisible, selector));
  }

  /** Moves the focus to a control, once it is there. The pointer stays where it is. */
  focus(name: string, part = 'html'): Promise<void> {
    const words = plain(this.wordsOf(name));
    return this.eventually(async () => {
      expect(await this.inPage(findControl, words, part, true), name).toBeDefined();
    });
  }

  /** Types into a field, letter by letter. */
  async type(field: string, text: string, part?: string): Promise<void> {
    await this.press(field, part);
    await this.tab.type(text);
  }

  /** Puts a text into a field at once, in place of what is there. */
  async fill(field: string, text: string, part?: string): Promise<void> {
    await this.press(field, part);
    await this.inPage((inserted) => {
      document.execCommand('selectAll');
      document.execCommand('insertText', false, inserted);
    }, text);
  }

  key(key: string): Promise<void> {
    return this.tab.key(key);
  }

  /** Presses a key again and again, until a machine is in a state. */
  insist(key: string, machine: Machine, state: string): Promise<void> {
    return this.eventually(async () => {
      await this.key(key);
      expect(await this.inPage(this.stateOf, machine)).toMatch(isIn(state));
    });
  }

  /** Waits until a machine is in a state, or in a part of it. */
  see(machine: Machine, state: string): Promise<void> {
    return this.eventually(async () => {
      expect(await this.inPage(this.stateOf, machine), machine).toMatch(isIn(state));
    });
  }

  /** Waits until a machine has no element. */
  seeNone(machine: Machine): Promise<void> {
    return this.until((id) => !document.querySelector(`[data-machine=${id}]`), machine);
  }

  /** Waits until a part of the page shows a text. What a view alone can fill in is left out. */
  seeText(text: string, part = 'body', isThere = true): Promise<void> {
    const parts = plain(this.wordsOf(text)).split(/\s*\{\{\w+\}\}\s*/);
    return this.eventually(async () => {
      expect(await this.inPage(isShown, parts, part), text).toBe(isThere);
    });
  }

  /** Waits until a path is the address. */
  seeAddress(path: string): Promise<void> {
    return this.eventually(async () => {
      expect(await this.inPage(() => location.href.slice(location.origin.length))).toBe(path);
    });
  }

  /** Waits until the focus is on an element. */
  seeFocus(selector: string): Promise<void> {
    return this.eventually(async () => {
      const focused = await this.inPage((wanted) => {
        const { activeElement } = document;
        return activeElement?.matches(wanted) ? wanted : activeElement?.outerHTML.slice(0, 200);
      }, selector);
      expect(focused, 'what has the focus').toBe(selector);
    });
  }

  /** Waits until the page is scrolled to a position, in px. */
  seeScrolled(y: number): Promise<void> {
    return this.eventually(async () => {
      expect(await this.inPage(() => scrollY), 'the position').toBe(y);
    });
  }

  /** Scrolls, and waits until the page has handled it. */
  async scrollTo(y: number): Promise<void> {
    await this.inPage((top) => {
      document.documentElement.removeAttribute('data-scrolled');
      addEventListener(
        'scroll',
        () =>
          requestAnimationFrame(() => document.documentElement.setAttribute('data-scrolled', '')),
        { once: true },
      );
      scrollTo({ top, behavior: 'instant' });
    }, y);
    await this.until(() => document.documentElement.hasAttribute('data-scrolled'));
  }

  /** Stops the clock of the page before it loads. From then on only `pass` advances it. */
  async holdClock(): Promise<void> {
    // The clock runs once it is installed, so it must start well before the moment of the stop.
    await this.page.clock.install({ time: NOON - 60_000 });
    await this.page.clock.pauseAt(NOON);
    this.isClockHeld = true;
  }

  /** Lets time pass, timer by timer, in ms. */
  pass(ms: number): Promise<void> {
    return this.page.clock.runFor(ms);
  }

  /** Holds the requests to a pattern until they are answered or released. */
  async hold(pattern: string | RegExp, isMeant = (_: Request) => true): Promise<void> {
    const routes: Route[] = [];
    this.held.set(String(pattern), routes);
    await this.page.route(pattern, (route) => {
      const isHeld = this.held.get(String(pattern)) === routes && isMeant(route.request());
      return isHeld ? void routes.push(route) : route.fallback();
    });
  }

  /** Answers the requests that wait. There is at least one, or it comes. */
  async answer(
    pattern: string | RegExp,
    respond: (route: Route) => Promise<unknown>,
  ): Promise<void> {
    const routes = this.held.get(String(pattern)) ?? [];
    await expect.poll(() => routes.length, String(pattern)).toBeGreaterThan(0);
    // A request that the page has given up has nobody to answer.
    for (const route of routes.splice(0)) await respond(route).catch(() => {});
  }

  /** Lets the requests to a pattern through from now on. */
  async release(pattern: string | RegExp): Promise<void> {
    const routes = this.held.get(String(pattern)) ?? [];
    this.held.delete(String(pattern));
    for (const route of routes) await route.fallback().catch(() => {});
  }

  /** Cuts the network, or brings it back. */
  setOffline(isOffline: boolean): Promise<void> {
    return this.page.context().setOffline(isOffline);
  }
}
