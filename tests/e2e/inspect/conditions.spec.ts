import { expect, SiteInspector, test } from './siteInspector.ts';

const TAG = 'https://www.googletagmanager.com/';

const matches = (inspector: SiteInspector, query: string) =>
  inspector.app.inPage((asked) => matchMedia(asked).matches, query);

/** Sends the contact form. Returns how many requests have gone out. */
async function sendForm(inspector: SiteInspector): Promise<() => number> {
  let sent = 0;
  await inspector.page.route('**/api/contact', (route) => {
    sent += 1;
    return route.fulfill({ status: 200 });
  });
  await inspector.app.sendMessage();
  return () => sent;
}

// An emulated scheme would hold for the frame as well.
test.use({ colorScheme: null });

test.describe('with a vendor', () => {
  test.use({ expectedRequests: /googletagmanager\.com/ });

  test('R18.44 opens a link under its conditions, and sends nothing by itself', async ({
    inspector,
    site,
  }) => {
    await inspector.page.route(`${TAG}**`, (route) =>
      route.fulfill({ contentType: 'text/javascript' }),
    );
    const conditions = 'consent:granted,language:fr,width:390,scheme:dark,motion:reduced';
    await inspector.open(`/about?from=letter&conditions=${conditions}`);
    await expect(inspector.page).toHaveURL(
      `/fr/about?from=letter&inspect&conditions=${conditions}`,
    );
    await inspector.app.seeLanguage('fr');
    expect(await inspector.app.inPage(() => innerWidth)).toBe(390);
    expect(await matches(inspector, '(prefers-color-scheme: dark)')).toBe(true);
    expect(await matches(inspector, '(prefers-reduced-motion)')).toBe(true);
    await expect(inspector.app.find('h1')).toHaveCSS('animation-duration', '0.001s');
    await inspector.see('analytics', 'sending');
    await expect(inspector.button('Release: load the tag of analytics')).toBeVisible();
    await inspector.app.root.getByRole('link').last().focus();
    await inspector.key('Escape');
    expect(site.requestsTo(/googletagmanager/)).toEqual([]);
    await inspector.press('Release: load the tag of analytics');
    await expect.poll(() => site.requestsTo(/googletagmanager/).length).toBe(1);
  });
});

test('R18.38 keeps what a link makes up from the stores of the browser', async ({ inspector }) => {
  const conversation = () => inspector.app.inPage(() => sessionStorage['interpunct-conversation']);
  await inspector.open('/about?state=chat:conversation.failed');
  await inspector.see('chat', 'conversation.failed');
  expect(await conversation()).toBeUndefined();
  await inspector.open('/about');
  await inspector.see('chat', 'panel.closed conversation.ready');
});

test('R18.44 lets a page move where the system wants it still', async ({ inspector }) => {
  await inspector.page.emulateMedia({ reducedMotion: 'reduce' });
  await inspector.open('/about?conditions=motion:full');
  expect(await matches(inspector, '(prefers-reduced-motion: no-preference)')).toBe(true);
  await expect(inspector.app.find('h1')).not.toHaveCSS('animation-duration', '0.001s');
});

test('R18.44 sets conditions in the panel, for a link that another tester opens', async ({
  inspector,
  page,
}) => {
  await inspector.open('/');
  await inspector.see('consent', 'settled');
  await inspector.panel.getByText('Conditions').click();
  await inspector.choice('Consent').selectOption('unset');
  await expect(inspector.app.machine('consent').first()).toBeVisible();
  await inspector.choice('Visit').selectOption('returning');
  await inspector.see('podcastPopup', 'dismissed');
  // The frame has its width and its scheme at once, in the same document.
  await inspector.send('servicesDropdown', 'dropdown.open');
  await inspector.choice('Width').selectOption('1440 px');
  await expect.poll(() => inspector.app.inPage(() => innerWidth)).toBe(1_440);
  const frame = await inspector.find('iframe[title=Site]').boundingBox();
  const line = await page.getByRole('separator').boundingBox();
  expect(frame?.width).toBeCloseTo(line?.x ?? 0, 0);
  await inspector.see('servicesDropdown', 'open');
  await expect(page).toHaveURL('/?inspect&conditions=consent:unset,visit:returning,width:1440');

  const other = new SiteInspector(await page.context().newPage());
  await other.page.goto(page.url());
  await other.isReady();
  await other.see('podcastPopup', 'dismissed');
  await expect(other.app.machine('consent').first()).toBeVisible();
  await other.panel.getByText('Conditions').click();
  await other.choice('Visit').selectOption('as it is');
  await other.see('podcastPopup', 'waiting');
  await other.choice('Storage').selectOption('empty');
  await other.see('podcastPopup', 'waiting');
  await other.choice('Consent').selectOption('refused');
  await other.see('consent', 'settled');
});

