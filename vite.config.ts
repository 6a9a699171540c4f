import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { definitionsOf } from './src/build/definitions.ts';
import { DEMO_PROVIDER, demoProviderPlugin } from './src/build/demoProviderPlugin.ts';
import { fontsPlugin } from './src/build/fontsPlugin.ts';
import { staticHostPlugin } from './src/build/hosting/staticHostPlugin.ts';
import { pagesPlugin } from './src/build/pagesPlugin.ts';
import { prerenderPlugin } from './src/build/prerenderPlugin.ts';
import { hasProvider, readSettings } from './src/build/readSettings.ts';
import { textsPlugin } from './src/build/textsPlugin.ts';
import { versionPlugin } from './src/build/versionPlugin.ts';

/** Many small chunks compress worse than a few, and what the pages share every visit needs. */
const chunkGroups = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/start\/reactDom\.ts/,
  },
  {
    name: 'libraries',
    test: /node_modules\/(?:xstate|@xstate|use-sync-external-store|i18next|react-i18next|@emotion|stylis|wouter|regexparam)\//,
  },
  { name: 'machines', test: /\/machines\/[^/]+\.machine\.ts/ },
  { name: 'shared', test: /src\/(?:views\/(?:parts|basics)|content)\//, minShareCount: 2 },
];

/** React has brought this hook since 18; the shims are for versions before it. */
const withoutShims = [
  { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
  {
    find: /^use-sync-external-store\/shim\/with-selector$/,
    replacement: 'use-sync-external-store/with-selector',
  },
];

/** Emotion asks for these on behalf of a function that nobody here uses. */
const unused = { test: /node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false };

/** No chunk brings styles along, and what is fetched ahead is the site's business: a load is a load. */
const withoutPreload = {
  name: 'without-preload',
  enforce: 'pre' as const,
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

export default defineConfig(({ mode, command, isPreview }) => {
  const environment = loadEnv(mode, process.cwd(), 'VITE_');
  // Whoever tries the site out has no provider for the chat yet.
  const isDemonstrated = mode === 'demo' && !hasProvider(environment);
  const settings = readSettings({
    ...environment,
    ...(isDemonstrated && { VITE_OPENAI_BASE_URL: DEMO_PROVIDER }),
  });
  return {
    // Pages are files of their own, except while developing, where one template serves them all.
    appType: command === 'build' || isPreview ? 'mpa' : 'spa',
    define: definitionsOf(settings),
    plugins: [
      react({ jsxImportSource: '@emotion/react' }),
      withoutPreload,
      fontsPlugin(),
      textsPlugin(),
      versionPlugin(),
      pagesPlugin(),
      prerenderPlugin(settings),
      staticHostPlugin(),
      ...(isDemonstrated ? [demoProviderPlugin()] : []),
    ],
    resolve: { alias: withoutShims },
    build: {
      // What a page preloads, and when, is the starter's business.
      modulePreload: false,
      rolldownOptions: {
        output: { codeSplitting: { groups: chunkGroups } },
        treeshake: { moduleSideEffects: [unused] },
      },
    },
    server: { port: 5173 },
    preview: { port: 4173 },
  };
});
