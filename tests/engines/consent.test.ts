import { expect } from 'vitest';
import { CHAT_ENDPOINT, completion } from '#tests/chatProxy.ts';
import type { Host } from '#tests/host.ts';
import type { SiteVisitor } from '#tests/visitor/siteVisitor.ts';
import { loseNetwork, scenario } from './scenario.ts';
import type { VendorProxy } from './vendorProxy.ts';

/** Consent in the world outside: time that passes, other tabs, other deployments, and a network that is gone. */

const KEY = 'interpunct-cookie-consent';
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Both have a second tab. */
const engines = ['Chromium', 'Firefox'] as const;
/** What vendors say when the gate or the network stops them, or the clock is held; and a document that ends. */
const expected =
  /Content Security Policy|Fetch|fetch|Failed|Load failed|NetworkError|reading '|Script error|overlay did not arrive/;

/** A visitor who agreed `age` ms ago. */
function agreed(key: string, age: number): void {
  const preferences = { necessary: true, analytics: true, marketing: true };
  const record = { version: '1.0', preferences, timestamp: Date.now() - age };
  if (!sessionStorage.agreed) localStorage[key] = JSON.stringify(record);
  sessionStorage.agreed = true;
}

/** Names the stage in all that vendors send once the record is gone, in each tab. */
function noteEnd(record: string): void {
  const note = (key: unknown) => {
    if (key === record && document.documentElement) document.documentElement.dataset.stage = 'over';
  };
  const { removeItem } = Storage.prototype;
  Storage.prototype.removeItem = function (key) {
    note(key);
    removeItem.call(this, key);
  };
  addEventListener('storage', ({ key, newValue }) => note(newValue === null && key));
}

const seeNewDocument = async (visitor: SiteVisitor) => {
  await visitor.seeNewDocument();
  await visitor.isReady();
};

const stored = (visitor: SiteVisitor) => visitor.inPage(() => Object.keys(localStorage).join(' '));

const isCounted = (requests: string[]) => requests.some((url) => /g\/collect/.test(url));

/** Agrees to everything on a page, and waits until its view is counted. */
async function agreeOn(
  path: string,
  visitor: SiteVisitor,
  { requests }: VendorProxy,
): Promise<void> {
  await visitor.open(path);
  await visitor.press('Accept all');
  await expect.poll(() => isCounted(requests)).toBe(true);
}

scenario(
  'R11.11 a choice that expires in an open tab ends in every tab, as a withdrawal does',
  async ({ visitor, vendors, early }) => {
    early(agreed, KEY, 180 * DAY_MS - 8_000);
    early(noteEnd, KEY);
    const other = await visitor.openTab();
    await visitor.open('/en/about');
    await other.open('/en/studio');
    await expect.poll(() => isCounted(vendors.requests)).toBe(true);
    for (const tab of [visitor, other]) await tab.mark();
    for (const tab of [visitor, other]) {
      await seeNewDocument(tab);
      await tab.see('consent', 'banner');
    }
    expect(await stored(visitor)).not.toContain('cookie-consent');
    expect(await visitor.inPage(() => document.cookie)).toBe('');
    expect(vendors.requests.filter((url) => /stage=over/.test(url))).toEqual([]);
    vendors.requests.length = 0;
    await visitor.press('Contact', 'nav[aria-label=Main]');
    await visitor.seeFocus('h1');
    expect(vendors.requests).toEqual([]);
  },
  { engines, hasChosen: false, expected },
);

for (const [fault, pass] of Object.entries({
  'the machine has slept': ({ page }: SiteVisitor) => page.clock.fastForward(200 * DAY_MS),
  'the clock jumps': async ({ page: { clock } }: SiteVisitor) => {
    await clock.setSystemTime(Date.now() + 200 * DAY_MS);
    await clock.runFor(60_000);
  },
})) {
  scenario(
    `R11.11, R16.16 a choice is too old when ${fault}, in the preferences too`,
    async ({ visitor, vendors, early }) => {
      early(noteEnd, KEY);
      await visitor.page.clock.install({ time: Date.now() });
      await agreeOn('/en/about', visitor, vendors);
      await visitor.press('Cookie settings');
      await visitor.see('consent', 'customizing');
      await visitor.mark();
      await pass(visitor);
      await seeNewDocument(visitor);
      await visitor.see('consent', 'banner');
      expect(vendors.requests.filter((url) => /stage=over/.test(url))).toEqual([]);
    },
    { engines: ['Chromium'], hasChosen: false, expected },
  );
}

/** The deployment before its owner added Microsoft Clarity. */
const withoutClarity = (host: Host) =>
  host.answer(/^\/assets\/[\w-]+\.js$/, {
    change: (code) =>
      code.replace('testproject', '').replaceAll('microsoft-clarity', 'google-analytics'),
  });