test.describe('a stored record', () => {
  test.use({ expectedMessages: /is not a record of this site/ });
  const key = 'interpunct-cookie-consent';
  const banner = ({ app }: SiteInspector) => app.machine('consent').first();

  for (const conditions of ['consent:outdated', 'consent:damaged', 'storage:blocked']) {
    test(`R18.44 asks for consent again under ${conditions}`, async ({ inspector }) => {
      await inspector.open(`/?conditions=${conditions}`);
      await expect(banner(inspector)).toBeVisible();
      expect(await inspector.page.evaluate((name) => localStorage[name], key)).toContain(
        '"version":"1.0"',
      );
    });
  }

  test('R18.44 begins with a record that a tester writes, in a link and in the steps', async ({
    inspector,
  }) => {
    await inspector.open('/');
    await inspector.see('consent', 'settled');
    await inspector.panel.getByText('Conditions').click();
    const record = `${key}={"version":"0.9"}`;
    const field = inspector.panel.getByRole('textbox', { name: 'Local record' });
    await field.fill(record);
    await field.press('Enter');
    await expect(banner(inspector)).toBeVisible();
    const steps = await inspector.copy('Copy as steps');
    expect(steps).toContain(`, under local record ${record}\n\n1. Open ${inspector.page.url()}.\n`);
    // The address has it.
    expect(steps).not.toContain(`as “${key}” in the local storage`);
  });
});

test.describe('a network', () => {
  test.use({ expectedMessages: /was not delivered|has no answer|could not be shown/ });

  test('R18.44 answers each request with 500, and sends none', async ({ inspector }) => {
    await inspector.open('/contact?conditions=network:failing');
    const sent = await sendForm(inspector);
    await inspector.app.see('contactForm', 'error');
    expect(sent()).toBe(0);
    // The code of the site arrives: a chat without its code could not fail.
    await inspector.app.ask('Where are you?');
    await inspector.see('chat', 'conversation.failed');
  });

  test('R18.44 is offline, but for what has no endpoint', async ({ inspector }) => {
    await inspector.open('/contact?conditions=network:offline');
    const limit = inspector.panel.getByText('“network:offline” does not reach the newsletter:');
    await expect(limit).toBeHidden();
    await inspector.panel.getByText('Conditions').click();
    // A narrow panel scrolls the conditions: it stands before them.
    await inspector.resize({ width: 1000, height: 700 });
    await expect(limit).toBeInViewport({ ratio: 1 });
    // It holds for as long as the build does: nothing is wrong.
    await expect(limit).toHaveCSS('font-weight', '400');
    await inspector.open('/contact?conditions=network:bogus,width:33');
    await expect(inspector.panel.getByText('does not know “network:bogus”')).toBeVisible();
    expect(await inspector.app.inPage(() => innerWidth)).toBeGreaterThan(390);
    await expect(inspector.panel.getByText('does not reach')).toHaveCount(0);
    await inspector.open('/contact?conditions=network:offline');
    const sent = await sendForm(inspector);
    await inspector.app.see('contactForm', 'error');
    expect(await inspector.app.inPage(() => navigator.onLine)).toBe(false);
    expect(sent()).toBe(0);
  });

  test('R18.44 is slow', async ({ inspector }) => {
    await inspector.open('/contact?conditions=network:slow');
    const sent = await sendForm(inspector);
    await inspector.app.see('contactForm', 'submitting.delivering');
    expect(sent()).toBe(0);
    await expect.poll(sent).toBe(1);
    await inspector.app.see('contactForm', 'success');
  });
});
