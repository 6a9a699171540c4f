import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/sitePage.ts';

const FOLDER = '.github/pictures';

/** Takes what the window shows. WebP, because it is a third of a PNG. */
async function takePicture(page: Page, name: string): Promise<void> {
  // At the edge of the page, the pointer shows no hint of a button and no breadcrumbs.
  await page.mouse.move(4, 700);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${name}.webp`, Buffer.from(data, 'base64'));
}

/** Goes the ten minutes of the inspector's README, and takes a picture of each step. */
test('testing this site', async ({ page }) => {
  const panel = page.getByRole('region', { name: 'Inspector' });
  const site = page.frameLocator('iframe[name=inspected]');
  const log = site.getByRole('log');
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).click();
  const openTab = (name: string) => panel.getByRole('tab', { name, exact: true }).click();
  const chat = panel.getByRole('button', { name: /^chat / });

  await page.goto('/about?inspect');
  await site.getByRole('button', { name: 'Necessary only' }).click();
  await expect(panel.getByRole('button', { name: /· consent settled$/ })).toBeVisible();
  await takePicture(page, 'open');

  await chat.click();
  // An outline without arrows stands in for the chart until it is laid out.
  const chart = panel.getByRole('region', { name: 'Chart of chat' });
  await expect(chart.locator('.chart-arrow').first()).toBeAttached();
  await takePicture(page, 'chart');

  // The timer of the breadcrumbs would be one step more.
  await expect(panel.getByRole('button', { name: /^breadcrumbs hidden/ })).toBeVisible();
  await press('Pause');
  await site.getByRole('button', { name: 'Chat assistant' }).click();
  await openTab('Timers');
  await expect(panel.getByText('has succeeded, and is kept back')).toBeVisible();
  await takePicture(page, 'paused');

  await press('Step');
  await press('Step');
  await expect(chat).toContainText('panel.open.opened');
  await expect(log).toBeVisible();
  await openTab('Chart');
  await takePicture(page, 'stepped');

  await panel.getByRole('switch', { name: 'Hold results' }).click();
  await press('Send chat.type');
  await panel.getByRole('button', { name: 'Send', exact: true }).scrollIntoViewIfNeeded();
  await takePicture(page, 'payload');
  await press('Send');
  await press('Send chat.send');
  await press('Send');
  await expect(log).toContainText('Where are you?');

  await openTab('Timers');
  await press('Reject requestAnswer of chat');
  await takePicture(page, 'reject');
  await press('Reject with this');
  await expect(chat).toContainText('conversation.failed');

  await openTab('Events');
  await panel.getByRole('option', { name: /chat\.type/ }).click();
  await expect(panel.getByText(/^Looking at entry/)).toBeVisible();
  await expect(log).not.toContainText('Where are you?');
  await takePicture(page, 'looking');
  await press('Restore');
  await expect(panel.getByText(/^Restored entry/)).toBeVisible();

  const download = page.waitForEvent('download');
  await press('Export');
  await download;
  await press('Copy as steps');
  await expect(panel.getByText(/^Copied .* as steps/)).toBeVisible();
  await takePicture(page, 'handed-over');

  await press('Resume');
  await openTab('Gallery');
  const pictures = panel.getByRole('tabpanel').locator('iframe');
  await expect.poll(() => pictures.count()).toBeGreaterThan(0);
  await expect(pictures.first().contentFrame().locator('[data-machine]').first()).toBeAttached();
  // Those out of sight load when they are scrolled to.
  const loading = panel.getByText('loading', { exact: true }).first();
  await expect(loading).not.toBeInViewport({ timeout: 60_000 });
  await takePicture(page, 'gallery');
});
