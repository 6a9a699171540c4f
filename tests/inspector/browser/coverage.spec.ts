import { expect, type Inspected, test } from './inspectorPage.ts';

test('R18.19 counts what sessions visit, and goes to what is left', async ({ inspector, page }) => {
  await inspector.openHeld('/about');
  const coverage = await inspector.show('Coverage');
  const figures = (machine: string) =>
    coverage
      .getByRole('row', { name: new RegExp(`(^|· )${machine} `) })
      .getByRole('cell')
      .first();
  await expect(figures('mobileMenu')).toHaveText('2/3');
  await inspector.send('mobileMenu', 'menu.open');
  await inspector.show('Coverage');
  await expect(figures('mobileMenu')).toHaveText('3/3');

  const left = coverage.getByRole('group').filter({ hasText: /^Cookie banner · consent \d/ });
  await left.locator('summary').click();
  await left.getByRole('button', { name: 'Go there: consent.customizing', exact: true }).click();
  await expect(inspector.status).toHaveText(
    'The page has gone the shortest way there. Time is paused.',
  );
  await inspector.seeActor('consent', 'customizing');
  await expect(inspector.site.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible();

  // The figures go on over sessions until they are reset.
  await page.reload();
  await inspector.isReady();
  await inspector.show('Coverage');
  await expect(figures('mobileMenu')).toHaveText('3/3');
  await inspector.button('Reset coverage').click();
  await expect(figures('mobileMenu')).not.toHaveText('3/3');
});

test.describe('a link with a state, in a first visit', () => {
  // A way may lead through a failure.
  test.use({
    hasChosen: false,
    expectedMessages: /has no answer|was not delivered|could not be shown/,
  });

  for (const { path, link, view } of [
    {
      path: '/about',
      link: 'chat:panel.open.opened conversation.failed',
      view: '[data-state="panel.open.opened conversation.failed"] [role=alert]',
    },
    { path: '/about', link: 'chat:conversation.failed', view: '[data-machine=chat] [role=alert]' },
    {
      path: '/contact',
      link: 'contactForm:error',
      view: '[data-machine=contactForm] [role=alert]:not([hidden])',
    },
    {
      path: '/contact',
      link: 'contactForm:success',
      view: '[data-machine=contactForm][data-state=success]',
    },
    { path: '/about', link: 'newsletter:success', view: '[data-machine=newsletter]' },
    {
      path: '/',
      link: 'podcastPopup:shown',
      view: '[data-machine=podcastPopup][data-state=shown]',
    },
  ]) {
    test(`R18.38 shows the part of ${link}, with nothing over it`, async ({ inspector, page }) => {
      await inspector.open(`${path}?state=${link}`);
      const [actor = '', state = ''] = link.split(':');
      await inspector.seeActor(actor, new RegExp(`${state}$`));
      await expect(inspector.actor(actor)).toHaveAttribute('aria-pressed', 'true');
      await expect(inspector.button('Resume')).toBeVisible();
      const part = inspector.site.locator(view).first();
      await expect(part).toBeInViewport({ ratio: 1 });
      const isOnTop = () =>
        part.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return element.contains(top);
        });
      await expect.poll(isOnTop).toBe(true);
      await expect(inspector.site.locator('[data-machine=consent]')).toHaveCount(0);
      // No choice was made for the tester.
      expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('consent');
      // A copied address leads there, until the page goes on.
      await expect(page).toHaveURL(new RegExp(`[?&]inspect&state=${actor}:`));
    });
  }
});

test.describe('a page that failed', () => {
  test.use({ expectedMessages: /could not be shown/ });

  test('R18.38 opens the page itself in a state', async ({ inspector }) => {
    await inspector.open('/about?state=page:failed');
    await inspector.seeActor('page', 'failed');
    await expect(inspector.site.locator('h1')).toHaveText('The page didn’t arrive.');
  });
});

