import { findViolations } from '#tests/e2e/axe.ts';
import { expect, InspectorPage, TABS, test } from './inspectorPage.ts';
import { openPanel } from './openPanel.ts';

test('R18.9 opens beside a page with its charts', async ({ inspector, page }) => {
  await inspector.open('/about');
  await expect(inspector.site.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Inspector · interpunct');
  const actors = inspector.region('Actors').getByRole('button');
  await expect(actors.first()).toContainText('Whole site · site');
  await inspector.seeActor('chat', 'panel.closed conversation.ready');
  await inspector.seeActor('consent', 'settled');
  await inspector.seeState('chat', 'panel.closed conversation.ready');
});

test('R18.21 shows the chart, the context and the events of an actor', async ({ inspector }) => {
  await inspector.openHeld('/about');
  await inspector.actor('chat').click();
  await expect(inspector.region('Chart of chat')).toBeVisible();
  await expect(inspector.region('Context')).toContainText('messages');
  await inspector.actor('contactForm').click();
  await expect(inspector.region('Chart of form')).toBeVisible();
  await expect(inspector.region('Context')).toContainText('honeypot');
  await inspector.panel.getByRole('searchbox', { name: 'Filter actors' }).fill('news');
  await expect(inspector.region('Actors').getByRole('button')).toHaveText(['newsletter idle']);
});

test('R18.10 stands at the side or at the bottom, and keeps place and size', async ({
  inspector,
  page,
}) => {
  await inspector.open('/about');
  const separator = page.getByRole('separator', { name: 'Size of the inspector' });
  await expect(separator).toHaveAttribute('aria-orientation', 'vertical');
  const size = Number(await separator.getAttribute('aria-valuenow'));
  await separator.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(separator).toHaveAttribute('aria-valuenow', String(size + 24));
  const place = inspector.panel.locator('xpath=..');
  expect((await place.boundingBox())?.width).toBeCloseTo(size + 24, 0);
  await page.keyboard.press('End');
  await expect(separator).toHaveAttribute('aria-valuenow', '1120');
  await page.keyboard.press('Home');
  await expect(separator).toHaveAttribute('aria-valuenow', '320');

  await inspector.button('Dock to the bottom').click();
  await expect(separator).toHaveAttribute('aria-orientation', 'horizontal');
  await separator.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(separator).toHaveAttribute('aria-valuenow', '224');
  await inspector.send('chat', 'chat.toggle');
  await page.reload();
  await inspector.isReady();
  await expect(separator).toHaveAttribute('aria-orientation', 'horizontal');
  await expect(separator).toHaveAttribute('aria-valuenow', '224');
  await expect(inspector.button('Dock to the bottom')).toHaveAttribute('aria-pressed', 'true');
  // A second reload loses nothing either.
  await page.reload();
  await inspector.isReady();
  await inspector.panel.getByText('1 earlier session').click();
  await inspector.button('Bring back').click();
  await inspector.seeActor('chat', /^panel\.open/);
});

test('R18.11 opens in its own window, steers the page from there, and docks again', async ({
  inspector,
  page,
}) => {
  await inspector.open('/about');
  const alone = await inspector.openAlone();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await alone.seeActor('chat', 'panel.closed conversation.ready');
  await alone.send('chat', 'chat.toggle');
  await expect(page.locator('[data-machine=chat]').first()).toHaveAttribute(
    'data-state',
    /^panel\.open/,
  );
  const closed = alone.page.waitForEvent('close');
  await alone.button('Dock to the bottom').click();
  await closed;
  await inspector.isReady();
  await expect(page).toHaveURL(/\/about\?inspect$/);
  await expect(inspector.button('Dock to the bottom')).toHaveAttribute('aria-pressed', 'true');
});

test('R18.11 says that the window with the page is closed', async ({ context }) => {
  const page = await context.newPage();
  const inspector = new InspectorPage(page);
  await inspector.open('/about');
  const alone = await inspector.openAlone();
  await alone.seeActor('chat', 'panel.closed conversation.ready');
  await page.close();
  await expect(alone.panel.getByRole('status')).toHaveText(
    'The window with the page is closed. Open the page again with ?inspect.',
  );
});

test('R18.11 leaves a page that goes on when its own window is closed', async ({
  inspector,
  page,
}) => {
  await inspector.open('/about');
  const alone = await inspector.openAlone();
  await alone.seeActor('versionBadge', /^shown/);
  await alone.send('versionBadge', 'version.toggle');
  await alone.holdResults();
  await alone.look(0);
  await alone.page.close({ runBeforeUnload: true });
  const stateOf = (machine: string) => page.locator(`[data-machine=${machine}]`).first();
  await expect(stateOf('versionBadge')).toHaveAttribute('data-state', 'shown.open');
  await page.getByRole('button', { name: 'Chat assistant' }).click();
  await expect(stateOf('chat')).toHaveAttribute('data-state', /^panel\.open/);
  await expect.poll(() => page.evaluate(() => window.name)).toBe('');
});

test('R18.11 opens in a window that has had a panel of its own', async ({ inspector, page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    window.name = 'inspected';
  });
  await inspector.open('/about');
  await page.goto('/de?inspect');
  await expect(page).toHaveURL(/\/de\/\?inspect$/);
});

