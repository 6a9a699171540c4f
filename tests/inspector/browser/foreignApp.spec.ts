import { expect, test } from './inspectorPage.ts';

test.use({ app: 'foreign' });

test('R18.45, R18.46 takes every root of an app that has installed it, by one option', async ({
  inspector,
}) => {
  const { app } = inspector;
  const elapsed = app.find('output');
  const milk = app.button(/^Milk/);
  await inspector.page.route('**/feedback', (route) => route.fulfill());
  await inspector.open();
  await inspector.see('stopwatch', 'stopped');
  await inspector.see('feedback', 'form');

  await inspector.actor('feedback').click();
  await expect(inspector.panel.locator('.chart-arrow').first()).toBeVisible();

  await app.press('Start');
  await expect(elapsed).not.toHaveText('0');
  await inspector.holdClock();
  const held = await elapsed.textContent();
  await milk.click();
  await expect(milk).toHaveText('Milk: done');
  await inspector.send('feedback', 'feedback.update', { text: 'Good' });
  await app.press('Send');
  await inspector.see('feedback', 'sending');
  await expect(elapsed).toHaveText(held ?? '');

  const timers = await inspector.show('Timers');
  await expect(timers).toContainText('send');
  // What ticks on meanwhile is one row.
  await expect(inspector.region('Kept back').getByRole('listitem')).toHaveText(
    /^\d+ × TICK of stopwatch\/ticks waits /,
  );
  await inspector.press('Step');
  await inspector.see('feedback', 'thanks');
  await inspector.press('Step');
  await inspector.see('feedback', 'form');

  const copied = await inspector.copy('Copy as browser test');
  expect(copied.match(/'Start'/g)).toHaveLength(1);
  expect(copied).toContain(`- 'button "Milk: open"'`);
  await inspector.look((await inspector.view()).entries.length - 1);
  const looking = inspector.region('Looking back').getByRole('status');
  await expect(looking).toHaveText(
    /^The page stays at now and takes presses\. Looking at entry \d+: /,
  );
  await milk.click();
  await expect(milk).not.toHaveText('Milk: done');
  await expect(inspector.status).not.toContainText('the past');
  await inspector.press('Back to now');
  await milk.click();
  await inspector.replay();
  const gallery = await inspector.show('Gallery');
  await expect(gallery).toContainText('start the app with inspectApp');
  await inspector.exportSession();
  await expect(inspector.status).toHaveText(/^Exported \d+ entries as Foreign app-\S+\.json\.$/);
});

test('R18.53 goes on in another document of the app, and brings no session of it back', async ({
  inspector,
}) => {
  const { app, page } = inspector;
  await page.route('**/second', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('Foreign app', 'Second page');
    await route.fulfill({ response, body });
  });
  await inspector.open();
  await app.press('Start');
  await app.inPage(() => void setTimeout(() => location.assign('/second')));
  await expect(page).toHaveTitle('Inspector · Second page');
  await expect(inspector.button('Bring back')).toBeHidden();
  const steps = await inspector.copy('Copy as steps');
  expect(steps).toMatch(/^Foreign app (?:.*\n)+3\. The page loads another document\.\n/);
  await app.inPage(() => void setTimeout(() => history.back()));
  await expect(inspector.button('Bring back')).toBeVisible();
});

test.describe('whose root dies', () => {
  test.use({ expectedMessages: /./ });

  test('R18.17, R18.45 says so, although React has started the root anew', async ({
    inspector,
  }) => {
    await inspector.open();
    await inspector.see('feedback', 'form');
    await inspector.send('feedback', 'feedback.update', {});
    await inspector.send('feedback', 'feedback.submit');
    await inspector.show('Events');
    await expect(inspector.panel.getByText(/feedback stopped by an error/)).toBeVisible();
  });
});
