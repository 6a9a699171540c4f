const FOLDER = '.cache/inspector';

/**
 * Builds the site with the inspector and the demo provider, and serves it. The contact form has an
 * endpoint, so that its delivery is a promise; the newsletter has none.
 */
export function serveInspected(port: number) {
  const options = `--mode demo --outDir ${FOLDER}`;
  return {
    command: `npx vite build ${options} --emptyOutDir && npx vite preview ${options} --port ${port} --strictPort`,
    // Playwright starts it in the folder of the config.
    cwd: process.cwd(),
    // Test runners set another mode, in which React checks itself.
    env: { NODE_ENV: 'production', VITE_CONTACT_ENDPOINT: '/api/contact' },
    url: `http://localhost:${port}/version.json`,
    timeout: 240_000,
    reuseExistingServer: false,
  };
}