test('R18.38 says what is wrong with a link, and goes on', async ({ inspector }) => {
  await inspector.open('/about?state=chat:nowhere');
  await expect(inspector.status).toHaveText('chat has no state “nowhere”.', { timeout: 30_000 });
  await inspector.button('Resume').click();
  await inspector.send('mobileMenu', 'menu.open');
  await inspector.seeActor('mobileMenu', 'open');
});

test.describe('the gallery', () => {
  // An emulated scheme would hold for the frames as well.
  test.use({ colorScheme: null, expectedMessages: /was not delivered/ });

  test('R18.28 shows every state of a machine, as chosen, and opens it', async ({
    inspector,
    page,
  }) => {
    test.setTimeout(90_000);
    await inspector.openHeld('/about');
    const gallery = await inspector.show('Gallery');
    await expect(gallery.getByRole('status')).toHaveText(/states can be shown\.$/, {
      timeout: 60_000,
    });
    await inspector.choice('Actor').selectOption({ label: 'mobileMenu' });
    await inspector.panel.getByText('Conditions').click();
    await inspector.choice('Width').selectOption('390 px');
    const menu = gallery.getByRole('region', { name: 'mobileMenu' });
    await expect(menu.getByRole('button')).toHaveText(['closed', 'open']);
    const open = page.frameLocator('iframe[title="mobileMenu: open"]');
    await expect(open.locator('[data-machine=mobileMenu]').first()).toHaveAttribute(
      'data-state',
      'open',
    );
    expect(await open.locator('html').evaluate(() => innerWidth)).toBe(390);
    await inspector.choice('Scheme').selectOption('dark');
    await inspector.choice('Language').selectOption('Deutsch');
    await expect(open.locator('html')).toHaveAttribute('lang', 'de');
    await expect
      .poll(() =>
        open.locator('html').evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches),
      )
      .toBe(true);
    await inspector.button('Open mobileMenu in open').click();
    await inspector.seeActor('mobileMenu', 'open');
    await inspector.seeState('mobileMenu', 'open');

    await inspector.show('Gallery');
    await inspector.choice('Actor').selectOption({ label: 'versionBadge' });
    await inspector.button('Open versionBadge in shown.open').click();
    await inspector.seeState('versionBadge', 'shown.open');
  });

  test('R18.28 shows the part that a picture names, several beside each other', async ({
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
    const [x = 0, y = 0] = await middleOf(form);
    const [centerX = 0, centerY = 0] = await middleOf(idle.locator('xpath=..'));
    expect(Math.abs(x - centerX)).toBeLessThan(12);
    expect(Math.abs(y - centerY)).toBeLessThan(24);
    const tops = await region
      .getByRole('listitem')
      .evaluateAll((items) => items.slice(0, 3).map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

  test('R18.28 leaves the storages of the tester as they are', async ({ inspector, page }) => {
    test.setTimeout(120_000);
    await inspector.openHeld('/about');
    const stored = () =>
      page.evaluate(() =>
        [localStorage, sessionStorage].map((storage) =>
          Object.fromEntries(
            Object.entries(storage).filter(([key]) => !key.startsWith('inspector')),
          ),
        ),
      );
    const before = await stored();
    await inspector.show('Gallery');
    for (const [actor, state] of [
      ['podcastPopup', 'dismissed'],
      ['chat', 'panel.closed conversation.waiting'],
    ] as const) {
      await inspector.choice('Actor').selectOption({ label: actor });
      const picture = page.frameLocator(`iframe[title="${actor}: ${state}"]`).locator('html');
      const leaves = () =>
        picture.evaluate((_, path) => {
          const { inspector: own } = globalThis as unknown as Partial<Inspected>;
          return own
            ?.getView()
            .actors.find((one) => one.path === path)
            ?.leaves.join(' ');
        }, actor);
      await expect(picture).toBeAttached({ timeout: 60_000 });
      await expect.poll(leaves, { timeout: 60_000 }).toBe(state);
    }
    expect(await stored()).toEqual(before);
  });
});
