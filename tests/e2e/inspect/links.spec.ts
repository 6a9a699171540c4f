import { expect, test } from './siteInspector.ts';

// On a first visit, the banner covers something. A way may lead through a failure.
test.use({
  hasChosen: false,
  // A form is higher than this window.
  viewport: { width: 1280, height: 720 },
  expectedMessages: /has no answer|was not delivered|could not be shown/,
});

for (const { path, link, view, closed } of [
  {
    path: '/about',
    link: 'chat:panel.open.opened conversation.failed',
    view: '[data-state="panel.open.opened conversation.failed"] [role=alert]',
  },
  {
    path: '/about',
    link: 'chat:conversation.failed',
    view: '[data-machine=chat] [role=alert]',
    closed: 'panel.closed',
  },
  {
    path: '/contact',
    link: 'contactForm:error',
    view: '[data-machine=contactForm] [role=alert]:not([hidden])',
  },
  { path: '/about', link: 'newsletter:success', view: '[data-machine=newsletter]' },
  {
    path: '/',
    link: 'podcastPopup:shown',
    view: '[data-machine=podcastPopup][data-state=shown]',
    closed: 'dismissed',
  },
]) {
  test(`R18.38 shows the part of ${link}, with nothing over it, and leads the focus to a layer`, async ({
    inspector,
    page,
  }) => {
    await inspector.open(`${path}?state=${link}`);
    const [actor = '', state = ''] = link.split(':');
    await inspector.see(actor, state);
    await expect(inspector.actor(actor)).toHaveAttribute('aria-pressed', 'true');
    await expect(inspector.status).toHaveText(`${actor} is in ${state}. Time is paused.`);
    const part = inspector.app.find(view).first();
    await expect(part).toBeInViewport({ ratio: 1 });
    const isOnTop = () =>
      part.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return element.contains(top);
      });
    await expect.poll(isOnTop).toBe(true);
    await expect(inspector.app.machine('consent')).toHaveCount(0);
    // No choice was made for the tester.
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('consent');
    // A copied address leads there, until the page goes on.
    await expect(page).toHaveURL(new RegExp(`[?&]inspect&state=${actor}:`));
    if (!closed) return;
    await expect.poll(async () => (await inspector.view()).isBusy).toBe(false);
    const address = page.url();
    await inspector.key('Escape');
    await inspector.see(actor, closed);
    // Who reads the steps opens the same link.
    const steps = await inspector.copy('Copy as steps');
    expect(steps).toContain(`1. Open ${address}.`);
    expect(steps).toMatch(/^2\. Press Escape/m);
  });
}
