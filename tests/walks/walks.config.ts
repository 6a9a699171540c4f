import { defineConfig } from '@playwright/test';
import site from '../../playwright.config.ts';

/** `npm run e2e:model` walks the built site along the paths of its machines. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: '../../.cache/walks-playwright',
  // axe reads a long page twice.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  globalSetup: '../e2e/configuredBuild.ts',
  webServer: { ...site.webServer, cwd: process.cwd() } as typeof site.webServer,
});
