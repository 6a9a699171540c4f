import { expect, test } from './inspectorPage.ts';

test.describe('virtual time', () => {
  test('R18.15 holds the breadcrumbs, and advances them to the moment', async ({ inspector }) => {
    await inspector.open('/about');
    await inspector.button('Pause').click();
    const timers = await inspector.show('Timers');
    // A new page begins its three seconds.
    await inspector.send('site', 'route.changed', {
      address: { page: 'about', language: 'en', prefix: '', path: '/about', key: 'about' },
    });
    await inspector.seeState('breadcrumbs', 'visible.timed');
    await inspector.show('Timers');
    await expect(timers.getByRole('row', { name: 'shownFor breadcrumbs' })).toContainText(
      '3.000 s',
    );
    await inspector.advance(2_999);
    await inspector.seeState('breadcrumbs', 'visible.timed');
    await expect(timers.getByRole('row', { name: 'shownFor breadcrumbs' })).toContainText(
      '0.001 s',
    );
    await inspector.advance(1);
    await inspector.seeState('breadcrumbs', 'hidden');
  });

  test('R18.15 holds the rotator on its word, and steps to the next', async ({ inspector }) => {
    await inspector.open('/');
    await inspector.button('Pause').click();
    await inspector.seeActor('heroRotator', /showing|fading/);
    const now = await inspector.panel.getByLabel('Virtual time').textContent();
    // Each step fires one timer, whichever is due: the word comes after its 3.5 seconds.
    for (let steps = 0; steps < 20; steps += 1) {
      await inspector.button('Step').click();
      if (await inspector.actor('heroRotator').getByText('fading').isVisible()) break;
    }
    await inspector.seeState('heroRotator', 'fading');
    await expect(inspector.panel.getByLabel('Virtual time')).not.toHaveText(now ?? '');
    await inspector.advance(800);
    await inspector.seeState('heroRotator', 'showing');
    await inspector.actor('heroRotator').click();
    await inspector.show('Chart');
    await expect(inspector.region('Context')).toContainText('index 1');
  });

  test('R6.11, R18.15 holds the dot on its way, and advances it', async ({ inspector }) => {
    const { site } = inspector;
    const heading = site.getByRole('heading', { level: 1 });
    const links = site.getByRole('contentinfo');
    // A page that is there needs no answer of the world, which would be held as well.
    await inspector.open('/mission');
    await links.getByRole('link', { name: 'About' }).click();
    await expect(heading).toBeFocused();
    await inspector.seeState('dot', 'resting');
    await inspector.button('Pause').click();
    const times = () =>
      site.locator('html').evaluate(({ ownerDocument }) => {
        const animations = ownerDocument.getAnimations().filter(({ id }) => id === 'travel');
        return animations.map(({ currentTime }) => Math.round(Number(currentTime)));
      });
    await links.getByRole('link', { name: 'Mission' }).click();
    await expect(heading).toBeFocused();
    await inspector.seeState('dot', 'travelling');
    await expect.poll(times).toEqual([0]);
    await inspector.advance(300);
    await expect.poll(times).toEqual([300]);
    await inspector.advance(300);
    await expect.poll(times).toEqual([]);
  });

  test('R18.15 asks for a number of milliseconds above 0', async ({ inspector }) => {
    await inspector.openHeld('/about');
    await inspector.panel.getByRole('textbox', { name: 'Milliseconds to advance' }).fill('soon');
    await inspector.button('Advance').click();
    await expect(inspector.status).toHaveText(
      'Advance needs a number of milliseconds above 0, up to 86400000: a day.',
    );
  });
});

test('R18.15 advances by a day in sight, and stops', async ({ inspector }) => {
  await inspector.openHeld('/');
  await inspector.advance(86_400_000);
  await expect(inspector.panel.getByRole('progressbar', { name: 'Time advanced' })).toBeVisible();
  await inspector.button('Stop').click();
  await expect(inspector.button('Advance')).toBeEnabled();
  const { now } = await inspector.view();
  expect(now).toBeLessThan(86_400_000);
  await inspector.send('mobileMenu', 'menu.open');
});

