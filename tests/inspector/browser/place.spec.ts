import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, InspectorPage, TABS, test } from './inspectorPage.ts';

test('R18.9, R18.41 opens beside a page with its charts', async ({ inspector }) => {
  await inspector.open();
  await expect(inspector.page).toHaveTitle('Inspector · Workshop');
  await expect(inspector.region('Chart of (machine)')).toContainText('exactly');
  await inspector.see('letter', 'sheet.folded mail.ready');
  await inspector.app.see('letter', 'sheet.folded mail.ready');
  for (const [actor, sentence] of [
    ['keys', 'A callback has no chart'],
    ['thermometer', 'An observable has no chart'],
    ['tally', 'A transition actor has no chart'],
  ] as const) {
    await inspector.actor(actor).click();
    await expect(inspector.panel.getByText(sentence)).toBeVisible();
  }
});

test('R18.21 shows the chart, the context and the events of an actor', async ({ inspector }) => {
  await inspector.openHeld();
  await expect(inspector.region('Context')).toContainText('[["saw",1]]');
  await inspector.actor('letter').click();
  await expect(inspector.region('Chart of letter')).toBeVisible();
  await expect(inspector.region('Context')).toContainText('lines');
  const filter = inspector.panel.getByRole('searchbox', { name: 'Filter actors' });
  await filter.fill('lamp');
  await expect(inspector.region('Actors').getByRole('listitem')).toHaveText(['lamp off']);
  // The nearest name is the first: in “tally” and “closed”, the text stands within a word.
  await filter.fill('l');
  await expect(inspector.region('Actors').getByRole('listitem').first()).toHaveText(/^l/i);
});

test('R18.10, R18.22 stands at the side, and keeps its size', async ({ inspector, page }) => {
  await inspector.open();
  const separator = page.getByRole('separator', { name: 'Size of the inspector' });
  await expect(separator).toHaveAttribute('aria-orientation', 'vertical');
  const size = Number(await separator.getAttribute('aria-valuenow'));
  await separator.focus();
  await inspector.key('ArrowLeft');
  await expect(separator).toHaveAttribute('aria-valuenow', String(size + 24));
  const place = inspector.panel.locator('xpath=..');
  expect((await place.boundingBox())?.width).toBeCloseTo(size + 24, 0);
  await inspector.key('End');
  await expect(separator).toHaveAttribute('aria-valuenow', '1120');
  await inspector.key('Home');
  await expect(separator).toHaveAttribute('aria-valuenow', '320');
  await expect(inspector.panel.getByRole('tab').last()).toBeInViewport({ ratio: 1 });
  await separator.hover();
  await page.mouse.down();
  await page.mouse.move(840, 450);
  await page.mouse.up();
  await expect(separator).toHaveAttribute('aria-valuenow', '600');

  await inspector.send('lamp', 'lamp.press');
  await inspector.reload();
  await expect(separator).toHaveAttribute('aria-valuenow', '600');
  // A second reload loses nothing either.
  await inspector.reload();
  await expect(inspector.region('Session before')).toContainText(
    /until lamp\.press to lamp, at \/.*:\d\d/,
  );
  // The bar has one line, which cuts the name.
  const choice = inspector.region('Session before').getByRole('combobox');
  await expect(choice).toHaveAttribute('title', /^A session that was replaced: .*until/);
  await inspector.press('Bring back');
  await inspector.see('lamp', 'lit.steady');
});

test('R18.11 opens in its own window, steers the page from there, and docks again', async ({
  inspector,
  page,
}) => {
  await inspector.open();
  await inspector.app.press('Unfold');
  const alone = await inspector.openAlone();
  await expect(page).toHaveURL(/\/$/);
  await alone.see('lamp', 'off');
  await alone.app.press('Lamp');
  await alone.app.see('lamp', 'lit.steady');
  await alone.send('lamp', 'lamp.press');
  await alone.send('lamp', 'lamp.press');
  await alone.app.see('lamp', 'lit.steady');
  expect(await findingsIn(alone.page)).toEqual([]);
  const closed = alone.page.waitForEvent('close');
  // The window may be gone before the press is answered.
  await alone.press('Dock beside the page').catch(() => {});
  await closed;
  await inspector.isReady();
  await expect(page).toHaveURL(/\/\?inspect$/);
  // One report tells all of it.
  expect(await inspector.copy('Copy as steps')).toMatch(
    /“Unfold”(?:.*\n)+\d+\. Reload the page\.\n(?:.*\n)*.*“Lamp”(?:.*\n)+\d+\. Reload the page\.\n/,
  );
});

test('R18.11 says that the window with the page is closed', async ({ context }) => {
  const inspector = new InspectorPage(await context.newPage());
  await inspector.open();
  const alone = await inspector.openAlone();
  await alone.see('lamp', 'off');
  await inspector.page.close();
  await expect(alone.panel.getByRole('status')).toHaveText(
    'The window with the page is closed. Open the page again with ?inspect.',
  );
});

