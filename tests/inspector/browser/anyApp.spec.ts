import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, type InlineConfig, preview } from 'vite';
import { InspectorPage } from './inspectorPage.ts';

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
    const inspector = new InspectorPage(page);
    const { site: app } = inspector;
    const workshop = app.getByRole('status');

    await page.goto(`${server.resolvedUrls?.local[0]}?inspect`);
    await expect(inspector.region('Chart of (machine)')).toBeVisible();
    for (const name of ['Hire Bob', 'Open', 'Leave', 'Return']) {
      await app.getByRole('button', { name, exact: true }).click();
    }
    await expect(workshop).toHaveText('{"open":"planning"}, workers: Ada, Bob');
    await inspector.button('Pause').click();

    await inspector.show('Events');
    await inspector.entries.filter({ hasText: 'worker.hire' }).click();
    await expect(workshop).toHaveText('"closed", workers: Ada, Bob');
    await inspector.restore();
    await inspector.button('Resume').click();
    await app.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(workshop).toHaveText('{"open":"planning"}, workers: Ada, Bob');
    await inspector.replay();
    await expect(workshop).toHaveText('{"open":"planning"}, workers: Ada, Bob');

    await page.goto(`${server.resolvedUrls?.local[0]}?inspect&state=x.1:resting`);
    await inspector.seeActor('x.1', 'resting');
    expect(faults).toEqual([]);
  } finally {
    await server.close();
  }
});
