import type { Locator } from '@playwright/test';
import { expect, test } from './siteInspector.ts';

test('R18.12 follows the page with the address of the window', async ({ inspector, page }) => {
  await inspector.open('/about?from=letter');
  await expect(page).toHaveURL(/\/about\?from=letter&inspect$/);
  await inspector.app.follow('contact');
  await expect(page).toHaveURL(/\/contact\?inspect$/);
  await inspector.app.choose('fr');
  await expect(page).toHaveURL(/\/fr\/contact\?inspect$/);
  await page.goto('/de?inspect');
  await expect(page).toHaveURL(/\/de\/\?inspect$/);
});

test('R18.9 shows the draft of a form after a reload', async ({ inspector }) => {
  await inspector.open('/contact');
  const name = inspector.app.find('[data-machine=contactForm] [name=name]');
  await name.fill('Ada Weber');
  await inspector.reload();
  await expect(name).toHaveValue('Ada Weber');
});

test('R18.16 keeps the focus in the panel while states are shown', async ({ inspector }) => {
  await inspector.open('/about');
  await inspector.app.press('Chat assistant');
  await inspector.app.see('chat', 'panel.open');
  await expect(inspector.app.field('Your message')).toBeFocused();
  await inspector.app.press('Close chat');
  await inspector.app.press('Cookie settings');
  await inspector.app.see('consent', 'customizing');
  await inspector.press('Pause');
  await inspector.show('Events');
  await inspector.entries.last().focus();
  // Noise has no row.
  for (let row = (await inspector.entries.count()) - 2; row >= 0; row -= 1) {
    await inspector.key('ArrowUp');
    const entry = inspector.entries.nth(row);
    await expect(entry).toHaveAttribute('aria-selected', 'true');
    await expect(entry).toBeFocused();
  }
});

test('R18.16, R18.21 keeps the focus in the panel when what it has sent opens the chat, and names the key that closes it', async ({
  inspector,
}) => {
  await inspector.open('/about');
  await inspector.see('versionBadge', 'shown');
  await inspector.app.press('Chat assistant');
  await inspector.app.field('Your message').press('Escape');
  await inspector.see('chat', 'panel.closed');
  await inspector.send('chat', 'chat.toggle');
  await inspector.app.see('chat', 'panel.open.opened');
  await expect(inspector.button('Send chat.toggle')).toBeFocused();
  const close = inspector.region('Events').getByRole('listitem').filter({ hasText: 'chat.close' });
  await expect(close).toContainText('enabled, by the key Escape');
});

test('R18.21 shows most actors at once, and cuts neither a state nor all of a name', async ({
  inspector,
}) => {
  await inspector.resize({ width: 1400, height: 850 });
  await inspector.openHeld('/about');
  const rows = inspector.region('Actors').getByRole('listitem').getByRole('button');
  const seen = await rows.evaluateAll((all) => {
    const list = all[0]?.closest('ul')?.getBoundingClientRect();
    const isIn = ({ top, bottom }: DOMRect) => list && top >= list.top && bottom <= list.bottom + 1;
    return all.filter((row) => isIn(row.getBoundingClientRect())).length / all.length;
  });
  expect(seen).toBeGreaterThan(0.5);
  const cutTo = (least: number, texts: Locator) =>
    texts.evaluateAll(
      (all, px) =>
        all
          .filter((one) => one.clientWidth < Math.min(one.scrollWidth, px))
          .map((one) => one.textContent),
      least,
    );
  expect(await cutTo(Number.MAX_SAFE_INTEGER, rows.or(rows.locator('.leaves')))).toEqual([]);
  expect(await cutTo(60, rows.locator('.path > :first-child'))).toEqual([]);
});

test('R18.34 shows the past where the page stood, with what had the focus', async ({
  inspector,
}) => {
  await inspector.openHeld('/about');
  const header = inspector.app.machine('header');
  const email = inspector.app.field('Email address');
  const scrolled = () => inspector.app.inPage(() => scrollY);
  await inspector.send('versionBadge', 'version.toggle');
  const top = await inspector.lastIndex();
  const atTop = (await header.getAttribute('data-state')) ?? '';
  await email.focus();
  await expect.poll(scrolled).toBeGreaterThan(400);
  await expect(header).not.toHaveAttribute('data-state', atTop);
  const bottom = await inspector.lastIndex();
  const y = await scrolled();

  await inspector.look(top);
  await expect(header).toHaveAttribute('data-state', atTop);
  expect(await scrolled()).toBe(0);
  await inspector.look(bottom);
  expect(await scrolled()).toBe(y);
  await expect(email).toHaveCSS('outline-style', 'dashed');
  await inspector.look(top);
  await expect(email).not.toHaveCSS('outline-style', 'dashed');
  await inspector.press('Back to now');
  await expect.poll(scrolled).toBe(y);
  expect(await inspector.lastIndex()).toBe(bottom);

  await inspector.look(bottom);
  await inspector.restore();
  // The page gives its focus to the field again, and the tester keeps theirs.
  await expect(inspector.slider).toBeFocused();

  await inspector.look(top);
  await inspector.restore();
  expect(await scrolled()).toBe(0);
  await expect(header).toHaveAttribute('data-state', atTop);
  expect(await inspector.lastIndex()).toBe(top);
});

test('R18.34 adds nothing to the session when the page is put back', async ({ inspector }) => {
  await inspector.open('/about');
  await inspector.app.press('Chat assistant');
  const message = inspector.app.field('Your message');
  for (let round = 0; round < 3; round += 1) {
    await message.fill('A long question. '.repeat(20));
    await message.press('Enter');
    const answers = inspector.app.find('[data-role=assistant]');
    await expect(answers).toHaveCount(round + 2);
  }
  const log = inspector.app.root.getByRole('log');
  // The page tells of a scroll in the frame after it.
  const isAtRest = () =>
    log.evaluate(async (element) => {
      const before = element.scrollTop;
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
      return element.scrollTop === before;
    });
  await expect.poll(isAtRest).toBe(true);
  await inspector.press('Pause');
  const last = await inspector.lastIndex();
  await inspector.look(last - 1);
  await inspector.press('Back to now');
  await expect(inspector.region('Looking back')).toHaveCount(0);
  await expect.poll(isAtRest).toBe(true);
  expect(await inspector.lastIndex()).toBe(last);
});

test.describe('a page that crashed', () => {
  test.use({ expectedMessages: /thrown by a test|The view/ });

  test('R18.37 goes on after a page has crashed', async ({ inspector }) => {
    await inspector.openHeld('/about');
    const error = { name: 'Error', message: 'thrown by a test' };
    await inspector.send('page', 'page.crashed', { error });
    await inspector.see('page', 'crashed');
    const crash = await inspector.lastIndex();
    await inspector.look(crash - 1);
    await inspector.press('Restore');
    await inspector.see('page', 'shown');
    await expect(inspector.app.root.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('R18.37 stays while the language changes', async ({ inspector }) => {
  await inspector.open('/about');
  await inspector.send('versionBadge', 'version.toggle');
  const before = await inspector.lastIndex();
  await inspector.app.choose('fr');
  await inspector.app.seeLanguage('fr');
  await inspector.press('Pause');
  expect(await inspector.lastIndex()).toBeGreaterThan(before);
  await inspector.look(before);
  await inspector.app.seeLanguage('en');
  await inspector.press('Back to now');
  await inspector.app.seeLanguage('fr');
  await inspector.see('versionBadge', 'shown');
});
