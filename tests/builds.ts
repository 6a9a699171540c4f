import { execFileSync } from 'node:child_process';
import { preview } from 'vite';

/** A value for every setting that changes a page, with all addresses on the site's own host. */
export const configuredSettings = {
  VITE_PRIVACY_URL: '/privacy',
  VITE_TERMS_URL: '/terms',
  VITE_CONTACT_ENDPOINT: '/api/contact',
  VITE_NEWSLETTER_ENDPOINT: '/api/newsletter',
  VITE_OPENAI_BASE_URL: '/api/openai',
  VITE_GA_MEASUREMENT_ID: 'G-TEST000000',
  VITE_CLARITY_PROJECT_ID: 'testproject',
  VITE_CONSENT_MAX_AGE_DAYS: '180',
};

/** The folder of the build without a setting. */
export const DEFAULT_FOLDER = '.cache/default';

/** The folder of the build with a value for every setting. */
export const CONFIGURED_FOLDER = '.cache/configured';

type Build = { folder: string; mode: 'production' | 'demo'; settings: Record<string, string> };

/** The builds that tests read and visit. */
const builds = {
  default: { folder: DEFAULT_FOLDER, mode: 'production', settings: {} },
  configured: { folder: CONFIGURED_FOLDER, mode: 'production', settings: configuredSettings },
  /**
   * The contact form has an endpoint, so that its delivery is a promise; the newsletter has none. Analytics
   * has a vendor.
   */
  inspector: {
    folder: '.cache/inspector',
    mode: 'demo',
    settings: { VITE_CONTACT_ENDPOINT: '/api/contact', VITE_GA_MEASUREMENT_ID: 'G-TEST000000' },
  },
} satisfies Record<string, Build>;

export type BuildName = keyof typeof builds;

/** Reads no settings of the owner. */
export const CONFIG = 'tests/vite.config.ts';

/** Builds the site into the folder of a build. */
export function buildSite(name: BuildName): void {
  const { folder, mode, settings } = builds[name];
  const options = ['--config', CONFIG, '--mode', mode, '--outDir', folder, '--emptyOutDir'];
  execFileSync('npx', ['vite', 'build', ...options], {
    // Test runners set another mode, in which React checks itself.
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: 'inherit',
  });
}

/** Serves a folder on a free port, as `npm start` serves the site. */
export async function serveFolder(folder: string, mode: Build['mode'] = 'production') {
  const server = await preview({
    configFile: CONFIG,
    mode,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, strictPort: false },
  });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return { url: url.replace(/\/$/, ''), stop: () => server.close() };
}
