import '#tests/ownSettings.ts';
import { defineConfig, type PlaywrightTestOptions } from '@playwright/test';
import { BROWSERS, launchOptions } from '#tests/chromium.ts';
import type { ServedOptions } from '#tests/e2e/sitePage.ts';

/** `npm run bench` measures, reports and takes pictures, one at a time. It asserts nothing. */
export default defineConfig<PlaywrightTestOptions, ServedOptions>({
  testDir: '.',
  outputDir: '../../.cache/bench/playwright',
  workers: 1,
  reporter: 'line',
  timeout: 0,
  use: { locale: 'en-GB', launchOptions: launchOptions(BROWSERS) },
  projects: [
    { name: 'site', testMatch: 'paint.bench.ts' },
    {
      name: 'inspector build',
      testDir: '..',
      testMatch: 'build.setup.ts',
      metadata: { builds: ['inspector'] },
    },
    {
      name: 'pictures',
      testMatch: 'readme.pictures.ts',
      dependencies: ['inspector build'],
      use: {
        served: { folder: '.cache/inspector', mode: 'demo' },
        viewport: { width: 1200, height: 860 },
        colorScheme: 'light',
        reducedMotion: 'reduce',
        timezoneId: 'Europe/Luxembourg',
        permissions: ['clipboard-read', 'clipboard-write'],
      },
    },
  ],
});
