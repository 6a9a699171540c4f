import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCAL_VERSION } from '#tests/e2e/builtCode.ts';
import { Host } from '#tests/host.ts';
import { launchChromium } from './chromium.ts';
import type { Browser, Driver, InPage, Launch, Size } from './driver.ts';
import { launchFirefox } from './firefox.ts';
import { COMPLAINTS, EARLY_SCRIPT, ENGINES_FOLDER } from './prepare.ts';
import { VendorProxy } from './vendorProxy.ts';
import { Visit } from './visit.ts';
import { launchWebKit } from './webkit.ts';

const DESKTOP: Size = { width: 1280, height: 800 };

/** Narrow enough for the phone menu. */
export const NARROW: Size = { width: 447, height: 800 };

export type ScenarioContext = {
  visit: Visit;
  host: Host;
  vendors: VendorProxy;
  /** What all documents have complained about, in order. */
  complaints: string[];
  /** Runs a function at the beginning of every document from now on. */
  early: <Args extends unknown[]>(run: InPage<Args, void>, ...args: Args) => void;
  /** The window, for what only its engine can do: Playwright's page is there in Chromium alone. */
  driver: Driver;
};

type Engine = keyof typeof engines;

type Options = {
  /** Firefox and WebKit by default. */
  engines?: readonly Engine[];
  size?: Size;
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
} satisfies Record<string, Launch>;
const browsers = new Map<Engine, Promise<Browser>>();
const host = new Host(ENGINES_FOLDER);
const vendors = new VendorProxy();
const complaints: string[] = [];
const earlyScripts: string[] = [];

const early: ScenarioContext['early'] = (run, ...args) => {
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

function refuseCookies(): void {
  const preferences = { necessary: true, analytics: false, marketing: false };
  const record = { version: '1.0', preferences, timestamp: Date.now() };
  localStorage['interpunct-cookie-consent'] ??= JSON.stringify(record);
}

/** Registers a test for each engine. It fails if the page complains about something unexpected. */
export function scenario(
  title: string,
  run: (world: ScenarioContext) => Promise<void>,
  {
    engines: wanted = ['Firefox', 'WebKit'],
    size = DESKTOP,
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
    early(reportComplaints, COMPLAINTS);
    if (hasChosen) early(refuseCookies);
    if (ownEarly) early(ownEarly);
    const browser = browsers.get(name) ?? engines[name](vendors.port);
    browsers.set(name, browser);
    const driver = await (await browser).openWindow(size);
    try {
      await run({ visit: new Visit(driver, host.url), host, vendors, complaints, early, driver });
      const unexpected = complaints
        .filter((complaint) => !LOCAL_VERSION.test(complaint))
        .filter((complaint) => !expected?.test(complaint));
      expect(unexpected).toEqual([]);
    } finally {
      await driver.close();
    }
  });
}
