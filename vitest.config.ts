import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** One project a kind of test, so that each runs in the world it is about. */
export default defineConfig({
  plugins: [react({ jsxImportSource: '#jsx' })],
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
          exclude: ['tests/built/**', 'tests/engines/**'],
          environment: 'node',
        },
      },
      {
        // The built site in Firefox, WebKit and nginx, for machines that have them or can install them.
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/engines/prepare.ts',
          testTimeout: 90_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          maxWorkers: 2,
        },
      },
      {
        // What the build has written: only after it.
        extends: true,
        test: { name: 'built', include: ['tests/built/**/*.test.ts'], environment: 'node' },
      },
    ],
  },
});
