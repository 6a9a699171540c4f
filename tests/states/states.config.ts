import { defineConfig } from '@playwright/test';
import { launchOptions } from '#tests/chromium.ts';
import { serveInspected } from '#tests/inspector/browser/serveInspected.ts';

const PORT = Number(process.env.PORT ?? 4196);

/**
 * `npm run e2e:pictures` compares each state of each view with its picture. With `--update-snapshots` it
 * takes the pictures, and `-g chat` takes those of one behaviour.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/states-playwright',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: 'list',
  timeout: 180_000,
  // Fonts and edges are drawn alike on one machine, so any difference is one of the site.
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 0 } },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Luxembourg',
    // The style that hides what is beside a view is none of the site's.
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
  webServer: serveInspected(PORT),
});
