import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, type InlineConfig, preview } from 'vite';

const config: InlineConfig = {
  configFile: false,
  root: 'tests/inspector/smallApp',
  logLevel: 'error',
  build: { outDir: resolve('.cache/smallApp'), emptyOutDir: true },
  preview: { port: 0 },
};

test('R18.41 serves an app that gives it a name, a machine and a way to show a root', async ({
  page,
}) => {
  await build(config);
  const server = await preview(config);
  try {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const panel = page.getByRole('region', { name: 'Inspector' });
    const button = (name: string) => panel.getByRole('button', { name, exact: true });
    const entries = panel.getByRole('option');
    const app = page.frameLocator('iframe[title=Site]');
    const workshop = app.getByRole('status');

    await page.goto(`${server.resolvedUrls?.local[0]}?inspect`);
    await expect(panel.getByRole('region', { name: 'Chart of (machine)' })).toBeVisible();
    for (const name of ['Hire Bob', 'Open', 'Leave', 'Return']) {
      await app.getByRole('button', { name, exact: true }).click();
    }
    await expect(workshop).toHaveText('{"open":"planning"}, workers: Ada, Bob');
    await button('Pause').click();

    await panel.getByRole('tab', { name: 'Events' }).click();
    await entries.filter({ hasText: 'worker.hire' }).click();
    await expect(workshop).toHaveText('"closed", workers: Ada, Bob');
    await button('Restore').click();
    await expect(panel.locator('.status')).toHaveText(/^Restored entry \d+\. Time is paused\.$/);
    await button('Resume').click();
    await app.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(workshop).toHaveText('{"open":"planning"}, workers: Ada, Bob');
    await button('Replay').click();
    await expect(panel.locator('.status')).toHaveText('The replay matches the record.');
    await expect(workshop).toHaveText('{"open":"planning"}, workers: Ada, Bob');

    await page.goto(`${server.resolvedUrls?.local[0]}?inspect&state=x.1:resting`);
    await expect(panel.getByRole('button', { name: 'x.1 resting' })).toBeVisible();
    expect(faults).toEqual([]);
  } finally {
    await server.close();
  }
});