for (const answer of ['Accept all', 'Necessary only']) {
  scenario(
    `R11.16 a service that is added later asks again after "${answer}", and a tab of before keeps its answer`,
    async ({ visitor, vendors, host }) => {
      withoutClarity(host);
      await visitor.open('/en/about');
      await visitor.press(answer);
      await visitor.seeNone('consent');
      // What this tab asks for comes before the other tab.
      if (answer === 'Accept all') await expect.poll(() => isCounted(vendors.requests)).toBe(true);
      host.reset();
      vendors.requests.length = 0;
      const newer = await visitor.openTab();
      await newer.open('/en/studio');
      await newer.see('consent', 'banner');
      expect(vendors.requests.filter((url) => /gtag\/js|\/tag\//.test(url))).toEqual([]);
      await visitor.seeNone('consent');
      await newer.press('Necessary only');
      await newer.reload();
      await newer.seeNone('consent');
    },
    { engines, hasChosen: false, expected },
  );
}

scenario(
  'R12.9, R12.10, R12.13 a withdrawal without a network stays on the page, sends nothing, and loads it again as it was when the host answers',
  async ({ visitor, vendors, host }) => {
    await agreeOn('/en/contact', visitor, vendors);
    await visitor.fill('Name', 'Ada');
    await visitor.press('Cookie settings');
    await visitor.press('Analytics');
    loseNetwork(host);
    await visitor.mark();
    await visitor.inPage(() => {
      const { dataset } = document.documentElement;
      addEventListener('click', () => Object.assign(dataset, { stage: 'over' }), true);
    });
    await visitor.press('Save preferences');
    await visitor.seeNone('consent');
    const position = await visitor.inPage(() => scrollY);
    expect(position).toBeGreaterThan(300);
    const asked = () =>
      host.requests.filter(({ method, path }) => method === 'HEAD' && path === '/en/contact');
    await expect.poll(() => asked().length).toBeGreaterThan(1);
    expect(await visitor.inPage(() => document.title)).toContain('Interpunct');
    host.reset();
    await seeNewDocument(visitor);
    await visitor.seeAddress('/en/contact');
    await visitor.seeFocus('#cookie-settings');
    // At its end the page grows by a few px with its fonts, after the browser has restored the position.
    await visitor.until((place) => Math.abs(scrollY - place) < 50, position);
    await visitor.until(
      () => document.querySelector<HTMLInputElement>('main [name=name]')?.value === 'Ada',
    );
    await visitor.seeNone('consent');
    expect(vendors.requests.filter((url) => /stage=over/.test(url))).toEqual([]);
  },
  { hasChosen: false, expected },
);

/** Takes the grant of analytics back, on the page that is there. */
async function withdraw(visitor: SiteVisitor): Promise<void> {
  await visitor.press('Cookie settings');
  await visitor.press('Analytics');
  await visitor.mark();
  await visitor.press('Save preferences');
}

scenario(
  'R12.14 a withdrawal waits for a message that is being sent, and for its outcome to be read',
  async ({ visitor, vendors, host }) => {
    const answer = host.hold('/api/contact');
    await agreeOn('/en/contact', visitor, vendors);
    await visitor.sendMessage();
    await visitor.see('contactForm', 'submitting');
    await withdraw(visitor);
    await visitor.seeNone('consent');
    answer({ status: 200 });
    await visitor.see('contactForm', 'success');
    await visitor.follow('studio');
    await seeNewDocument(visitor);
    await visitor.seePage('studio');
    expect(host.requests.filter(({ path }) => path === '/api/contact')).toHaveLength(1);
  },
  { engines, hasChosen: false, expected },
);

scenario(
  'R12.14 a withdrawal waits for an answer of the chat',
  async ({ visitor, vendors, host }) => {
    const answer = host.hold(CHAT_ENDPOINT);
    await agreeOn('/en/about', visitor, vendors);
    await visitor.ask('Where are you?');
    await visitor.see('chat', 'conversation.waiting');
    await withdraw(visitor);
    await visitor.seeNone('consent');
    answer(completion('In Strassen.'));
    await seeNewDocument(visitor);
    await visitor.seeText('In Strassen.', '[role=log]');
  },
  { engines, hasChosen: false, expected },
);

for (const [place, begin, focus] of [
  ['a field', (visitor: SiteVisitor) => visitor.type('Message', 'I am wri'), 'main [name=message]'],
  [
    'the chat',
    async (visitor: SiteVisitor) => {
      await visitor.press('Chat assistant');
      await visitor.type('Your message', 'I am wri');
    },
    '[data-machine=chat] textarea',
  ],
] as const)
  scenario(
    `R12.9 a withdrawal in another tab leaves a visitor who writes in ${place} there`,
    async ({ visitor, vendors }) => {
      await agreeOn('/en/contact', visitor, vendors);
      await begin(visitor);
      await visitor.seeFocus(focus);
      await visitor.mark();
      const other = await visitor.openTab();
      await other.open('/en/about');
      await withdraw(other);
      await seeNewDocument(visitor);
      await visitor.seeFocus(focus);
      await visitor.until(
        (field) => document.querySelector<HTMLTextAreaElement>(field)?.value === 'I am wri',
        focus,
      );
      await visitor.inPage(() => {
        document.execCommand('insertText', false, 'ting');
      });
      await visitor.until(
        (field) => document.querySelector<HTMLTextAreaElement>(field)?.value === 'I am writing',
        focus,
      );
    },
    { engines, hasChosen: false, expected },
  );

scenario(
  'R11.10, R12.6 a page that comes back from the cache after a withdrawal in another tab sends nothing',
  async ({ visitor, vendors, host }) => {
    // Documents with a listener for their unload are not kept.
    vendors.scriptOf = (address) =>
      /googletagmanager/.test(address)
        ? `const send = ({ type }) => fetch('https://www.google-analytics.com/g/collect?' + type);
           for (const type of ['load', 'pageshow', 'focus']) addEventListener(type, send);
           document.addEventListener('visibilitychange', send);
           send({ type: 'start' });`
        : '';
    const other = await visitor.openTab();
    await agreeOn('/en/about', visitor, vendors);
    await visitor.mark();
    await visitor.load(`${host.foreignUrl}/version.json`);
    await other.open('/en/about');
    await withdraw(other);
    await seeNewDocument(other);
    vendors.requests.length = 0;
    await visitor.back();
    await seeNewDocument(visitor);
    expect(vendors.requests).toEqual([]);
  },
  { engines, hasChosen: false, expected },
);
