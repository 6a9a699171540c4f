import { mergeTests } from '@playwright/test';
import { test as hostTest } from '#tests/e2e/configuredSite.ts';
import type { Host } from '#tests/host.ts';
import { expect, test as inspectorTest, type SiteInspector } from './siteInspector.ts';

const CONTACT = '/api/contact';
const PROVIDER = '/demo-provider/v1/chat/completions';

/** The site with its inspector on a host that counts what it receives. */
const test = mergeTests(hostTest, inspectorTest);

test.use({ hostedFolder: '.cache/inspector' });

test.beforeEach(({ host }) => {
  // An endpoint that takes its time: what is sent stays under way.
  host.answer(CONTACT, 'hang');
  host.answer(PROVIDER, 'hang');
});

const postsTo = ({ requests }: Host, path: string) =>
  requests.filter(({ method, path: asked }) => method === 'POST' && asked === path).length;

const wouldSend = (inspector: SiteInspector) => inspector.panel.getByText(`send POST ${CONTACT}`);

/** Sends the contact form for real, and hands the session over while it is under way. */
async function sendForm(inspector: SiteInspector, host: Host) {
  await inspector.openHeld('/contact');
  await inspector.app.sendMessage();
  await inspector.app.see('contactForm', 'submitting.delivering');
  await expect.poll(() => postsTo(host, CONTACT)).toBe(1);
  return inspector.exportSession();
}

test('R18.40 imports a form that was being sent, and sends nothing until it is released', async ({
  inspector,
  host,
}) => {
  const { name, text } = await sendForm(inspector, host);
  host.requests.length = 0;
  await inspector.openHeld('/about');
  await inspector.importFile({ name, text });
  await inspector.app.see('contactForm', 'submitting.delivering');
  await expect(wouldSend(inspector)).toBeVisible();
  await inspector.restore();
  await inspector.press('Resume');
  await inspector.app.see('contactForm', 'submitting.delivering');
  await expect(wouldSend(inspector)).toBeVisible();
  expect(postsTo(host, CONTACT)).toBe(0);
  await inspector.press(`Release: send POST ${CONTACT}`);
  await expect.poll(() => postsTo(host, CONTACT)).toBe(1);
  await expect(wouldSend(inspector)).toHaveCount(0);
});

test('R18.40 restores and sends, and brings the session before back without sending', async ({
  inspector,
  host,
}) => {
  const { name, text } = await sendForm(inspector, host);
  host.requests.length = 0;
  await inspector.importFile({ name, text });
  await inspector.press('Restore and send');
  await expect(inspector.status).toHaveText(/^Restored entry/);
  await expect.poll(() => postsTo(host, CONTACT)).toBe(1);
  // The session that was replaced had a form under way as well.
  await inspector.press('Bring back');
  await expect(inspector.status).toHaveText('The session before is back. The page shows its end.');
  await inspector.app.see('contactForm', 'submitting.delivering');
  await inspector.restore();
  await expect(wouldSend(inspector)).toBeVisible();
  expect(postsTo(host, CONTACT)).toBe(1);
});

test.describe('with the picture of a form that failed', () => {
  test.use({ expectedMessages: /was not delivered/ });

  test('R18.40 opens a link, goes there and shows the gallery without sending', async ({
    inspector,
    host,
  }) => {
    await inspector.open('/contact?state=contactForm:submitting.delivering');
    await inspector.app.see('contactForm', 'submitting.delivering');
    await expect(wouldSend(inspector)).toBeVisible();
    await inspector.show('Gallery');
    await inspector.choice('Actor').selectOption({ label: 'contactForm' });
    const delivering = inspector.panel.locator(
      'iframe[title="contactForm: submitting.delivering"]',
    );
    const form = delivering.contentFrame().locator('[data-machine=contactForm]');
    // The pictures above it push it away when they come.
    await expect(async () => {
      await inspector.button('Open contactForm in submitting.delivering').scrollIntoViewIfNeeded();
      await expect(form).toHaveAttribute('data-state', 'submitting.delivering', { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    // Another way begins on a page on which a form is under way.
    await inspector.open('/contact?state=chat:conversation.waiting');
    await inspector.see('chat', 'conversation.waiting');
    await expect(inspector.panel.getByText(/ask .*demo-provider/)).toBeVisible();
    await inspector.press('Resume');
    await inspector.show('Timers');
    await expect(inspector.button('Release requestAnswer of chat')).toBeVisible();
    expect(host.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

test('R10.22 the head of the chat says that it is a demonstration', async ({ host: _, site }) => {
  await site.open('/en');
  await site.button('Chat assistant').click();
  await expect(site.machine('chat')).toContainText('Demonstration');
  // Nobody receives anything there.
  await expect(site.machine('chat')).not.toContainText('AI can be wrong');
});

test('R18.40 stays in a document that would be loaded again, and loads it once when released', async ({
  inspector,
  host: _,
}) => {
  const loads: string[] = [];
  inspector.page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame().parentFrame()) loads.push(request.url());
  });
  await inspector.open('/about?state=analytics:leaving.reloading');
  await inspector.see('analytics', 'leaving.reloading');
  const { name, text } = await inspector.exportSession();
  await inspector.openHeld('/about');
  await inspector.importFile({ name, text });
  await inspector.restore();
  await inspector.see('analytics', 'leaving.reloading');
  // One document for each of the two addresses.
  expect(loads).toHaveLength(2);
  await inspector.press('Release: load the page again');
  await inspector.see('analytics', 'queueing');
  expect(loads).toHaveLength(3);
});
