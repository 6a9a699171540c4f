import type { FrameLocator, Page } from '@playwright/test';

/** The size of a window, in px. The window of Firefox 115 is never narrower than 450 px, that of WebKit than 447 px. */
export type Size = { width: number; height: number };

/** What visitors of most tests have. */
export const DESKTOP: Size = { width: 1280, height: 800 };

/** Narrow enough for the phone menu. */
export const NARROW: Size = { width: 450, height: 800 };

/** A function that runs in the page. It can use nothing from outside but its arguments. */
export type InPage<Args extends unknown[], Result> = (...args: Args) => Result;

/** What a visitor needs from an engine: a tab of a browser. */
export type Tab = {
  /** Loads an address. Resolves when the document is there. */
  open: (address: string) => Promise<void>;
  /** Clicks, with the pointer, the element that a function finds in the page. */
  click: <Args extends unknown[]>(
    find: InPage<Args, Element | undefined>,
    ...args: Args
  ) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  /** Presses a key, by its name in the DOM; in Chromium a chord, too. */
  key: (key: string) => Promise<void>;
  evaluate: <Args extends unknown[], Result>(
    run: InPage<Args, Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Goes back in the history, to another document as well. */
  back: () => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** Opens a second tab, which shares the storage of the first. WebKitGTK's driver has one window. */
  openTab?: () => Promise<Tab>;
  /** Playwright's page, in Chromium alone: it holds the clock, cuts the network, types like an input method. */
  page?: Page;
  /** The frame of it that the visitor looks at. Without one: the page itself. */
  frame?: FrameLocator;
};

/** A running browser. */
export type Browser = {
  /** Opens the window of a visitor who was never here before. */
  openWindow: (size: Size) => Promise<Tab & { close: () => Promise<void> }>;
  quit: () => Promise<void>;
};

/** Starts a browser. Requests to other hosts go through the proxy at this port. */
export type Launch = (proxyPort: number) => Promise<Browser>;
