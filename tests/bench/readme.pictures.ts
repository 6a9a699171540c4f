import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/inspect/siteInspector.ts';

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

test.use({ hasChosen: false, expectedMessages: /has no answer/ });

/** Goes the ten minutes of the inspector's README, and takes a picture of each step. */
test('testing this site', async ({ inspector, page }) => {
  const { app, panel } = inspector;
  const log = app.root.getByRole('log');

  await inspector.open('/about');
  await app.press('Necessary only');
  await inspector.see('consent', 'settled');
  await takePicture(page, 'open');

  await inspector.actor('chat').click();
  const chart = inspector.region('Chart of chat');
  await expect(chart.locator('.chart-arrow').first()).toBeAttached();
  await takePicture(page, 'chart');

  // The timer of the breadcrumbs would be one step more.
  await inspector.see('breadcrumbs', 'hidden');
  await inspector.holdClock();
  await app.press('Chat assistant');
  await inspector.press('Timers');
  await expect(panel.getByText('has succeeded, and is kept back')).toBeVisible();
  await takePicture(page, 'paused');

  await inspector.press('Step');
  await inspector.press('Step');
  await inspector.see('chat', 'panel.open.opened');
  await expect(log).toBeVisible();
  await inspector.press('Chart');
  await takePicture(page, 'stepped');

  await inspector.press('Hold results');
  await inspector.press('Send chat.type');
  await inspector.button('Send').scrollIntoViewIfNeeded();
  await takePicture(page, 'payload');
  await inspector.press('Send');
  await inspector.press('Send chat.send');
  await inspector.press('Send');
  await expect(log).toContainText('Where are you?');

  await inspector.press('Timers');
  await inspector.press('Reject requestAnswer of chat');
  await takePicture(page, 'reject');
  await inspector.press('Reject with this');
  await inspector.see('chat', 'conversation.failed');

  await inspector.press('Events');
  await panel.getByRole('option', { name: /chat\.type/ }).click();
  await expect(panel.getByText(/^Looking at entry/)).toBeVisible();
  await expect(log).not.toContainText('Where are you?');
  await takePicture(page, 'looking');
  await inspector.restore();

  await inspector.exportSession();
  await inspector.copy('Copy as steps');
  await takePicture(page, 'handed-over');

  await inspector.press('Resume');
  await inspector.press('Gallery');
  const pictures = panel.getByRole('tabpanel').locator('iframe');
  await expect.poll(() => pictures.count()).toBeGreaterThan(0);
  await expect(pictures.first().contentFrame().locator('[data-machine]').first()).toBeAttached();
  // Those out of sight load when they are scrolled to.
  const loading = panel.getByText('loading', { exact: true }).first();
  await expect(loading).not.toBeInViewport({ timeout: 60_000 });
  await takePicture(page, 'gallery');
});
