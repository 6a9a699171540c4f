import { CONFIGURED_FOLDER } from '#tests/builds.ts';
import { Host } from '#tests/host.ts';
import { test as siteTest } from './sitePage.ts';

export { expect } from './sitePage.ts';

export type HostedOptions = {
  /** The build that the host serves. */
  hostedFolder: string;
};

type WorkerFixtures = HostedOptions & { workerHost: Host };

/** Tests of the configured site, or of another folder. Each worker starts one host, and each test resets it. */
export const test = siteTest.extend<{ host: Host }, WorkerFixtures>({
  hostedFolder: [CONFIGURED_FOLDER, { option: true, scope: 'worker' }],
  workerHost: [
    async ({ hostedFolder }, use) => {
      const host = new Host(hostedFolder);
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
