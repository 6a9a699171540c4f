import { expect, vi } from 'vitest';
import type { Driver, InPage, Key } from './driver.ts';

/** How long a busy machine may take to reach a state, in ms. */
const PATIENCE_MS = 15_000;

/** The visible control with an accessible name, within a part of the page. */
function findControl(name: string, part: string): Element | undefined {
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    ((element as HTMLInputElement).labels?.[0] ?? element).textContent;
  const controls = document.querySelectorAll(`:is(${part}) :is(a, button, input, textarea)`);
  const control = [...controls].find(
    (element) =>
      nameOf(element)?.trim() === name &&
      element.checkVisibility({ visibilityProperty: true }) &&
      // A press would miss what is still on its way.
      !element.closest('dialog')?.getAnimations().length,
  );
  // The header lies over the edge of the window.
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return control;
}

/** The first visible element that matches. */
function findVisible(selector: string): Element | undefined {
  const element = [...document.querySelectorAll(selector)].find((candidate) =>
    candidate.checkVisibility({ visibilityProperty: true }),
  );
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element;
}

/** What a visitor does with the site, in any engine. The accessible names are in English. */
export class Visit {
  private readonly driver: Driver;
  private readonly origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  /** Loads a path of the site, or an address. Its scripts may still be on their way. */
  async goTo(path: string): Promise<void> {
    await this.driver.open(new URL(path, this.origin).href);
  }

  /** Loads a path, and waits until the site runs. */
  async open(path: string): Promise<void> {
    await this.goTo(path);
    await this.isReady();
  }

  async isReady(): Promise<void> {
    await this.waitFor(() => document.documentElement.matches('[data-hydrated]'));
  }

  async reload(): Promise<void> {
    await this.leaveDocument(() => location.reload());
    await this.isReady();
  }

  /** Does something in the page that ends the document, and waits for the next one. */
  async leaveDocument(leave: () => void | Promise<void>): Promise<void> {
    await this.evaluate(() => document.documentElement.setAttribute('data-old', ''));
    await this.evaluate(leave);
    await this.waitFor(() => !document.documentElement.hasAttribute('data-old'));
  }

  /** Gives the window another size, in px. */
  async resize(width: number, height: number): Promise<void> {
    await this.driver.resize({ width, height });
  }

  async goBack(): Promise<void> {
    await this.driver.back();
  }

  async goForward(): Promise<void> {
    await this.evaluate(() => history.forward());
  }

  /** Clicks a control, once it is there. */
  async press(name: string, part = 'html'): Promise<void> {
    await vi.waitFor(() => this.driver.click(findControl, name, part), { timeout: PATIENCE_MS });
  }

  /** Clicks the first visible element that matches, once it is there. */
  async pressAt(selector: string): Promise<void> {
    await vi.waitFor(() => this.driver.click(findVisible, selector), { timeout: PATIENCE_MS });
  }

  /** Types into a field. */
  async type(field: string, text: string): Promise<void> {
    await this.press(field);
    await this.driver.type(text);
  }

  /** Puts a text into a field at once, in place of what is there. */
  async fill(field: string, text: string): Promise<void> {
    await this.press(field);
    await this.evaluate((inserted) => {
      document.execCommand('selectAll');
      document.execCommand('insertText', false, inserted);
    }, text);
  }

  async key(key: Key): Promise<void> {
    await this.driver.key(key);
  }

  evaluate<Args extends unknown[], Result>(
    run: InPage<Args, Result>,
    ...args: Args
  ): Promise<Result> {
    return this.driver.evaluate(run, ...args);
  }

  /** Waits until a condition holds in the page. Documents may come and go meanwhile. */
  async waitFor<Args extends unknown[]>(
    holds: InPage<Args, boolean>,
    ...args: Args
  ): Promise<void> {
    const look = async () => {
      if (!(await this.evaluate(holds, ...args))) throw new Error(`not so: ${holds} ${args}`);
    };
    await vi.waitFor(look, { timeout: PATIENCE_MS });
  }

  /** Waits until the page shows a text. */
  async seeText(text: string, selector = 'body'): Promise<void> {
    await this.waitFor(
      (wanted, within) =>
        [...document.querySelectorAll(within)].some(
          (element) =>
            element.checkVisibility() &&
            // The build binds words of headlines.
            element.textContent
              ?.replaceAll('\u00a0', ' ')
              .replaceAll('\u2060', '')
              .includes(wanted),
        ),
      text,
      selector,
    );
  }

  /** Waits until a machine's element says that it is in a state, or in a part of it. */
  async seeState(id: string, state: string): Promise<void> {
    const look = () =>
      this.evaluate(
        (machine) =>
          document.querySelector(`[data-machine=${machine}]`)?.getAttribute('data-state'),
        id,
      );
    await expect.poll(look).toMatch(new RegExp(`(^| )${state}($|[ .])`));
  }

  /** Waits until a machine has no element. */
  async seeNone(id: string): Promise<void> {
    await this.waitFor((machine) => !document.querySelector(`[data-machine=${machine}]`), id);
  }

  /** Waits until the focus is on an element. */
  async seeFocus(selector: string): Promise<void> {
    const look = () =>
      this.evaluate((wanted) => {
        const { activeElement } = document;
        return activeElement?.matches(wanted) ? wanted : activeElement?.outerHTML.slice(0, 200);
      }, selector);
    await expect.poll(look).toBe(selector);
  }

  /** Tabs on: the focus stays in an element, or in the controls of the browser behind its last stop. */
  async seeFocusKept(selector: string, stops: number): Promise<void> {
    for (let stop = 0; stop < stops; stop += 1) {
      await this.key('Tab');
      const isKept = await this.evaluate((within) => {
        const { activeElement, body } = document;
        return activeElement === body || Boolean(activeElement?.closest(within));
      }, selector);
      expect(isKept, `the focus stays in ${selector}`).toBe(true);
    }
  }

  /** Waits until the page is scrolled to a position. */
  async seeScrolled(y: number): Promise<void> {
    await expect.poll(() => this.evaluate(() => scrollY)).toBe(y);
  }

  /** Scrolls, and waits until the page has handled it. */
  async scrollTo(y: number): Promise<void> {
    await this.evaluate((top) => {
      document.documentElement.removeAttribute('data-scrolled');
      addEventListener(
        'scroll',
        () =>
          requestAnimationFrame(() => document.documentElement.setAttribute('data-scrolled', '')),
        { once: true },
      );
      scrollTo({ top, behavior: 'instant' });
    }, y);
    await this.waitFor(() => document.documentElement.hasAttribute('data-scrolled'));
  }
}
