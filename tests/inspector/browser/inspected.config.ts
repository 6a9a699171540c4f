import { defineConfig } from '@playwright/test';
import site from '../../../playwright.config.ts';

const PORT = Number(process.env.PORT ?? 4191);
const FOLDER = '.cache/inspected';

// The configured site is built with this, too.
process.env.VITE_INSPECTOR = 'on';

/**
 * `npm run e2e:inspected` runs the browser tests of the site while the inspector records each page, with
 * its panel in a window of its own that nobody touches. The site must not behave in another way.
 */
export default defineConfig<{ isInspected: boolean }>({
  ...(site as object),
  testDir: '../../e2e',
  outputDir: '../../../.cache/inspected-playwright',
  globalSetup: '../../e2e/configuredBuild.ts',
  workers: 1,
  use: { ...site.use, baseURL: `http://localhost:${PORT}`, isInspected: true },
  webServer: {
    command: `npx vite build --outDir ${FOLDER} --emptyOutDir && npx vite preview --outDir ${FOLDER} --port ${PORT} --strictPort`,
    cwd: process.cwd(),
    // Test runners set another mode, in which React checks itself.
    env: { NODE_ENV: 'production', VITE_INSPECTOR: 'on' },
    url: `http://localhost:${PORT}/version.json`,
    timeout: 240_000,
    reuseExistingServer: false,
  },
});
