import { expect, test } from './siteInspector.ts';

// An emulated scheme would hold for the frames as well.
test.use({ colorScheme: null, expectedMessages: /was not delivered/ });

test('R18.28 shows every state of a machine, as chosen, and opens it', async ({ inspector }) => {
  test.setTimeout(90_000);
  await inspector.openHeld('/fr/about');
  const gallery = await inspector.show('Gallery');
  await expect(gallery.getByRole('status')).toHaveText(/ shown, \d+ cannot\.$/, {
    timeout: 60_000,
  });
  await inspector.choice('Actor').selectOption({ label: 'mobileMenu' });
  await inspector.panel.getByText('Conditions').click();
  await inspector.choice('Width').selectOption('390 px');
  // It counts what it lists.
  await expect(gallery.getByRole('status')).toHaveText('2 states can be shown.');
  const menu = gallery.getByRole('region', { name: 'mobileMenu' });
  await expect(menu.getByText('loading')).toHaveCount(0, { timeout: 30_000 });
  await expect(menu.getByRole('button')).toHaveText([
    'closed: nothing of it is seen in this state',
    'open',
  ]);
  const open = inspector.page.frameLocator('iframe[title="mobileMenu: open"]');
  await expect(open.locator('[data-machine=mobileMenu]').first()).toHaveAttribute(
    'data-state',
    'open',
  );
  const place = await open.locator('html').evaluate(() => [innerWidth, location.pathname]);
  expect(place).toEqual([390, '/fr/about']);
  await inspector.choice('Scheme').selectOption('dark');
  await inspector.choice('Language').selectOption('Deutsch');
  await expect(open.locator('html')).toHaveAttribute('lang', 'de');
  await expect
    .poll(() =>
      open.locator('html').evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches),
    )
    .toBe(true);
  await inspector.press('Open mobileMenu in open');
  await inspector.see('mobileMenu', 'open');
  await inspector.app.see('mobileMenu', 'open');

  await inspector.show('Gallery');
  await inspector.choice('Actor').selectOption({ label: 'versionBadge' });
  await inspector.press('Open versionBadge in shown.open');
  await inspector.app.see('versionBadge', 'shown.open');
});

test('R18.28 shows the part that a picture names, large enough to read, wherever it moves', async ({
  inspector,
}) => {
  test.setTimeout(120_000);
  await inspector.openHeld('/about');
  const gallery = await inspector.show('Gallery');
  await inspector.choice('Actor').selectOption({ label: 'contactForm' });
  const region = gallery.getByRole('region', { name: 'contactForm' });
  const idle = region.locator('iframe[title="contactForm: idle"]');
  await expect(idle).toBeAttached({ timeout: 60_000 });
  await expect
    .poll(() => idle.getAttribute('style'), { timeout: 60_000 })
    .not.toMatch(/translate\(0px, 0px\)/);
  const form = idle.contentFrame().locator('[data-machine=contactForm]');
  // The middle of the picture is the middle of the part.
  const middleOf = async (locator: typeof form) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('It is not shown.');
    return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  };
  const distance = async () => {
    const [[x = 0, y = 0], [centerX = 0, centerY = 0]] = [
      await middleOf(form),
      await middleOf(idle.locator('xpath=..')),
    ];
    return Math.max(Math.abs(x - centerX), Math.abs(y - centerY) / 2);
  };
  await expect.poll(distance).toBeLessThan(12);
  // Its letters are half as large as those of the page at least.
  const shown = await form.boundingBox();
  expect(shown?.width).toBeGreaterThan((await form.evaluate((part) => part.clientWidth)) / 2);
  // A text above the part comes late.
  await form.evaluate((part) => {
    const late = document.createElement('p');
    late.style.height = '120px';
    part.parentElement?.before(late);
  });
  await expect.poll(distance).toBeLessThan(12);
});