test('R18.43 holds the time at what is watched, and keeps watching over a reload', async ({
  inspector,
}) => {
  await inspector.openHeld('/about');
  await inspector.show('Timers');
  const field = inspector.panel.getByRole('textbox', { name: 'State, event or datum' });
  for (const text of ['newsletter:success', 'chat:draft = Hello']) {
    await field.fill(text);
    await field.press('Enter');
  }
  await inspector.site.getByRole('textbox', { name: 'Email address' }).fill('ada@example.org');
  await inspector.site.getByRole('button', { name: 'Subscribe' }).click();
  await inspector.seeState('newsletter', 'submitting.pretending');
  const before = await inspector.view();
  await inspector.advance(60_000);
  await expect(inspector.status).toHaveText(/^Time is held at entry \d+: newsletter:success\.$/);
  await inspector.seeState('newsletter', 'success');
  expect((await inspector.view()).now - before.now).toBe(1_000);

  await inspector.ask(() => location.reload());
  await inspector.seeActor('newsletter', 'idle');
  await inspector.isReady();
  await inspector.site.getByRole('button', { name: 'Chat assistant' }).click();
  await inspector.site.getByRole('textbox', { name: 'Your message' }).fill('Hello');
  await expect(inspector.status).toHaveText(/^Time is held at entry \d+: chat:draft = Hello\.$/);
  await expect(inspector.button('Resume')).toBeVisible();
  await expect(inspector.region('Break when')).toContainText('chat:draft = Hello is Hello');
});

test.describe('results that are held', () => {
  test.use({ expectedMessages: /has no answer|was not delivered/ });

  test('R18.18 settles and rejects the answer of the chat', async ({ inspector }) => {
    await inspector.open('/about');
    await inspector.holdResults();
    await inspector.show('Timers');
    // The code of the chat is a promise as well.
    await inspector.site.getByRole('button', { name: 'Chat assistant' }).click();
    await inspector.button('Release loadCode of chatOverlay').click();
    const field = inspector.site.getByRole('textbox', { name: 'Your message' });
    await field.fill('Where are you?');
    await field.press('Enter');
    await inspector.seeState('chat', /conversation\.waiting/);
    await inspector.button('Reject requestAnswer of chat').click();
    await inspector.choice('Case').selectOption('unreachable');
    await inspector.button('Reject with this').click();
    await inspector.seeState('chat', /conversation\.failed/);
    await expect(inspector.site.getByRole('alert')).toBeVisible();

    await inspector.site.getByRole('button', { name: 'Try again' }).click();
    await inspector.button('Settle requestAnswer of chat').click();
    await inspector.payload.fill('{ "text": "By hand.", "at": 1795000000000 }');
    await inspector.button('Settle with this').click();
    await inspector.seeState('chat', /conversation\.ready/);
    await expect(inspector.site.getByRole('log')).toContainText('By hand.');
  });

  test('R18.18 keeps a result back while time is held, and releases it', async ({ inspector }) => {
    await inspector.openHeld('/about');
    await inspector.site.getByRole('button', { name: 'Chat assistant' }).click();
    await inspector.show('Timers');
    await inspector.button('Release loadCode of chatOverlay').click();
    await inspector.site.getByRole('textbox', { name: 'Your message' }).fill('Hello');
    await inspector.site.getByRole('button', { name: 'Send', exact: true }).click();
    const promises = inspector.region('Pending promises');
    await expect(promises.getByText('settled, and kept back')).toBeVisible();
    await inspector.seeState('chat', /conversation\.waiting/);
    await inspector.button('Release requestAnswer of chat').click();
    await inspector.seeState('chat', /conversation\.ready/);
  });
});
