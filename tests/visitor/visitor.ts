import { expect, type Page } from '@playwright/test';
import type { Language } from '#content/languages.ts';
import type { PageId } from '#content/pageIds.ts';
import { type TextKey, textOf } from '#tests/locales/readTexts.ts';
import { findControl, findVisible, isAt, isShown, type MachineId, stateOf } from './inPage.ts';
import type { InPage, Key, Size, Tab } from './tab.ts';

/** How long a busy machine may take to reach a state, in ms. */
const PATIENCE_MS = 15_000;

/** Where a held clock stands. */
export const NOON = Date.UTC(2026, 10, 20, 12);

/** What a visitor reads on a control: its words in English, or the key of its text. */
type Name = TextKey | (string & {});

/** A text as it is read, without the signs that bind its words. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '').trim();

/** A state, or a part of it, among the leaves that a view writes. */
const isIn = (state: string) => new RegExp(`(^| )${state.replaceAll('.', '\\.')}($|[ .])`);

/** What a person does with the site and sees of it, in any engine. */
export class Visitor {
  readonly tab: Tab;
  /** Whose texts the visitor reads. */
  readonly language: Language;
  /** How much of a held clock passes between two looks at the page, in ms. */
  tick = 0;
  private readonly origin: string;
  private isClockHeld = false;

  constructor(tab: Tab, origin: string, language: Language = 'en') {
    this.tab = tab;
    this.origin = origin;
    this.language = language;
  }

  /** Playwright's page, for what Chromium alone can do. */
  get page(): Page {
    if (!this.tab.page) throw new Error('only Chromium can do this');
    return this.tab.page;
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

  /** Loads a path of the site, or an address. Its scripts may still be on their way. */
  load(path: string): Promise<void> {
    return this.tab.open(new URL(path, this.origin).href);
  }

  /** Loads a path, and waits until the site runs. */
  async open(path: string): Promise<void> {
    await this.load(path);
    await this.isReady();
  }

  /** Waits until the site runs. */
  async isReady(): Promise<void> {
    // Without time, it waits for the first input.
    if (this.isClockHeld) {
      await this.inPage(() => {
        document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
      });
    }
    await this.until(() => document.documentElement.matches('[data-hydrated]'));
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

  /** Opens another tab of the site. */
  async openTab(): Promise<Visitor> {
    if (!this.tab.openTab) throw new Error('this engine has one window');
    return new Visitor(await this.tab.openTab(), this.origin, this.language);
  }

  /** Gives the window another size. */
  resize(size: Size): Promise<void> {
    return this.tab.resize(size);
  }

  /** Clicks a control, once it is there. */
  press(name: Name, part = 'html'): Promise<void> {
    const words = plain(textOf(name, this.language) ?? name);
    return this.eventually(() => this.tab.click(findControl, words, part));
  }

  /** Clicks the first visible element that matches, once it is there. */
  pressAt(selector: string): Promise<void> {
    return this.eventually(() => this.tab.click(findVisible, selector));
  }

  /** Presses the link of header or footer to a page. */
  follow(page: PageId): Promise<void> {
    return this.pressAt(`:is(header, footer) a:not([hreflang])[href$="${endOf(page)}"]`);
  }

  /** Goes to another page by its link, and waits for it. */
  async go(page: PageId): Promise<void> {
    await this.follow(page);
    await this.seePage(page);
  }

  /** Presses the link of the header to a language. */
  choose(language: Language): Promise<void> {
    return this.pressAt(`header a[hreflang=${language}]:not(dialog *)`);
  }

  /** Moves the focus to a control, once it is there. The pointer stays where it is. */
  focus(name: Name, part = 'html'): Promise<void> {
    const words = plain(textOf(name, this.language) ?? name);
    return this.eventually(async () => {
      expect(await this.inPage(findControl, words, part, true), name).toBeDefined();
    });
  }

  /** Types into a field, letter by letter. */
  async type(field: Name, text: string, part?: string): Promise<void> {
    await this.press(field, part);
    await this.tab.type(text);
  }

  /** Puts a text into a field at once, in place of what is there. */
  async fill(field: Name, text: string, part?: string): Promise<void> {
    await this.press(field, part);
    await this.inPage((inserted) => {
      document.execCommand('selectAll');
      document.execCommand('insertText', false, inserted);
    }, text);
  }

  key(key: Key): Promise<void> {
    return this.tab.key(key);
  }

  /** Presses a key again and again, until a machine is in a state. */
  insist(key: Key, machine: MachineId, state: string): Promise<void> {
    return this.eventually(async () => {
      await this.key(key);
      expect(await this.inPage(stateOf, machine)).toMatch(isIn(state));
    });
  }

  /** Waits until a machine is in a state, or in a part of it. */
  see(machine: MachineId, state: string): Promise<void> {
    return this.eventually(async () => {
      expect(await this.inPage(stateOf, machine), machine).toMatch(isIn(state));
    });
  }

  /** Waits until a machine has no element. */
  seeNone(machine: MachineId): Promise<void> {
    return this.until((id) => !document.querySelector(`[data-machine=${id}]`), machine);
  }

  /** Waits until a part of the page shows a text. What a view alone can fill in is left out. */
  seeText(text: Name, part = 'body', isThere = true): Promise<void> {
    const parts = plain(textOf(text, this.language) ?? text).split(/\s*\{\{\w+\}\}\s*/);
    return this.eventually(async () => {
      expect(await this.inPage(isShown, parts, part), text).toBe(isThere);
    });
  }

  /** Waits until a page is on the screen, with its heading. */
  seePage(page: PageId): Promise<void> {
    return this.until(isAt, endOf(page));
  }

  /** Waits until a path is the address. */
  seeAddress(path: string): Promise<void> {
    return this.eventually(async () => {
      expect(await this.inPage(() => location.pathname)).toBe(path);
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

  /** Cuts the network, or brings it back. */
  setOffline(isOffline: boolean): Promise<void> {
    return this.page.context().setOffline(isOffline);
  }
}

const endOf = (page: PageId) => (page === 'home' ? '/' : `/${page}`);