test('R18.11 leaves a page that goes on when its own window is closed', async ({ inspector }) => {
  await inspector.open();
  const alone = await inspector.openAlone();
  await alone.see('lamp', 'off');
  await alone.send('lamp', 'lamp.press');
  await alone.press('Hold results');
  await alone.look(0);
  await alone.page.close({ runBeforeUnload: true });
  await alone.app.see('lamp', 'lit.steady');
  await alone.app.press('Unfold');
  await alone.app.see('letter', 'sheet.open.flat');
  await alone.app.until(() => window.name === '');
  // The page has a way back to the same session.
  const popup = inspector.page.waitForEvent('popup');
  await alone.app.press('Open the inspector');
  const again = new InspectorPage(await popup, alone.app);
  await again.see('letter', 'sheet.open.flat');
  await again.show('Events');
  await expect(again.entries.last()).not.toContainText('Open the inspector');
  await expect(again.app.button('Open the inspector')).toHaveCount(0);
  expect(await again.app.inPage(() => window.name)).toBe('inspected');
});

test.describe('an error in the page', () => {
  test.use({ expectedMessages: /thrown by a test/ });

  test('R18.9, R18.37 goes on after an error in the page, and opens again where it stood', async ({
    inspector,
    page,
  }) => {
    await inspector.open();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Lamp' })).toBeVisible();
    await expect(inspector.panel).toHaveCount(0);
    expect(await page.evaluate(() => 'inspector' in window)).toBe(false);
    await page.goBack();
    await inspector.isReady();
    await inspector.app.inPage(() => {
      setTimeout(() => {
        throw new Error('thrown by a test');
      });
    });
    await expect(inspector.panel.getByRole('alert')).toHaveText(
      'The page has thrown an error: thrown by a test',
    );
    await inspector.app.inPage(() => void Promise.reject(new Error('refused, thrown by a test')));
    await expect(inspector.panel.getByRole('alert')).toHaveText(
      'Nothing on the page handles that a promise has failed: refused, thrown by a test',
    );
    await inspector.send('lamp', 'lamp.press');
    await inspector.app.see('lamp', 'lit.steady');
    await inspector.replay();
  });
});

/** What axe finds in the document of the panel. */
async function findingsIn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
      { exclude: ['iframe'] },
      { resultTypes: ['violations'], iframes: false },
    );
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('R18.22 has no finding of axe in any tab', async ({ inspector }) => {
      await inspector.openHeld();
      await inspector.actor('letter').click();
      const findings: string[] = [];
      const look = async (place: string) =>
        findings.push(...(await findingsIn(inspector.page)).map((one) => `${place}: ${one}`));
      for (const tab of TABS) {
        await inspector.show(tab);
        if (tab === 'Events') await inspector.entries.nth(1).click();
        if (tab === 'Timers') await inspector.panel.getByText('Conditions').click();
        if (tab === 'Gallery') await inspector.choice('Actor').selectOption({ label: 'lamp' });
        await look(tab);
      }
      await inspector.resize({ width: 390, height: 844 });
      await inspector.show('Chart');
      await look('narrow');
      expect(findings).toEqual([]);
    });
  });
}

test('R18.22 tells in forced colours what is chosen', async ({ inspector }) => {
  await inspector.openHeld();
  await inspector.page.emulateMedia({ forcedColors: 'active' });
  await inspector.actor('letter').click();
  const edgeOf = (part: Locator) => part.evaluate((one) => getComputedStyle(one).borderBottomColor);
  const tabs = inspector.panel.getByRole('tab');
  for (const [chosen, ...others] of [
    [inspector.actor('letter'), inspector.actor('lamp')],
    [tabs.first(), tabs.last()],
  ]) {
    const [own, other] = await Promise.all(
      [chosen, ...others].map((one) => edgeOf(one as Locator)),
    );
    expect(own).not.toBe(other);
  }
});

test('R18.10, R18.22 fits a window of 390 px', async ({ inspector }) => {
  await inspector.resize({ width: 390, height: 844 });
  await inspector.openHeld();
  const separator = inspector.page.getByRole('separator');
  await expect(separator).toHaveAttribute('aria-orientation', 'horizontal');
  const size = Number(await separator.getAttribute('aria-valuenow'));
  await separator.press('ArrowUp');
  await expect(separator).toHaveAttribute('aria-valuenow', String(size + 24));
  await inspector.actor('letter').click();
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
  expect(await inspector.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await inspector.choose('letter', 'letter.write');
  const title = inspector.panel.getByRole('heading', { name: 'letter.write, to letter' });
  await expect(title).toBeInViewport();
  // The words and the buttons that they name are one line, in a narrow window, too.
  for (const width of [410, 390, 375, 360, 345, 330]) {
    await inspector.resize({ width, height: 844 });
    const words = await inspector.panel.getByText('Copy as', { exact: true }).boundingBox();
    for (const what of ['steps', 'browser test']) {
      const line = await inspector.button(`Copy as ${what}`).boundingBox();
      expect(Math.abs((line?.y ?? 0) - (words?.y ?? 0)), `${what} at ${width}`).toBeLessThan(12);
    }
  }
  await inspector.resize({ width: 390, height: 844 });
  // The panel has scrolled, and time can be let go.
  await expect(inspector.button('Resume')).toBeInViewport({ ratio: 1 });
});
