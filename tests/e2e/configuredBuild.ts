import { execFileSync } from 'node:child_process';

/** The folder of the configured build. */
export const CONFIGURED_FOLDER = '.cache/configured';

/** A value for every setting that changes a page, with all addresses on the site's own host. */
export const configuredSettings = {
  VITE_PRIVACY_URL: '/privacy',
  VITE_TERMS_URL: '/terms',
  VITE_CONTACT_ENDPOINT: '/api/contact',
  VITE_NEWSLETTER_ENDPOINT: '/api/newsletter',
  VITE_OPENAI_BASE_URL: '/api/openai',
  VITE_GA_MEASUREMENT_ID: 'G-TEST000000',
  VITE_CLARITY_PROJECT_ID: 'testproject',
};

/** Builds the site with these settings before the browser tests run. */
export default function buildConfiguredSite(): void {
  execFileSync('npx', ['vite', 'build', '--outDir', CONFIGURED_FOLDER, '--emptyOutDir'], {
    // Test runners set another mode, in which React checks itself.
    env: { ...process.env, NODE_ENV: 'production', ...configuredSettings },
    stdio: 'inherit',
  });
}
