import { defineConfig } from '@playwright/test';
import { launchOptions } from '#tests/chromium.ts';

/** `npm run figures` measures what the inspector costs, and reports it. It asserts nothing. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.figures.ts',
  outputDir: '../../../.cache/figures/playwright',
  workers: 1,
  reporter: 'line',
  timeout: 0,
  use: { locale: 'en-GB', reducedMotion: 'reduce', launchOptions: launchOptions() },
});
