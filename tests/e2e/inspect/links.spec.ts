import { expect, test } from './siteInspector.ts';

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

test.describe('a layer that a link has opened', () => {
  test.use({ expectedMessages: /has no answer/ });

  for (const [path, actor, state, closed] of [
    ['/about', 'chat', 'conversation.failed', /^panel\.closed/],
    ['/', 'podcastPopup', 'shown', 'dismissed'],
    ['/about', 'versionBadge', 'shown.open', 'shown.closed'],
  ] as const) {
    test(`R18.38 has the focus, so that Escape closes it: ${actor}`, async ({
      inspector,
      page,
    }) => {
      await inspector.open(`${path}?state=${actor}:${state}`);
      await expect(inspector.button('Resume')).toBeVisible();
      await expect.poll(async () => (await inspector.view()).isBusy).toBe(false);
      const link = page.url();
      expect(link).toContain(`?inspect&state=${actor}:`);
      await page.keyboard.press('Escape');
      await inspector.seeActor(actor, closed);
      // Who reads the steps opens the same link.
      const steps = await inspector.copy('Copy as steps');
      expect(steps).toContain(`1. Open ${link}.`);
      expect(steps).toMatch(/^2\. Press Escape/m);
    });
  }
});

test.describe('a page that failed', () => {
  test.use({ expectedMessages: /could not be shown/ });

  test('R18.38 opens the page itself in a state', async ({ inspector }) => {
    await inspector.open('/about?state=page:failed');
    await inspector.seeActor('page', 'failed');
    await expect(inspector.site.locator('h1')).toHaveText('The page didn’t load.');
  });
});
