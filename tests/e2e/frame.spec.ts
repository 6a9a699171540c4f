import { expect, test } from './sitePage.ts';

test.describe('header', () => {
  test('is transparent up to 50 px and opaque beyond', async ({ site, page }) => {
    await site.open('/en/');
    await site.seeState('header', 'transparent');
    await page.evaluate(() => scrollTo(0, 50));
    await site.seeState('header', 'transparent');
    await page.evaluate(() => scrollTo(0, 51));
    await site.seeState('header', 'opaque');
    await page.evaluate(() => scrollTo(0, 0));
    await site.seeState('header', 'transparent');
  });
});

for (const { id, name, links } of [
  { id: 'servicesDropdown', name: 'Services', links: ['Community', 'Services', 'Ventures'] },
  { id: 'aboutDropdown', name: 'About', links: ['About', 'Mission', 'Podcast'] },
] as const) {
  test.describe(`the dropdown ${name}`, () => {
    test('opens and closes with a click', async ({ site }) => {
      await site.open('/en/');
      const trigger = site.mainNavigation.getByRole('button', { name });
      const panel = site.machine(id).getByRole('list');
      await expect(panel).toBeHidden();
      await trigger.click();
      await site.seeState(id, 'open');
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await expect(panel.getByRole('link')).toHaveText([...links]);
      await trigger.click();
      await site.seeState(id, 'closed');
      await expect(panel).toBeHidden();
    });

    test('is worked with the keyboard', async ({ site, page }) => {
      await site.open('/en/');
      const trigger = site.mainNavigation.getByRole('button', { name });
      const link = (label: string) => site.machine(id).getByRole('link', { name: label });
      await trigger.focus();
      await page.keyboard.press('Enter');
      await site.seeState(id, 'open');
      await page.keyboard.press('ArrowDown');
      await expect(link(links[0])).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(link(links[1])).toBeFocused();
      await page.keyboard.press('Escape');
      await site.seeState(id, 'closed');
      await expect(trigger).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await site.seeState(id, 'open');
      await expect(link(links[0])).toBeFocused();
      for (const _ of links) await page.keyboard.press('Tab');
      await site.seeState(id, 'closed');
    });

    test('closes with a click outside', async ({ site, page }) => {
      await site.open('/en/');
      await site.mainNavigation.getByRole('button', { name }).click();
      await page.mouse.click(700, 500);
      await site.seeState(id, 'closed');
    });

    test('leads to its pages and closes', async ({ site }) => {
      await site.open('/en/');
      await site.mainNavigation.getByRole('button', { name }).click();
      await site.machine(id).getByRole('link', { name: links[0] }).click();
      await site.seeState(id, 'closed');
      await expect(site.page).toHaveURL(`/en/${links[0].toLowerCase()}`);
    });
  });
}

test('one dropdown is open at a time', async ({ site }) => {
  await site.open('/en/');
  await site.mainNavigation.getByRole('button', { name: 'Services' }).click();
  await site.mainNavigation.getByRole('button', { name: 'About' }).click();
  await site.seeState('servicesDropdown', 'closed');
  await site.seeState('aboutDropdown', 'open');
});

test.describe('the dropdowns under a finger', () => {
  test.use({ hasTouch: true });

  test('open and close with a tap', async ({ site, page }) => {
    await site.open('/en/');
    await site.mainNavigation.getByRole('button', { name: 'Services' }).tap();
    await site.seeState('servicesDropdown', 'open');
    await page.touchscreen.tap(700, 500);
    await site.seeState('servicesDropdown', 'closed');
  });
});

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('slides in with every entry, keeps the focus, and gives it back', async ({ site, page }) => {
    await site.open('/en/');
    await expect(site.mainNavigation).toBeHidden();
    await site.button('Menu').click();
    await site.seeState('mobileMenu', 'open');
    const menu = site.machine('mobileMenu');
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'Community',
      'Services',
      'Ventures',
      'Studio',
      'Partnership',
      'About',
      'Mission',
      'Podcast',
      'Contact',
    ]);
    for (let stop = 0; stop < 14; stop += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.activeElement?.closest('[data-machine=mobileMenu]'),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await site.seeState('mobileMenu', 'closed');
    await expect(site.button('Menu')).toBeFocused();
  });

  test('closes with its button, and with a click beside it', async ({ site, page }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await site.open('/en/');
    await site.button('Menu').click();
    await site.button('Close menu').click();
    await site.seeState('mobileMenu', 'closed');
    await site.button('Menu').click();
    await site.seeState('mobileMenu', 'open');
    await page.mouse.click(40, 400);
    await site.seeState('mobileMenu', 'closed');
  });

  test('closes on the way to a page', async ({ site }) => {
    await site.open('/en/');
    await site.button('Menu').click();
    await site.machine('mobileMenu').getByRole('link', { name: 'Mission' }).click();
    await site.seeState('mobileMenu', 'closed');
    await expect(site.page).toHaveURL('/en/mission');
  });
});

