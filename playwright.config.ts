import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/chromium.ts';

/** Where the tests serve the site; another one where two checkouts test at once. */
const PORT = Number(process.env.PORT ?? 4180);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  forbidOnly: true,
  globalSetup: './tests/e2e/configuredBuild.ts',
  workers: 2,
  reporter: 'list',
  // No test judges how fast this machine is: the limits, in ms, only end what hangs.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // What takes minutes has a script of its own: `npm run e2e:faults`, `npm run e2e:walk`.
  projects: [
    { name: 'site', testIgnore: ['**/faults/**', '**/walk.spec.ts'] },
    { name: 'faults', testMatch: '**/faults/*.spec.ts' },
    { name: 'walk', testMatch: '**/walk.spec.ts' },
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Luxembourg',
    launchOptions: launchOptions(),
  },
  webServer: {
    command: `vite preview --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}/version.json`,
    reuseExistingServer: false,
  },
});
