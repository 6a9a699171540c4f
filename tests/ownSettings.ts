/**
 * Takes the settings of the owner out of the environment of a test runner, and so out of all that it starts:
 * each test has its own. Those in `.env` files are read by no build of a test (`vite.config.ts` beside this file).
 */
for (const name of Object.keys(process.env)) {
  if (name.startsWith('VITE_')) delete process.env[name];
}