test.describe('breadcrumbs', () => {
  test('are absent on the home page', async ({ site, page }) => {
    await site.open('/en/');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
  });

  test('go after 3 s and come back near the top', async ({ site, page }) => {
    await site.holdClock();
    await site.open('/en/mission');
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link')).toHaveText(['Home', 'Mission']);
    await expect(trail.getByRole('link', { name: 'Mission' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await site.pass(3_000);
    await site.seeState('breadcrumbs', 'hidden');
    await site.pass(1_000);
    await expect(trail).toBeHidden();
    await page.mouse.move(600, 80);
    await site.pass(50);
    await site.seeState('breadcrumbs', 'visible.held');
    await page.mouse.move(600, 121);
    await site.pass(50);
    await site.seeState('breadcrumbs', 'hidden');
  });

  test('come back for the keyboard, through the header', async ({ site, page }) => {
    await site.holdClock();
    await site.open('/en/mission');
    await site.pass(3_000);
    await site.seeState('breadcrumbs', 'hidden');
    await site.link('Interpunct, home page').first().focus();
    await site.seeState('breadcrumbs', 'visible.held');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().focus();
    await site.seeState('breadcrumbs', 'visible.held');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await site.seeState('breadcrumbs', 'hidden');
  });
});

test.describe('footer', () => {
  test('has what the spec asks for', async ({ site, page }) => {
    await site.open('/en/');
    const footer = page.getByRole('contentinfo');
    const links = footer.getByRole('navigation', { name: 'Footer' }).getByRole('link');
    await expect(links).toHaveCount(12);
    await expect(footer.getByRole('link', { name: 'Services' })).toHaveAttribute(
      'href',
      '/en/interpunct-consulting',
    );
    await expect(footer).toContainText('L-8000 Strassen');
    await expect(footer).toContainText('Luxembourg');
    await expect(footer).toContainText('© 2025');
    await expect(footer.getByRole('link', { name: 'hello@interpunct.example' })).toHaveAttribute(
      'href',
      'mailto:hello@interpunct.example',
    );
    await expect(footer.getByRole('link', { name: '+352' })).toHaveAttribute(
      'href',
      /^tel:\+352\d+$/,
    );
    await expect(footer.getByRole('link', { name: /Innovation partner/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '#');
    await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '#');
    await expect(footer.getByRole('link', { name: /YouTube/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/@interpunct',
    );
  });
});

test.describe('version badge', () => {
  const NOW = Date.UTC(2026, 10, 20, 12);
  const record = {
    version: '9.8.7',
    build: 1_795_000_123_456,
    lastBuild: NOW,
    deployTime: '20/11/2026 13:00:00',
    environment: 'production',
  };

  const answers = [
    ['is missing', { status: 404, body: '' }],
    ['is HTML', { contentType: 'text/html', body: '<!doctype html><title>x</title>' }],
    ['is empty', { body: '' }],
    ['has wrong types', { json: { ...record, build: 'x' } }],
    ['is stale', { json: { ...record, lastBuild: NOW - 10 * 60_000 - 1 } }],
  ] as const;

  test('shows the version file, and its details on demand', async ({ site, page }) => {
    await page.clock.setFixedTime(NOW);
    await page.route('/version.json?*', (route) => route.fulfill({ json: record }));
    await site.open('/en/');
    const badge = site.button(/^Version/);
    await expect(badge).toHaveText(/Version 9\.8\.7\s*Live/);
    await badge.click();
    await site.seeState('versionBadge', 'shown.open');
    await expect(site.machine('versionBadge')).toContainText('1795000123');
    await page.mouse.move(200, 100);
    await site.seeState('versionBadge', 'shown.closed');
  });

  test('says Dev where the environment is not production', async ({ site, page }) => {
    await page.clock.setFixedTime(NOW);
    await page.route('/version.json?*', (route) =>
      route.fulfill({ json: { ...record, environment: 'staging' } }),
    );
    await site.open('/en/');
    await expect(site.button(/^Version/)).toHaveText(/Dev/);
  });

  test.describe('without a file that can be used', () => {
    test.use({ expectedMessages: /The version is made locally/ });

    for (const [problem, answer] of answers) {
      test(`makes the version locally when it ${problem}`, async ({ site, page }) => {
        await page.clock.setFixedTime(NOW);
        await page.route('/version.json?*', (route) => route.fulfill(answer));
        await site.open('/en/');
        await expect(site.button(/^Version/)).toHaveText(/Version 1\.692\.17\s*Live/);
        expect(site.messages).toHaveLength(1);
      });
    }

    test('makes the version locally when the file hangs', async ({ site, page }) => {
      await site.holdClock(NOW);
      await page.route('/version.json?*', () => {});
      await site.open('/en/');
      await expect(site.button(/^Version/)).toHaveCount(0);
      await site.pass(5_000);
      await expect(site.button(/^Version/)).toHaveText(/Version 1\.692\.17/);
      expect(site.messages).toHaveLength(1);
    });
  });
});

test.describe('newsletter', () => {
  test('thanks after a second, and clears the field', async ({ site, page }) => {
    await site.holdClock();
    await site.open('/en/');
    const field = page.getByRole('textbox', { name: 'Email address' });
    await field.fill('ada@example.com');
    await site.button('Subscribe').click();
    await site.seeState('newsletter', 'submitting.pretending');
    await site.pass(999);
    await site.seeState('newsletter', 'submitting.pretending');
    await site.pass(1);
    await site.seeState('newsletter', 'success');
    await expect(site.machine('newsletter').getByRole('status')).toBeFocused();
    await expect(field).toHaveValue('');
  });

  test('lets the browser check the address', async ({ site, page }) => {
    await site.open('/en/');
    await page.getByRole('textbox', { name: 'Email address' }).fill('no address');
    await site.button('Subscribe').click();
    await site.seeState('newsletter', 'idle');
  });
});
