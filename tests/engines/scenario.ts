import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Language } from '#content/languages.ts';
import { LOCAL_VERSION } from '#tests/e2e/builtCode.ts';
import { Host } from '#tests/host.ts';
import { launchFirefox } from '#tests/visitor/firefox.ts';
import { launchOldestChromium, launchOldestFirefox } from '#tests/visitor/oldest.ts';
import { launchChromium } from '#tests/visitor/playwright.ts';
import { refuseCookies } from '#tests/visitor/refuseCookies.ts';
import { SiteVisitor } from '#tests/visitor/siteVisitor.ts';
import { type Browser, DESKTOP, type InPage, type Launch, type Size } from '#tests/visitor/tab.ts';
import { launchWebKit } from '#tests/visitor/webkit.ts';
import { COMPLAINTS, EARLY_SCRIPT, ENGINES_FOLDER } from './prepare.ts';
import { VendorProxy } from './vendorProxy.ts';

export type World = {
  visitor: SiteVisitor;
  host: Host;
  vendors: VendorProxy;
  /** What all documents have complained about, in order. */
  complaints: string[];
  /** Runs a function at the beginning of every document from now on. */
  early: <Args extends unknown[]>(run: InPage<Args, void>, ...args: Args) => void;
};

export type EngineName = keyof typeof engines;

type Options = {
  /** The newest of each by default. Chromium alone takes a fault that a script imitates: engines share it. */
  engines?: readonly EngineName[];
  size?: Size;
  /** Of the visitor's words; English by default. */
  language?: Language;
  /** Whether the visitor refused optional cookies on an earlier visit. */
  hasChosen?: boolean;
  /** What the page may complain about. */
  expected?: RegExp;
  /** Runs at the beginning of every document. */
  early?: () => void;
};

const engines = {
  Chromium: launchChromium,
  Firefox: launchFirefox,
  WebKit: launchWebKit,
  'Chromium 109': launchOldestChromium,
  'Firefox 115': launchOldestFirefox,
} satisfies Record<string, Launch>;
const browsers = new Map<EngineName, Promise<Browser>>();
const host = new Host(ENGINES_FOLDER);
const vendors = new VendorProxy();
const complaints: string[] = [];
const earlyScripts: string[] = [];

/** No host answers but that of the test itself: the network is gone, and `navigator.onLine` does not say so. */
export const loseNetwork = (host: Host) => host.answer(/^\/(?!complaints)/, 'refuse');

const early: World['early'] = (run, ...args) => {
  earlyScripts.push(`(${run})(...${JSON.stringify(args)});`);
};

beforeAll(async () => {
  host.answerAlways(EARLY_SCRIPT, () => ({
    headers: { 'Content-Type': 'text/javascript' },
    body: earlyScripts.join('\n'),
  }));
  host.answerAlways(COMPLAINTS, ({ body }) => {
    complaints.push(body);
    return { status: 204 };
  });
  await Promise.all([host.start(), vendors.start()]);
});

afterAll(async () => {
  for (const browser of browsers.values()) await (await browser).quit();
  vendors.stop();
  await host.stop();
});

/**
 * Reports what the page complains about: errors that nothing catches, and warnings in the console. A beacon
 * arrives though the document is left, and needs no storage.
 */
function reportComplaints(address: string): void {
  const report = (complaint: string) => navigator.sendBeacon(address, complaint);
  addEventListener('error', ({ message }) => report(message));
  addEventListener('unhandledrejection', ({ reason }) => report(String(reason)));
  for (const level of ['warn', 'error'] as const) {
    console[level] = (...words) => report(words.join(' '));
  }
}

/** Hears the same from Playwright, which needs no network. The browser's own messages have no arguments. */
function hear(page: Page): void {
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    const isComplaint = ['warning', 'error'].includes(message.type()) && message.args().length > 0;
    if (isComplaint) complaints.push(message.text());
  });
}

/** Registers a test for each engine. It fails if the page complains about something unexpected. */
export function scenario(
  title: string,
  run: (world: World) => Promise<void>,
  {
    engines: wanted = ['Chromium', 'Firefox', 'WebKit'],
    size = DESKTOP,
    language,
    hasChosen = true,
    expected,
    early: ownEarly,
  }: Options = {},
): void {
  it.each(wanted)(`${title} (%s)`, async (name) => {
    host.reset();
    vendors.reset();
    complaints.length = 0;
    earlyScripts.length = 0;
    const browser = browsers.get(name) ?? engines[name](vendors.port);
    browsers.set(name, browser);
    const tab = await (await browser).openWindow(size);
    if (tab.page) hear(tab.page);
    else early(reportComplaints, COMPLAINTS);
    if (hasChosen) early(refuseCookies);
    if (ownEarly) early(ownEarly);
    const visitor = new SiteVisitor(tab, host.url, language);
    try {
      await run({ visitor, host, vendors, complaints, early });
      const unexpected = complaints
        .filter((complaint) => !LOCAL_VERSION.test(complaint))
        .filter((complaint) => !expected?.test(complaint));
      expect(unexpected).toEqual([]);
    } finally {
      await tab.close();
    }
  });
}
