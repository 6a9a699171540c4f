import { defineConfig } from '@playwright/test';
import { launchOptions } from '#tests/chromium.ts';

const FOLDER = '.cache/pictures';
/** Where the pictures' site is served; another one where two checkouts work at once. */
const PORT = Number(process.env.PORT ?? 4195);

/** `npm run pictures` takes the pictures of TESTING.md from the real inspector. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../../../.cache/pictures-playwright',
  workers: 1,
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1200, height: 860 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Luxembourg',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: launchOptions(),
  },
  webServer: {
    command: `vite build --mode demo --outDir ${FOLDER} --emptyOutDir && vite preview --mode demo --outDir ${FOLDER} --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}/version.json`,
    cwd: '../../..',
    env: { NODE_ENV: 'production' },
    timeout: 180_000,
  },
});
