import { Host } from '#tests/host.ts';
import { test as siteTest } from './sitePage.ts';

export { expect } from './sitePage.ts';

/** Tests of the configured site. Each worker starts one host, and each test resets it. */
export const test = siteTest.extend<{ host: Host }, { workerHost: Host }>({
  workerHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the names of fixtures here
    async ({}, use) => {
      const host = new Host();
      await host.start();
      await use(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  host: async ({ workerHost }, use) => {
    workerHost.reset();
    await use(workerHost);
  },
  baseURL: ({ workerHost }, use) => use(workerHost.url),
});
