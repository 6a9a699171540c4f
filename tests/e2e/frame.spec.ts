import { languageCodes, withoutPrefix } from '#tests/catalogue.ts';
import { expect, PHONE, test } from './sitePage.ts';

test('R3.1 the header is transparent up to 50 px, and opaque beyond', async ({ site }) => {
  await site.open('/en/');
  await site.seeState('header', 'transparent');
  await site.scrollTo(50);
  await site.seeState('header', 'transparent');
  await site.scrollTo(51);
  await site.seeState('header', 'opaque');
  await site.scrollTo(0);
  await site.seeState('header', 'transparent');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('R3.1 the header gets its ground by scrolling alone', async ({ site, page }) => {
    const ground = () =>
      site.machine('header').evaluate((header) => {
        const [own, paper] = [header, document.body].map(
          (element) => getComputedStyle(element).backgroundColor,
        );
        return own === paper ? 'paper' : own;
      });
    await page.goto('/en/');
    expect(await ground()).toBe('rgba(0, 0, 0, 0)');
    await page.mouse.wheel(0, 400);
    await expect.poll(ground).toBe('paper');
  });
});

for (const { id, name, links } of [
  { id: 'servicesDropdown', name: 'Services', links: ['Community', 'Services', 'Ventures'] },
  { id: 'aboutDropdown', name: 'About', links: ['About', 'Mission', 'Podcast'] },
] as const) {
  test.describe(`the dropdown ${name}`, () => {
    test('R3.2, R3.3, R15.7 opens and closes on a click', async ({ site }) => {
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
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await expect(panel).toBeHidden();
    });

    test('R3.4 works by keyboard', async ({ site, page }) => {
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
      const [button, panel] = [
        await trigger.boundingBox(),
        await site.machine(id).getByRole('list').boundingBox(),
      ];
      expect(panel?.x).toBeCloseTo(button?.x ?? Number.NaN, 0);
      // The list slides into place.
      expect(panel?.y).toBeGreaterThan(button?.y ?? Number.NaN);
      for (const _ of links) await page.keyboard.press('Tab');
      await site.seeState(id, 'closed');
    });

    test('R3.4 closes on a click outside', async ({ site, page }) => {
      await site.open('/en/');
      await site.mainNavigation.getByRole('button', { name }).click();
      await page.mouse.click(700, 500);
      await site.seeState(id, 'closed');
    });

    test('R3.4 closes when a link in it is followed', async ({ site, page }) => {
      await site.open('/en/');
      await site.mainNavigation.getByRole('button', { name }).click();
      await site.machine(id).getByRole('link', { name: links[0] }).click();
      await site.seeState(id, 'closed');
      await expect(page).toHaveURL(`/en/${links[0].toLowerCase()}`);
    });
  });
}

test('R3.10 marks the page on the screen, or the list that has it, and names it as plain text', async ({
  site,
  page,
}) => {
  const marked = {
    mission: 'About',
    community: 'Services',
    studio: 'Studio',
    techsense: undefined,
  };
  for (const [path, entry] of Object.entries(marked)) {
    await site.open(`/en/${path}`);
    const found = await site.mainNavigation.locator(':scope > ul > li').evaluateAll((items) =>
      items
        .map((item) => item.querySelector('a, button') as HTMLElement)
        .filter((item) => getComputedStyle(item).textDecorationLine === 'underline')
        .map((item) => item.textContent),
    );
    expect(found, path).toEqual(entry ? [entry] : []);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.locator('[aria-current=page]')).toHaveCSS('text-decoration-line', 'none');
  }
});

test('R3.3 opening a dropdown closes the other one', async ({ site }) => {
  await site.open('/en/');
  await site.mainNavigation.getByRole('button', { name: 'Services' }).click();
  await site.mainNavigation.getByRole('button', { name: 'About' }).click();
  await site.seeState('servicesDropdown', 'closed');
  await site.seeState('aboutDropdown', 'open');
});

