import './tests/ownSettings.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { filledTexts } from './src/build/textsPlugin.ts';

/** Builds the site without a setting. */
const BUILDS_DEFAULT = 'tests/built/prepare.ts';

/** One project a kind of test, so that each runs in the world it is about. */
export default defineConfig({
  // The files there have the settings of the owner.
  envDir: false,
  plugins: [react({ jsxImportSource: '#jsx' }), filledTexts],
  test: {
    // Some tests explore every reachable state, which takes a busy machine a while.
    testTimeout: 30_000,
    maxWorkers: '100%',
    projects: [
      {
        // A file that needs a document begins with "@vitest-environment happy-dom".
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          // The foreign app is tested where it is installed.
          exclude: ['tests/built/**', 'tests/engines/**', 'tests/inspector/foreignApp/**'],
          environment: 'node',
        },
      },
      {
        // The built site in real browsers. A test installs the engine that it is the first to need.
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/engines/prepare.ts', BUILDS_DEFAULT],
          testTimeout: 90_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          maxWorkers: 2,
        },
      },
      {
        // What a build writes.
        extends: true,
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          environment: 'node',
          globalSetup: BUILDS_DEFAULT,
        },
      },
    ],
  },
});
