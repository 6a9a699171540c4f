import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCAL_VERSION } from '#tests/e2e/builtCode.ts';
import { Host } from '#tests/host.ts';
import type { Browser, Launch, Size } from './driver.ts';
import { launchFirefox } from './firefox.ts';
import { EARLY_SCRIPT, ENGINES_FOLDER } from './prepare.ts';
import { VendorProxy } from './vendorProxy.ts';
import { Visit } from './visit.ts';
import { launchWebKit } from './webkit.ts';

const DESKTOP: Size = { width: 1280, height: 800 };

/** Narrow enough for the phone menu. */
export const NARROW: Size = { width: 447, height: 800 };

type World = { visit: Visit; host: Host; vendors: VendorProxy };

type Options = {
  size?: Size;
  /** Whether the visitor refused optional cookies on an earlier visit. */
  hasChosen?: boolean;
  /** What the page may complain about. */
  expected?: RegExp;
  /** The driver of WebKit loses the page on its way, so nothing asks for complaints. */
  losesPage?: boolean;
  /** Runs at the beginning of every document. */
  early?: () => void;
};

const engines: Record<string, Launch> = { Firefox: launchFirefox, WebKit: launchWebKit };
const browsers = new Map<string, Promise<Browser>>();
const host = new Host(ENGINES_FOLDER);
const vendors = new VendorProxy();

beforeAll(async () => {
  await Promise.all([host.start(), vendors.start()]);
});

afterAll(async () => {
  for (const browser of browsers.values()) await (await browser).quit();
  vendors.stop();
  await host.stop();
});

/** Keeps what the page complains about: errors that nothing catches, and warnings in the console. */
function keepComplaints(): void {
  const complaints: string[] = [];
  Object.assign(window, { complaints });
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  for (const level of ['warn', 'error'] as const) {
    console[level] = (...words) => complaints.push(words.join(' '));
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
  run: (world: World) => Promise<void>,
  { size = DESKTOP, hasChosen = true, expected, losesPage = false, early }: Options = {},
): void {
  const scripts = [keepComplaints, hasChosen && refuseCookies, early].filter(Boolean);
  const earlyScript = scripts.map((script) => `(${script})();`).join('\n');

  it.each(Object.entries(engines))(`${title} (%s)`, async (name, launch) => {
    host.reset();
    vendors.requests.length = 0;
    host.answer(EARLY_SCRIPT, {
      headers: { 'Content-Type': 'text/javascript' },
      body: earlyScript,
    });
    const browser = browsers.get(name) ?? launch(vendors.port);
    browsers.set(name, browser);
    const driver = await (await browser).openWindow(size);
    try {
      await run({ visit: new Visit(driver, host.url), host, vendors });
      if (losesPage) return;
      const complaints = await driver.evaluate(
        () => (window as unknown as { complaints?: string[] }).complaints ?? [],
      );
      const unexpected = complaints
        .filter((complaint) => !LOCAL_VERSION.test(complaint))
        .filter((complaint) => !expected?.test(complaint));
      expect(unexpected).toEqual([]);
    } finally {
      await driver.close();
    }
  });
}