test.describe('the dropdowns on a touch screen', () => {
  test.use({ hasTouch: true });

  test('R3.3 open and close on a tap', async ({ site, page }) => {
    await site.open('/en/');
    const trigger = site.mainNavigation.getByRole('button', { name: 'Services' });
    await trigger.tap();
    await site.seeState('servicesDropdown', 'open');
    await trigger.tap();
    await site.seeState('servicesDropdown', 'closed');
    await trigger.tap();
    await site.seeState('servicesDropdown', 'open');
    await page.touchscreen.tap(700, 500);
    await site.seeState('servicesDropdown', 'closed');
  });
});

test.describe('the mobile menu', () => {
  test.use({ viewport: PHONE });

  test('R3.5 lists every entry, keeps the focus, and returns it to its button', async ({
    site,
    page,
  }) => {
    await site.open('/en/');
    await expect(site.mainNavigation).toBeHidden();
    await site.button('Menu').click();
    await site.seeState('mobileMenu', 'open');
    const menu = site.machine('mobileMenu');
    const entries = menu.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(entries).toHaveText([
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
    await site.seeFocusKept(menu);
    await page.keyboard.press('Escape');
    await site.seeState('mobileMenu', 'closed');
    await expect(site.button('Menu')).toBeFocused();
  });

  test('R3.5 closes on its button, and on a click beside it', async ({ site, page }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await site.open('/en/');
    await site.button('Menu').click();
    await site.button('Close menu').click();
    await site.seeState('mobileMenu', 'closed');
    await expect(site.button('Menu')).toBeFocused();
    await site.button('Menu').click();
    await site.seeState('mobileMenu', 'open');
    await page.mouse.click(40, 400);
    await site.seeState('mobileMenu', 'closed');
    await expect(site.button('Menu')).toBeFocused();
  });

  test('R3.5 closes when a link in it is followed', async ({ site, page }) => {
    await site.open('/en/');
    await site.button('Menu').click();
    await site.machine('mobileMenu').getByRole('link', { name: 'Mission' }).click();
    await site.seeState('mobileMenu', 'closed');
    await expect(page).toHaveURL('/en/mission');
  });
});

test.describe('the breadcrumbs', () => {
  test('R5.2 are absent on the home page', async ({ site, page }) => {
    await site.open('/en/');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
  });

  test('R5.1, R5.3, R5.4, R15.7 hide after 3 s, and return while the pointer is near the top', async ({
    site,
    page,
  }) => {
    await site.holdClock();
    await site.open('/en/mission');
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link')).toHaveText(['Home', 'Mission']);
    await expect(trail.getByRole('link', { name: 'Mission' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await site.pass(2_999);
    await site.seeState('breadcrumbs', 'visible.timed');
    await site.pass(1);
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

  test('R5.5 return while the focus is in the header', async ({ site, page }) => {
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

test.describe('the footer', () => {
  test('R3.6, R15.2 links to every other page of the site', async ({ site, page }) => {
    await site.open('/en/');
    const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(addresses.map((address) => withoutPrefix(address ?? '')).toSorted()).toEqual([
      '/about',
      '/ai-marketing',
      '/community',
      '/contact',
      '/institute',
      '/mission',
      '/partnership',
      '/podcast',
      '/services',
      '/studio',
      '/techsense',
      '/ventures',
    ]);
  });

  test('R3.6, R3.7 has its contact details, its partner and its legal links', async ({
    site,
    page,
  }) => {
    await site.open('/en/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Services' })).toHaveAttribute(
      'href',
      '/en/services',
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
    await expect(footer.getByRole('link', { name: /Watch on our channel/ })).toHaveAttribute(
      'href',
      'https://videos.interpunct.example/@interpunct',
    );
  });
});

test('R3.11 the footer is even in each language', async ({ site, page }) => {
  /** Where the letters of a text stand, in px from the top of the window. */
  const baselineOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element.firstChild as Text);
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.font = getComputedStyle(element).font;
    const { fontBoundingBoxDescent } = context.measureText('');
    return range.getBoundingClientRect().bottom - fontBoundingBoxDescent;
  };
  for (const language of languageCodes) {
    await site.open(`/${language}/about`);
    const footer = page.getByRole('contentinfo');
    const pages = footer.locator('nav li');
    await site.resize({ width: 1440, height: 900 });
    const wordmark = await footer.locator(`a[href="/${language}/"]`).evaluate(baselineOf);
    const heading = await footer.locator('nav h2').evaluate(baselineOf);
    expect(Math.abs(wordmark - heading)).toBeLessThan(1);
    const field = await footer.getByRole('textbox').boundingBox();
    const button = await footer.locator('[type=submit]').boundingBox();
    expect(field?.height).toBe(button?.height);
    await site.resize({ width: 320, height: 900 });
    const columns = await pages.evaluateAll((items) => [
      ...new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))),
    ]);
    expect(columns).toHaveLength(2);
  }
});

test.describe('the version badge', () => {
  const GREEN = 'rgb(31, 157, 85)';
  const YELLOW = 'rgb(208, 135, 0)';
  const NOW = Date.UTC(2026, 10, 20, 12);
  const record = {
    version: '9.8.7',
    build: 1_795_000_123_456,
    lastBuild: NOW,
    deployTime: '20/11/2026 13:00:00',
    environment: 'production',
  };

  test('R8.8, R8.9, R8.10, R15.6 shows the version of the file, and its details on a click', async ({
    site,
    page,
  }) => {
    await page.clock.setFixedTime(NOW);
    await page.route('/version.json?*', (route) => route.fulfill({ json: record }));
    await site.open('/en/');
    const badge = site.button(/^Version/);
    await expect(badge).toHaveText(/Version 9\.8\.7\s*Live/);
    await expect(badge.locator('span')).toHaveCSS('background-color', GREEN);
    await badge.click();
    await site.seeState('versionBadge', 'shown.open');
    await expect(site.machine('versionBadge')).toContainText('1795000123');
    await page.mouse.move(200, 100);
    await site.seeState('versionBadge', 'shown.closed');
  });

  for (const press of ['click', 'tap'] as const) {
    test.describe(`with each ${press}`, () => {
      test.use({ hasTouch: press === 'tap' });

      test('R8.8 opens or closes its details', async ({ site }) => {
        await site.open('/en/about');
        for (const state of ['shown.open', 'shown.closed', 'shown.open']) {
          await site.button(/^Version/)[press]();
          await site.seeState('versionBadge', state);
        }
      });
    });
  }

  test('R8.5, R8.6 shows the local version of a stale file, deployed now in Luxembourg', async ({
    site,
    page,
  }) => {
    await page.clock.setFixedTime(NOW);
    const stale = { ...record, lastBuild: NOW - 601_000, deployTime: '20/11/2026 12:49:59' };
    await page.route('/version.json?*', (route) => route.fulfill({ json: stale }));
    await site.open('/en/');
    const badge = site.button(/^Version/);
    await expect(badge).toHaveText(/Version 1\.692\.17\s*Live/);
    const deployed = site.machine('versionBadge').locator('dd').nth(1);
    // The first object of `Intl` would cost every visit a long task.
    await expect(deployed).toBeEmpty();
    await badge.click();
    await expect(deployed).toHaveText('20/11/2026 13:00:00');
  });

  test('R8.9, R8.10 shows Dev outside production', async ({ site, page }) => {
    await page.clock.setFixedTime(NOW);
    await page.route('/version.json?*', (route) =>
      route.fulfill({ json: { ...record, environment: 'staging' } }),
    );
    await site.open('/en/');
    await expect(site.button(/^Version/)).toHaveText(/Dev/);
    await expect(site.button(/^Version/).locator('span')).toHaveCSS('background-color', YELLOW);
  });
});

test.describe('the newsletter', () => {
  test('R9.1, R9.3, R15.6 shows its success after a second, and clears the field', async ({
    site,
    page,
  }) => {
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

  test('R9.2 leaves the validation of the address to the browser', async ({ site, page }) => {
    await site.open('/en/');
    const field = page.getByRole('textbox', { name: 'Email address' });
    await field.fill('not an address');
    await site.button('Subscribe').click();
    await expect(field).toBeFocused();
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(
      true,
    );
    await site.seeState('newsletter', 'idle');
  });
});
