import { execFileSync } from 'node:child_process';

/** Where the configured build lies. */
export const CONFIGURED_FOLDER = '.cache/configured';

/** The settings of an owner who has set everything, with every endpoint on the site's own host. */
export const configuredSettings = {
  VITE_CONTACT_ENDPOINT: '/api/contact',
  VITE_NEWSLETTER_ENDPOINT: '/api/newsletter',
  VITE_OPENAI_BASE_URL: '/api/openai',
  VITE_GA_MEASUREMENT_ID: 'G-TEST000000',
  VITE_CLARITY_PROJECT_ID: 'testproject',
};

/** Builds the site as such an owner would, before the browser tests begin. */
export default function buildConfiguredSite(): void {
  execFileSync(
    'npx',
    ['vite', 'build', '--outDir', CONFIGURED_FOLDER, '--emptyOutDir', '--logLevel', 'warn'],
    { env: { ...process.env, ...configuredSettings }, stdio: 'inherit' },
  );
}
