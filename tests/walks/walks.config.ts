import { defineConfig } from '@playwright/test';
import site from '../../playwright.config.ts';

/** `npm run e2e:model` walks the built site along the paths of its machines. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: '../../.cache/walks-playwright',
  globalSetup: '../e2e/configuredBuild.ts',
  webServer: { ...site.webServer, cwd: process.cwd() } as typeof site.webServer,
});
