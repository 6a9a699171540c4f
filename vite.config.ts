import react from '@vitejs/plugin-react';
import { type ConfigEnv, defineConfig, loadEnv, type UserConfig } from 'vite';
import { MODULE_END } from './src/app/start/moduleEnd.ts';
import { definitionsOf } from './src/build/definitions.ts';
import { DEMO_PROVIDER, demoProviderPlugin } from './src/build/demoProviderPlugin.ts';
import { buildTarget } from './src/build/engines.ts';
import { staticHostPlugin } from './src/build/hosting/staticHostPlugin.ts';
import { importsPlugin } from './src/build/importsPlugin.ts';
import { prerenderPlugin } from './src/build/prerenderPlugin.ts';
import { hasProvider, readSettings } from './src/build/readSettings.ts';
import { textsPlugin } from './src/build/textsPlugin.ts';
import { versionPlugin } from './src/build/versionPlugin.ts';

/** A few chunks compress better than many, and every visit needs what the pages share. */
const chunkGroups = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/start\/reactDom\.ts/,
  },
  {
    name: 'libraries',
    test: /node_modules\/(?:xstate|@xstate|use-sync-external-store|i18next|react-i18next|@emotion|stylis|wouter|regexparam)\//,
  },
  {
    name: 'shared',
    test: /src\/(?:views\/(?:parts|basics)|content)\/|\/machines\//,
    minShareCount: 2,
  },
];

/**
 * A visit runs most functions of these chunks at its start. Chromium compiles them all, in a thread of its
 * own, for a chunk that begins with this comment; else it compiles each in the main thread when it first
 * runs.
 */
const startChunks = ['react', 'libraries', 'shared', 'index'];
const postBanner = ({ name }: { name: string }) =>
  startChunks.includes(name) ? '//# allFunctionsCalledOnLoad' : '';

/** Pages' chunks have a folder of their own, so that an address tells a page from other code. */
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId: string | null }) =>
  `assets/${/\/views\/pages\/[^/]+$/.test(facadeModuleId ?? '') ? 'pages/' : ''}[name]-[hash].js`;

/** Chunks have no styles, and the starter loads what they import, so imports need no helper. */
const withoutPreload = {
  name: 'without-preload',
  enforce: 'pre' as const,
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/**
 * What libraries bring along and the site never calls: 3.2 kB of each first visit (brotli). No option of theirs
 * leaves it out. A part of the file's name, a part of the file, and what stands in its place.
 */
const unused = [
  // Prefixes for styles.
  [
    'emotion-cache.browser.esm.js',
    'options.stylisPlugins || defaultStylisPlugins',
    'options.stylisPlugins || []',
  ],
  // Plurals, which no text has, formats of numbers and dates, and the loading of texts, which the site does by itself.
  [
    '/esm/i18next.js',
    `new PluralResolver(lu, {
        prepend: this.options.pluralSeparator
      })`,
    '{}',
  ],
  ['/esm/i18next.js', 'formatter = Formatter;', ''],
  [
    '/esm/i18next.js',
    'new Connector(createClassOnDemand(this.modules.backend), s.resourceStore, s, this.options)',
    '{ state: {}, on() {} }',
  ],
  // A log, whose making would end the start where another script has replaced the console.
  ['/xstate/dist/raise-', 'console.log.bind(console)', '() => {}'],
] as const;

/** Addresses, hosts' files and stored paths begin at the root: below a path the site would be broken. */
const onlyAtRoot = {
  name: 'only-at-root',
  configResolved({ base }: { base: string }) {
    if (base === '/') return;
    throw new Error(
      `The site stands at the root of a host and cannot be built for the base "${base}". Leave --base out, ` +
        'and give the site a host of its own, such as a subdomain.',
    );
  },
};

/** Leaves out what libraries bring along and the site never calls. */
const withoutUnused = {
  name: 'without-unused',
  enforce: 'pre' as const,
  transform: {
    filter: { id: /emotion-cache\.browser\.esm\.js$|\/esm\/i18next\.js$|\/raise-\w+\.esm\.js$/ },
    handler: (code: string, id: string) =>
      unused.reduce((left, [file, part, instead]) => {
        if (!id.includes(file)) return left;
        if (!left.includes(part)) throw new Error(`${id} has no “${part}” to leave out.`);
        return left.replace(part, instead);
      }, code),
  },
};

/**
 * Returns how the site is built and served. Its settings are in the environment, and in the `.env` files of a
 * folder: tests, which are not about the settings of an owner, name none.
 */
export function configOf(
  { mode, command, isPreview }: ConfigEnv,
  envDir: string | false,
): UserConfig {
  // A shell that says `development` would get a build for developers: slow, and half as large again.
  if (command === 'build') process.env.NODE_ENV = 'production';
  const environment = loadEnv(mode, envDir, 'VITE_');
  // A trial of the site has no provider for the chat yet.
  const isDemonstrated = mode === 'demo' && !hasProvider(environment);
  const settings = readSettings({
    ...environment,
    ...(isDemonstrated && { VITE_OPENAI_BASE_URL: DEMO_PROVIDER }),
    ...(mode === 'demo' && { VITE_INSPECTOR: 'on' }),
  });
  return {
    envDir,
    // Each page is a file of its own, but while developing one template serves all of them.
    appType: command === 'build' || isPreview ? 'mpa' : 'spa',
    // The build reports its own progress; `--logLevel info` adds Vite's lists of chunks.
    logLevel: command === 'build' ? 'warn' : 'info',
    // From React 18 on, the shim passes on React's own hook.
    resolve: {
      alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
    },
    define: definitionsOf(settings),
    plugins: [
      react({ jsxImportSource: '#jsx' }),
      onlyAtRoot,
      withoutPreload,
      withoutUnused,
      textsPlugin(),
      importsPlugin(),
      versionPlugin(),
      prerenderPlugin(settings),
      staticHostPlugin(),
      ...(isDemonstrated ? [demoProviderPlugin()] : []),
    ],
    build: {
      // Nobody deploys a demo by mistake: only `npm run build` writes what hosts get.
      outDir: mode === 'demo' ? '.cache/demo' : 'dist',
      target: buildTarget,
      // The starter decides which modules a page preloads, and when.
      modulePreload: false,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups },
          chunkFileNames,
          postBanner,
          postFooter: MODULE_END,
        },
        // A page that imports the entry would run it within its own task, before its turn.
        experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
      },
    },
    server: { port: 5173, watch: { ignored: ['**/{dist,.cache}/**'] } },
    preview: { port: 4173 },
  };
}

export default defineConfig((env) => configOf(env, process.cwd()));
