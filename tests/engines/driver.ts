import type { Page } from '@playwright/test';

/** The size of a window, in px. The window of WebKit is never narrower than 447 px. */
export type Size = { width: number; height: number };

/** A function that runs in the page. It can use nothing of the scenario but its arguments. */
export type InPage<Args extends unknown[], Result> = (...args: Args) => Result;

/** The keys that scenarios press, by their names in the DOM. */
export type Key = 'ArrowDown' | 'Backspace' | 'Enter' | 'Escape' | 'Shift' | 'Tab';

/** What scenarios need from an engine: one window of a visitor who was never here before. */
export type Driver = {
  /** Loads an address. Resolves when the document is there. */
  open: (address: string) => Promise<void>;
  /** Clicks, with the pointer, the element that a function finds in the page. */
  click: <Args extends unknown[]>(
    find: InPage<Args, Element | undefined>,
    ...args: Args
  ) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  evaluate: <Args extends unknown[], Result>(
    run: InPage<Args, Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Goes back in the history, to another document as well. */
  back: () => Promise<void>;
  /** Gives the window another size. */
  resize: (size: Size) => Promise<void>;
  /** Opens a second tab, which shares the storage of the first. WebKitGTK's driver has one window. */
  openTab?: () => Promise<Driver>;
  /** Playwright's page, in Chromium alone. */
  page?: Page;
  close: () => Promise<void>;
};

/** A running browser. Each window that it opens has a storage of its own. */
export type Browser = {
  openWindow: (size: Size) => Promise<Driver>;
  quit: () => Promise<void>;
};

/** Starts a browser. Requests to other hosts go through the proxy at this port. */
export type Launch = (proxyPort: number) => Promise<Browser>;
