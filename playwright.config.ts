import './tests/ownSettings.ts';
import { defineConfig, type PlaywrightTestOptions, type Project } from '@playwright/test';
import type { BuildName } from './tests/builds.ts';
import { launchOptions } from './tests/chromium.ts';
import type { HostedOptions } from './tests/e2e/configuredSite.ts';
import type { ServedOptions } from './tests/e2e/sitePage.ts';

/** A project that builds what others visit. */
const building = (name: string, builds: readonly BuildName[]) => ({
  name,
  testDir: 'tests',
  testMatch: 'build.setup.ts',
  metadata: { builds },
});

/** What goes through every page takes minutes: it runs after `npm test`. */
const later = '{accessibility,compositions,everyPage,leastTextSize,shifts}.spec.ts';

const configured = building('configured build', ['default', 'configured']);
const inspector = building('inspector build', ['inspector']);

/** Installs the packages for the apps that the project `inspector` visits. */
const packages = {
  name: 'packages',
  workers: 1,
  fullyParallel: false,
  testDir: 'tests/inspector',
  testMatch: 'packages.setup.ts',
};

const visitsInspector = {
  folder: '.cache/inspector',
  mode: 'demo',
} as const satisfies ServedOptions['served'];

/**
 * One project a folder of tests. `tests/README.md` says what each answers. `npm test` runs `site`: the
 * others take minutes more.
 */
const projects: Project<PlaywrightTestOptions, ServedOptions & HostedOptions>[] = [
  configured,
  inspector,
  {
    name: 'site',
    testDir: 'tests/e2e',
    testIgnore: ['inspect/**', later],
    dependencies: [configured.name],
  },
  { name: 'later', testDir: 'tests/e2e', testMatch: later, dependencies: [configured.name] },
  {
    name: 'behaviours',
    testDir: 'tests/behaviours',
    testMatch: '*.spec.ts',
    dependencies: [configured.name],
  },
  {
    name: 'states',
    testDir: 'tests/states',
    dependencies: [inspector.name],
    snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
    // Fonts and edges are drawn alike on one machine, so any difference is one of the site.
    expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 0 } },
    use: {
      served: visitsInspector,
      // The style that hides what is beside a view is none of the site's.
      bypassCSP: true,
      contextOptions: { reducedMotion: 'reduce' },
    },
  },
  packages,
  {
    name: 'inspector',
    workers: 1,
    testDir: 'tests',
    testMatch: '{inspector/browser,e2e/inspect}/*.spec.ts',
    dependencies: [packages.name, inspector.name],
    use: {
      served: visitsInspector,
      // A tester sees the page in a half of a large window.
      viewport: { width: 1440, height: 900 },
      contextOptions: { reducedMotion: 'no-preference' },
    },
  },
];

export default defineConfig<object, ServedOptions & HostedOptions>({
  outputDir: '.cache/playwright',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: 'list',
  // No test judges how fast this machine is: the limits, in ms, only end what hangs.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  projects,
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Luxembourg',
    launchOptions: launchOptions(),
  },
});
