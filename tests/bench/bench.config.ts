import { defineConfig } from '@playwright/test';
import { launchOptions } from '#tests/chromium.ts';

/** `npm run bench` measures and reports, one bench at a time. It asserts nothing. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../.cache/bench/playwright',
  workers: 1,
  reporter: 'line',
  timeout: 0,
  use: { locale: 'en-GB', launchOptions: launchOptions() },
});
