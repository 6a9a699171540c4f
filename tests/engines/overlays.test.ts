import { expect } from 'vitest';
import { CHAT_ENDPOINT, completion, proxyElsewhere } from '#tests/chatProxy.ts';
import { NARROW, scenario } from './scenario.ts';

const KEY = 'interpunct-cookie-consent';
const SETTINGS = '#cookie-settings';

scenario(
  'R11.6, R11.7 the cookie preferences take the focus and hold it, and Escape gives it back',
  async ({ visit }) => {
    await visit.open('/en/about');
    await visit.press('Cookie settings');
    await visit.seeState('consent', 'customizing');
    await visit.seeFocus('dialog h2');
    await visit.seeFocusKept('dialog', 8);
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
  host.answer(CHAT_ENDPOINT, completion('We are in Strassen.'));
  await visit.open('/en/about');
  await visit.press('Chat assistant');
  await visit.seeFocus('textarea');
  await visit.type('Your message', 'Where are you?');
  await visit.key('Enter');
  await visit.seeText('We are in Strassen.', '[data-role=assistant]');
  const [request] = host.requests.filter(({ path }) => path === CHAT_ENDPOINT);
  expect(JSON.parse(request?.body ?? '').messages.at(-1)).toEqual({
    role: 'user',
    content: 'Where are you?',
  });
  await visit.seeFocus('textarea');
  await visit.key('Escape');
  await visit.seeState('chat', 'panel.closed');
  await visit.seeFocus('[data-machine=chat] > button');
});

scenario(
  'R10.21, R10.24 a proxy on another host answers the chat, whose headers it allows',
  async ({ visit, host }) => {
    const received = proxyElsewhere(host, '/en/about', 'We are in Strassen.');
    await visit.open('/en/about');
    await visit.press('Chat assistant');
    await visit.type('Your message', 'Where are you?');
    await visit.key('Enter');
    await visit.seeText('We are in Strassen.', '[data-role=assistant]');
    expect(received().map(({ method }) => method)).toEqual(['OPTIONS', 'POST']);
  },
);

scenario(
  'R10.2, R15.13 a chat that fills the window holds the focus, and hears Escape without one',
  async ({ visit }) => {
    const launcher = '[data-machine=chat] > button';
    await visit.open('/en/about');
    await visit.press('Chat assistant');
    await visit.seeFocus('textarea');
    await visit.seeFocusKept('[data-machine=chat]', 8);
    await visit.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      // Nothing behind the chat takes the focus.
      document.querySelector<HTMLElement>('footer a')?.focus();
    });
    await visit.seeFocus('body');
    await visit.key('Escape');
    await visit.seeState('chat', 'panel.closed');
    await visit.seeFocus(launcher);
    await visit.press('Chat assistant');
    await visit.press('Close chat');
    await visit.seeFocus(launcher);
  },
  { size: NARROW },
);

scenario(
  'R11.10 a choice in another tab is followed',
  async ({ visit }) => {
    await visit.open('/en/about');
    await visit.seeState('consent', 'banner');
    await visit.evaluate((key) => {
      // Another document of the site: its writing is news to this one.
      const other = document.createElement('iframe');
      document.body.append(other);
      const preferences = { necessary: true, analytics: false, marketing: false };
      const record = { version: '1.0', preferences, timestamp: Date.now() };
      other.contentWindow?.localStorage.setItem(key, JSON.stringify(record));
    }, KEY);
    await visit.seeNone('consent');
  },
  { hasChosen: false },
);

scenario(
  'R2.12 a poster gives way to the film, which gets the focus',
  async ({ visit }) => {
    await visit.open('/en/podcast');
    await visit.press('Play Big Buck Bunny');
    await visit.seeFocus('iframe[src^="https://www.youtube-nocookie.com/"]');
  },
  { expected: /./ },
);

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
    await visit.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.old = '';
      // Until the button is pressed, the vendors may send.
      addEventListener('click', () => Object.assign(dataset, { stage: 'withdrawn' }), true);
    });
    await visit.press('Save preferences');
    await visit.waitFor(() => !document.documentElement.matches('[data-old]'));
    await visit.isReady();
    await visit.seeFocus(SETTINGS);
    expect(vendors.requests.filter((url) => /stage=withdrawn/.test(url))).toEqual([]);
    // What was on its way has arrived: the next page asks for nothing.
    vendors.requests.length = 0;
    await visit.press('Studio', 'nav[aria-label=Main]');
    await visit.waitFor(() => location.pathname === '/en/studio');
    await visit.seeFocus('h1');
    expect(vendors.requests).toEqual([]);
  },
  {
    hasChosen: false,
    // The tag does not catch what the gate refuses, nor the requests that end with their document.
    expected: /Content Security Policy|Fetch|Failed|Load failed|NetworkError/,
  },
);
