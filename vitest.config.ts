import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** One project a kind of test, so that each runs in the world it is about. */
export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/built/**', 'tests/nginx/**'],
          environment: 'node',
          // Some tests explore every reachable state, which takes a busy machine a while.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: { name: 'views', include: ['tests/**/*.test.tsx'], environment: 'happy-dom' },
      },
      {
        // For machines that have an nginx.
        extends: true,
        test: { name: 'nginx', include: ['tests/nginx/**/*.test.ts'], environment: 'node' },
      },
      {
        // What the build has written: only after it.
        extends: true,
        test: { name: 'built', include: ['tests/built/**/*.test.ts'], environment: 'node' },
      },
    ],
  },
});
