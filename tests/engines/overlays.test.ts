import { expect } from 'vitest';
import { VENDORS } from '#tests/e2e/vendors.ts';
import { scenario } from './scenario.ts';

const KEY = 'interpunct-cookie-consent';
const SETTINGS = '#cookie-settings';

scenario(
  'R11.6, R11.7 the cookie preferences take the focus, and Escape gives it back',
  async ({ visit }) => {
    await visit.open('/en/about');
    await visit.press('Cookie settings');
    await visit.seeState('consent', 'customizing');
    await visit.seeFocus('dialog *');
    await visit.press('Analytics');
    await visit.key('Escape');
    await visit.seeNone('consent');
    await visit.seeFocus(SETTINGS);
    const record = await visit.evaluate((key) => localStorage[key], KEY);
    expect(JSON.parse(record).preferences.analytics).toBe(false);
  },
);

scenario(
  'R11.2, R11.5 a choice on cookies stays after a reload',
  async ({ visit }) => {
    await visit.open('/en/about');
    await visit.press('Necessary only');
    await visit.seeNone('consent');
    await visit.seeFocus('#main');
    await visit.reload();
    await visit.seeNone('consent');
    const record = await visit.evaluate((key) => localStorage[key], KEY);
    expect(JSON.parse(record).preferences.analytics).toBe(false);
  },
  { hasChosen: false },
);

scenario('R10.2, R10.3, R10.10 the chat asks, answers and closes', async ({ visit, host }) => {
  const message = { role: 'assistant', content: 'We are in Strassen.' };
  host.answer('/api/openai/chat/completions', {
    body: JSON.stringify({ choices: [{ index: 0, message }] }),
  });
  await visit.open('/en/about');
  await visit.press('Chat assistant');
  await visit.seeFocus('textarea');
  await visit.type('Your message', 'Where are you?');
  await visit.key('Enter');
  await visit.seeText('We are in Strassen.', '[data-role=assistant]');
  const [request] = host.requests.filter(({ path }) => path.startsWith('/api/openai'));
  expect(JSON.parse(request?.body ?? '').messages.at(-1)).toEqual({
    role: 'user',
    content: 'Where are you?',
  });
  await visit.seeFocus('textarea');
  await visit.key('Escape');
  await visit.seeState('chat', 'panel.closed');
  await visit.seeFocus('[data-machine=chat] > button');
});

scenario('R9.7, R9.9 a draft survives a reload, and is delivered', async ({ visit, host }) => {
  host.answer('/api/contact', { status: 200 });
  await visit.open('/en/contact');
  await visit.type('Name', 'Ada');
  await visit.type('Email', 'ada@example.com');
  await visit.type('Message', 'Hello');
  await visit.reload();
  await expect
    .poll(() =>
      visit.evaluate(() => document.querySelector<HTMLInputElement>('[name=name]')?.value),
    )
    .toBe('Ada');
  await visit.press('Send message');
  await visit.seeState('contactForm', 'success');
  await visit.seeFocus('[role=status]');
  const [request] = host.requests.filter(({ path }) => path === '/api/contact');
  expect(JSON.parse(request?.body ?? '')).toMatchObject({ name: 'Ada', message: 'Hello' });
});

scenario(
  'R12.6, R12.9, R12.10 nothing reaches a vendor after a withdrawal',
  async ({ visit, vendors }) => {
    await visit.open('/en/about');
    expect(vendors.requests).toEqual([]);
    await visit.press('Accept all');
    await expect
      .poll(() => vendors.requests.filter((url) => /collect/.test(url)).length)
      .toBeGreaterThan(1);
    await visit.press('Cookie settings');
    await visit.press('Analytics');
    // What the vendors are sent from now on leaves before the click.
    await visit.evaluate(() => document.documentElement.setAttribute('data-old', ''));
    vendors.requests.length = 0;
    await visit.press('Save preferences');
    await visit.waitFor(() => !document.documentElement.matches('[data-old]'));
    await visit.isReady();
    await visit.seeFocus(SETTINGS);
    expect(vendors.requests.filter((url) => VENDORS.test(url))).toEqual([]);
  },
  { hasChosen: false, expected: /Content Security Policy|Fetch|Failed/ },
);

scenario(
  'R11.10 a page from the back-forward cache follows the removal of the record',
  async ({ visit }) => {
    await visit.open('/en/about');
    await visit.press('Necessary only');
    await visit.seeNone('consent');
    // A driven browser has no back-forward cache.
    await visit.evaluate((key) => {
      localStorage.removeItem(key);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, KEY);
    await visit.seeState('consent', 'banner');
  },
  { hasChosen: false },
);
