import { defineConfig } from '@playwright/test';
import { launchOptions } from '#tests/chromium.ts';
import { serveInspected } from './serveInspected.ts';

const PORT = Number(process.env.PORT ?? 4190);

/** `npm run e2e:inspector` uses the inspector as a tester does, on a build of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../.cache/inspector-playwright',
  fullyParallel: true,
  forbidOnly: true,
  workers: 1,
  reporter: 'list',
  // A tester sees the site in a half of a large window.
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Luxembourg',
    actionTimeout: 10_000,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'no-preference' },
    launchOptions: launchOptions(),
  },
  webServer: serveInspected(PORT),
});