test('R18.36 attaches to a page that it has not opened', async ({ site, page }) => {
  await openPanel(page);
  const popup = page.waitForEvent('popup');
  await site.open('/about');
  const alone = new InspectorPage(await popup);
  await alone.seeActor('chat', 'panel.closed conversation.ready');
  await site.open('/contact');
  await site.button('Chat assistant').click();
  await alone.seeActor('chat', /^panel\.open/);
  expect(page.context().pages()).toHaveLength(2);
});

test('R18.12 follows the page with the address of the window', async ({ inspector, page }) => {
  await inspector.open('/about?from=letter');
  await expect(page).toHaveURL(/\/about\?from=letter&inspect$/);
  await inspector.site
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Contact' })
    .first()
    .click();
  await expect(page).toHaveURL(/\/contact\?inspect$/);
  await inspector.site.locator('header a[hreflang=fr]:not(dialog *)').click();
  await expect(page).toHaveURL(/\/fr\/contact\?inspect$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('R18.22 has no finding of axe in any tab', async ({ inspector, page }) => {
      test.setTimeout(90_000);
      await inspector.openHeld('/about');
      await inspector.actor('chat').click();
      const findings: string[] = [];
      for (const tab of TABS) {
        await inspector.show(tab);
        if (tab === 'Events') await inspector.entries.nth(2).click();
        if (tab === 'Timers') await inspector.panel.getByText('Conditions').click();
        if (tab === 'Gallery') {
          await inspector.choice('Actor').selectOption({ label: 'mobileMenu' });
        }
        findings.push(
          ...(await findViolations(page, { part: '@interpunct/inspector' })).map(
            (one) => `${tab}: ${one}`,
          ),
        );
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await inspector.show('Chart');
      findings.push(
        ...(await findViolations(page, { part: '@interpunct/inspector' })).map(
          (one) => `narrow: ${one}`,
        ),
      );
      expect(findings).toEqual([]);
    });
  });
}

test('R18.10, R18.22 fits a window of 390 px', async ({ inspector, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await inspector.openHeld('/about');
  await expect(inspector.button('Dock to the side')).toHaveCount(0);
  await inspector.actor('chat').click();
  for (const tab of TABS) {
    await inspector.show(tab);
    // A chart or a table that is wider scrolls in its own box.
    const widths = await inspector.panel.evaluate((panel) =>
      [panel, ...panel.querySelectorAll('.head, .toolbar, .body, .tabs')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    );
    expect(Math.max(...widths), tab).toBeLessThanOrEqual(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('R18.22 works by keyboard alone', async ({ inspector, page }) => {
  await inspector.open('/about');
  /** Presses a key until the focus is at the place that is wanted. */
  const pressTo = async (key: 'Tab' | 'ArrowDown', name: string) => {
    for (let presses = 0; presses < 30; presses += 1) {
      const focused = inspector.panel.locator(':focus');
      if ((await focused.count()) > 0) {
        const text = await focused.evaluate(
          (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
        );
        if (text.trim().startsWith(name)) return;
      }
      await page.keyboard.press(key);
    }
    throw new Error(`“${name}” cannot be reached by keyboard.`);
  };
  const tabTo = (name: string) => pressTo('Tab', name);
  await page.getByRole('separator').focus();
  await tabTo('Pause');
  await page.keyboard.press('Enter');
  await expect(inspector.button('Resume')).toBeFocused();
  await tabTo('Whole site');
  await pressTo('ArrowDown', 'chat');
  await page.keyboard.press('Enter');
  await tabTo('Send ');
  await pressTo('ArrowDown', 'Send chat.type');
  await page.keyboard.press('Enter');
  await expect(inspector.payload).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(inspector.status).toHaveText('Sent chat.type to chat.');
  await page.getByRole('separator').focus();
  await tabTo('Chart');
  await page.keyboard.press('ArrowRight');
  await expect(inspector.panel.getByRole('tab', { name: 'Events' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(inspector.panel.getByRole('tabpanel', { name: 'Events' })).toBeFocused();
  await tabTo('Hide ignored');
  await page.keyboard.press('Tab');
  await expect(inspector.entries.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(inspector.region('Looking back')).toContainText('Looking at entry 0');
  await page.keyboard.press('Escape');
  await expect(inspector.region('Looking back')).toHaveCount(0);
});
