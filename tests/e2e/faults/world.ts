import { configuredSettings } from '#tests/builds.ts';
import { CHAT_ENDPOINT } from '#tests/chatProxy.ts';
import { chunkOf, MODULES } from '../builtCode.ts';
import { answered } from './chat.ts';
import type { ChromiumVisitor, Row, Visitor } from './row.ts';
import { ask, askAt, words, write } from './words.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const PHONE = { width: 390, height: 844 };

const TAG = /googletagmanager\.com/;
const RECORDER = /clarity\.ms/;
const VENDORS = /googletagmanager\.com|google-analytics\.com|clarity\.ms/;
const VENDOR_FAILED = /^A vendor of analytics failed/;
const EMPTY = { type: 'text/javascript', body: '' };

const script = (body: string) => ({ type: 'text/javascript', body });

/** Agrees to everything on a first visit. */
async function agree(visitor: Visitor): Promise<void> {
  await visitor.open('/about');
  await visitor.press('consent.acceptAll');
  await visitor.see('analytics', 'sending');
}

const agreed = {
  machine: 'analytics',
  state: 'sending.recording',
  kept: ['choice', 'record', 'page'],
} as const;

/** Hosts of others that are out of reach, and scripts of others that throw. */
export const vendorRows: Row[] = [
  {
    requirement: 'R16.14',
    place: 'Google Analytics',
    fault: 'its script is blocked',
    hasChosen: false,
    arrange: async ({ foreign }) => {
      await foreign(VENDORS, EMPTY);
      await foreign(TAG, 'block');
    },
    act: async (visitor) => {
      await agree(visitor);
      await visitor.follow('studio');
    },
    expect: agreed,
  },
  {
    requirement: 'R16.14',
    place: 'Microsoft Clarity',
    fault: 'its script is blocked',
    hasChosen: false,
    arrange: async ({ foreign }) => {
      await foreign(VENDORS, EMPTY);
      await foreign(RECORDER, 'block');
    },
    act: async (visitor) => {
      await agree(visitor);
      await visitor.follow('studio');
    },
    expect: agreed,
  },
  {
    requirement: 'R16.14',
    place: 'Microsoft Clarity',
    fault: 'its code on the site’s own host is lost',
    hasChosen: false,
    arrange: async ({ foreign, host }) => {
      await foreign(VENDORS, EMPTY);
      host.answer(chunkOf('clarity'), 'refuse');
    },
    act: agree,
    expect: {
      ...agreed,
      state: 'sending.unrecorded',
      log: /^The session recorder did not start/,
    },
  },
  {
    requirement: 'R12.12',
    place: 'Google Analytics',
    fault: 'its script makes every call throw',
    hasChosen: false,
    arrange: async ({ foreign }) => {
      await foreign(VENDORS, EMPTY);
      await foreign(
        TAG,
        script(`
          window.gtag = () => { throw new Error('broken on purpose'); };
          document.documentElement.dataset.tagged = '';
        `),
      );
    },
    act: async (visitor) => {
      await agree(visitor);
      await visitor.until(() => document.documentElement.matches('[data-tagged]'));
      await visitor.follow('studio');
    },
    expect: { ...agreed, log: VENDOR_FAILED },
  },
  {
    requirement: 'R12.12',
    place: 'Google Analytics',
    fault: 'its script throws',
    hasChosen: false,
    noise: /broken on purpose/,
    arrange: async ({ foreign }) => {
      await foreign(VENDORS, EMPTY);
      await foreign(TAG, script(`throw new Error('broken on purpose');`));
    },
    act: async (visitor) => {
      await agree(visitor);
      await visitor.follow('studio');
    },
    expect: agreed,
  },
  {
    requirement: 'R12.12',
    place: 'Microsoft Clarity',
    fault: 'its script makes every call throw',
    hasChosen: false,
    arrange: async ({ foreign }) => {
      await foreign(VENDORS, EMPTY);
      await foreign(
        RECORDER,
        script(`
          window.clarity = () => { throw new Error('broken on purpose'); };
          document.documentElement.dataset.recorded = '';
        `),
      );
    },
    act: async (visitor) => {
      await agree(visitor);
      await visitor.until(() => document.documentElement.matches('[data-recorded]'));
      await visitor.press('footer.cookies');
      await visitor.press('consent.marketing.name');
      await visitor.press('consent.save');
    },
    expect: { ...agreed, log: VENDOR_FAILED },
  },
  ...(
    [
      ['an extension puts an object in its place', () => Object.assign(window, { dataLayer: {} })],
      [
        'an extension locks it',
        () => Object.defineProperty(window, 'dataLayer', { value: undefined }),
      ],
      [
        'an extension makes its push throw',
        () => {
          const queue: unknown[] = [];
          queue.push = () => {
            throw new Error('broken on purpose');
          };
          Object.assign(window, { dataLayer: queue });
        },
      ],
    ] as const
  ).map(
    ([fault, break_]): Row => ({
      requirement: 'R16.14',
      place: 'queue of Google Analytics',
      fault,
      engines: true,
      // The document loads again. Firefox and WebKit fail the requests of one that is left.
      noise:
        /A behaviour of the site failed|A vendor of analytics failed|The version is made locally/,
      arrange: ({ early }) => early(break_ as () => void),
      act: async (visitor) => {
        await visitor.open('/about');
        await visitor.until(() =>
          performance
            .getEntriesByType('navigation')
            .some((entry) => entry.toJSON().type === 'reload'),
        );
        await visitor.isReady();
        await visitor.follow('studio');
        await visitor.arrived('studio');
        await visitor.press('footer.cookies');
        await visitor.press('consent.save');
      },
      expect: { machine: 'page', state: 'shown', kept: ['page', 'record', 'choice'] },
    }),
  ),
  {
    requirement: 'R2.12, R16.14',
    place: 'map',
    fault: 'its host is blocked',
    arrange: ({ foreign }) => foreign(/openstreetmap\.org/, 'block'),
    act: async (visitor) => {
      await visitor.open('/contact');
      await write(visitor);
      await visitor.press('contact:map.show');
    },
    expect: {
      machine: 'embed',
      state: 'open',
      text: 'contact:map.open',
      kept: ['draft', 'page'],
    },
  },
  {
    requirement: 'R2.12, R16.14',
    place: 'film',
    fault: 'its host is blocked',
    arrange: ({ foreign }) => foreign(/youtube-nocookie\.com/, 'block'),
    act: async (visitor) => {
      await visitor.open('/podcast');
      await visitor.inPage(() =>
        document.querySelector<HTMLElement>('main h2 ~ * button, main button')?.click(),
      );
    },
    expect: { machine: 'embed', state: 'open', kept: ['page'] },
    after: {
      act: (visitor) => visitor.follow('studio'),
      expect: { machine: 'embed', state: 'posters', kept: ['page'] },
    },
  },
];

const next = async (visitor: Visitor) => {
  await visitor.open('/about');
  await visitor.scrollTo(words.scroll);
  await visitor.follow('studio');
};

/** What a browser may lack. */
const lacks: Record<string, () => void> = {
  IntersectionObserver: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  requestIdleCallback: () => Reflect.deleteProperty(window, 'requestIdleCallback'),
  'a canvas in 2D': () => {
    HTMLCanvasElement.prototype.getContext = () => null;
    HTMLCanvasElement.prototype.transferControlToOffscreen = () =>
      ({ getContext: () => null }) as unknown as OffscreenCanvas;
  },
  'a list of languages': () => Object.defineProperty(navigator, 'languages', { value: undefined }),
  'an empty list of languages': () => Object.defineProperty(navigator, 'languages', { value: [] }),
};

export const featureRows: Row[] = [
  ...Object.entries(lacks).map(
    ([feature, remove]): Row => ({
      requirement: 'R16.15',
      place: 'browser without',
      fault: feature,
      engines: true,
      arrange: ({ early }) => early(remove),
      act: next,
      expect: { machine: 'page', state: 'shown', kept: ['page', 'language'] },
    }),
  ),
  {
    requirement: 'R16.15',
    place: 'browser without',
    fault: 'PerformanceObserver',
    engines: true,
    noise: /PerformanceObserver/,
    arrange: ({ early }) => early(() => Reflect.deleteProperty(window, 'PerformanceObserver')),
    // No sign of the visitor starts it.
    act: (visitor) => visitor.goTo('/about'),
    expect: { machine: 'start', state: 'running', kept: ['page', 'language'] },
  },
  {
    requirement: 'R16.15',
    place: 'browser without',
    fault: 'methods of popovers',
    engines: true,
    arrange: ({ early }) =>
      early(() => {
        for (const name of ['togglePopover', 'showPopover', 'hidePopover']) {
          Reflect.deleteProperty(HTMLElement.prototype, name);
        }
      }),
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.press('pages.services');
    },
    expect: { machine: 'servicesDropdown', state: 'open', kept: ['page'] },
    after: {
      act: (visitor) => visitor.key('Escape'),
      expect: { machine: 'servicesDropdown', state: 'closed' },
    },
  },
  {
    requirement: 'R16.15, R3.5',
    place: 'browser without',
    fault: 'commands of dialogs',
    viewport: PHONE,
    arrange: ({ early }) =>
      early(() => {
        Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
        addEventListener('command', (event) => event.preventDefault(), true);
      }),
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.press('menu.open');
    },
    expect: { machine: 'mobileMenu', state: 'open' },
    after: {
      act: (visitor) => visitor.press('menu.close'),
      expect: { machine: 'mobileMenu', state: 'closed', kept: ['page'] },
    },
  },
  {
    requirement: 'R16.15, R3.9',
    place: 'browser without',
    fault: 'commands of dialogs, before the start',
    viewport: PHONE,
    arrange: async ({ host, early }) => {
      host.answer(MODULES, 'hang');
      await early(() => {
        Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
        addEventListener('command', (event) => event.preventDefault(), true);
      });
    },
    act: async (visitor) => {
      await visitor.goTo('/about');
      await visitor.press('menu.open');
    },
    expect: { machine: 'mobileMenu', state: 'open' },
    after: {
      act: (visitor) => visitor.press('menu.close'),
      expect: { machine: 'mobileMenu', state: 'closed', kept: ['page'] },
    },
  },
];

/** The record of a version file, as a build writes it. */
const record = (change: object) =>
  JSON.stringify({
    version: '9.8.7',
    build: 1,
    lastBuild: Date.UTC(2026, 10, 20, 12),
    deployTime: '20/11/2026 13:00:00',
    environment: 'production',
    ...change,
  });

const versionFiles = {
  'is missing': [{ status: 404 }, 'answered 404'],
  'is HTML': [
    { headers: { 'Content-Type': 'text/html' }, body: '<!doctype html><title>x</title>' },
    'SyntaxError',
  ],
  'is empty': [{ body: '' }, 'SyntaxError'],
  'is null': [{ body: 'null' }, 'unexpected shape'],
  'has wrong types': [{ body: record({ build: 'x' }) }, 'unexpected shape'],
  'is of an old build': [
    { body: record({ lastBuild: Date.UTC(2026, 10, 20, 12) - 10 * 60_000 - 60_000 }) },
    'the version file is stale',
  ],
} as const;

export const versionRows: Row[] = [
  ...Object.entries(versionFiles).map(
    ([fault, [answer, reason]]): Row => ({
      requirement: 'R8.2, R8.4, R8.5',
      place: 'version badge',
      fault: `the file ${fault}`,
      clock: 0,
      arrange: ({ host }) => host.answer('/version.json', answer),
      act: (visitor) => visitor.open('/about'),
      expect: {
        machine: 'versionBadge',
        state: 'shown.closed',
        text: 'version.name',
        log: new RegExp(`^The version is made locally: .*${reason}`),
      },
    }),
  ),
  {
    requirement: 'R8.1, R8.4',
    place: 'version badge',
    fault: 'the file does not come within 5 s',
    clock: 0,
    arrange: ({ host }) => host.answer('/version.json', 'hang'),
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.asked('/version.json');
      await visitor.pass(4_999);
      await visitor.see('versionBadge', 'hidden');
      await visitor.pass(1);
    },
    expect: {
      machine: 'versionBadge',
      state: 'shown.closed',
      text: 'version.name',
      log: /^The version is made locally: the version file is late/,
    },
  },
];

/** Clocks that jump, and machines that sleep. */
export const clockRows: Row[] = [
  {
    requirement: 'R16.16',
    place: 'hero',
    fault: 'the machine sleeps for a day',
    clock: 0,
    act: async (visitor) => {
      await visitor.open('/');
      await visitor.see('heroRotator', 'showing');
      await visitor.sleep(DAY_MS);
    },
    expect: { machine: 'heroRotator', state: 'fading', kept: ['page'] },
    after: {
      act: (visitor) => visitor.pass(800),
      expect: { machine: 'heroRotator', state: 'showing' },
    },
  },
  {
    requirement: 'R16.16',
    place: 'podcast popup',
    fault: 'the machine sleeps for a day',
    clock: 0,
    act: async (visitor) => {
      await visitor.open('/');
      await visitor.sleep(DAY_MS);
    },
    expect: { machine: 'podcastPopup', state: 'shown' },
  },
  {
    requirement: 'R16.16',
    place: 'breadcrumbs',
    fault: 'the machine sleeps for a day',
    clock: 0,
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.sleep(DAY_MS);
    },
    expect: { machine: 'breadcrumbs', state: 'hidden' },
  },
  {
    requirement: 'R10.16, R16.16',
    place: 'chat',
    fault: 'the machine sleeps for a day while an answer is due',
    clock: 0,
    arrange: ({ host }) => host.answer(CHAT_ENDPOINT, 'hang'),
    act: async (visitor) => {
      await askAt(visitor);
      await visitor.asked(CHAT_ENDPOINT);
      await visitor.sleep(DAY_MS);
    },
    expect: {
      machine: 'chat',
      state: 'conversation.failed',
      text: 'chat.error',
      kept: ['question'],
      log: /The chat has no answer/,
    },
  },
  ...(
    [
      ['back', -DAY_MS],
      ['forth', DAY_MS],
    ] as const
  ).map(
    ([direction, shift]): Row => ({
      requirement: 'R16.16',
      place: 'conversation, draft and choice',
      fault: `the clock jumps a day ${direction}`,
      clock: 0,
      arrange: ({ host }) => host.answer(CHAT_ENDPOINT, answered),
      act: async (visitor: ChromiumVisitor) => {
        await visitor.open('/contact');
        await write(visitor);
        await visitor.setClock(shift);
        await ask(visitor);
        await visitor.see('chat', 'conversation.ready');
        await visitor.reload();
        await visitor.press('chat.launcher');
      },
      expect: {
        machine: 'chat',
        state: 'conversation.ready',
        kept: ['conversation', 'draft', 'choice'],
      },
    }),
  ),
];

/** Puts every text of the page into elements of its own, as the translator of a browser does. */
function translate(): void {
  document.documentElement.classList.add('translated-ltr');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

let release = () => {};

/** Extensions and translators that change the page. */
export const extensionRows: Row[] = [
  {
    requirement: 'R16.17',
    place: 'translated page',
    fault: 'another page is opened',
    engines: true,
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.inPage(translate);
      await visitor.follow('studio');
      await visitor.arrived('studio');
    },
    expect: { machine: 'page', state: 'shown', text: 'studio:hero.title', kept: ['page'] },
  },
  {
    requirement: 'R16.17',
    place: 'translated page',
    fault: 'another language is chosen',
    engines: true,
    language: 'fr',
    act: async (visitor) => {
      await visitor.open('/contact', '/en');
      await visitor.inPage(translate);
      await visitor.choose('fr');
    },
    expect: { machine: 'page', state: 'shown', text: 'footer.cookies', kept: ['language'] },
  },
  {
    requirement: 'R16.17',
    place: 'translated page',
    fault: 'a question is asked in the chat',
    engines: true,
    arrange: ({ host }) => host.answer(CHAT_ENDPOINT, answered),
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.press('chat.launcher');
      await visitor.see('chat', 'panel.open.opened');
      await visitor.inPage(translate);
      await visitor.type('chat.input', words.question);
      await visitor.key('Enter');
    },
    expect: { machine: 'chat', state: 'conversation.ready', kept: ['conversation'] },
  },
  {
    requirement: 'R16.17',
    place: 'translated page',
    fault: 'the form is sent, and fails',
    engines: true,
    arrange: ({ host }) => host.answer(configuredSettings.VITE_CONTACT_ENDPOINT, { status: 500 }),
    act: async (visitor) => {
      await visitor.open('/contact');
      await write(visitor);
      await visitor.inPage(translate);
      await visitor.press('contact:form.submit');
    },
    expect: {
      machine: 'contactForm',
      state: 'error',
      text: 'contact:form.error',
      kept: ['draft'],
      log: /The contactForm was not delivered/,
    },
  },
  {
    requirement: 'R16.17',
    place: 'translated page',
    fault: 'the cookie preferences are saved',
    engines: true,
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.press('footer.cookies');
      await visitor.see('consent', 'customizing');
      await visitor.inPage(translate);
      await visitor.press('consent.save');
    },
    expect: { machine: 'consent', state: 'settled', kept: ['choice', 'record'] },
  },
  ...Object.entries({
    'a translator has changed it': translate,
    'a keeper of passwords has put an icon beside each field': () => {
      for (const field of document.querySelectorAll('form input, form textarea')) {
        field.setAttribute('data-keeper', 'on');
        field.after(document.createElement('keeper-icon'));
      }
    },
  }).map(
    ([fault, change]): Row => ({
      requirement: 'R16.17',
      place: 'page before the start',
      fault,
      engines: true,
      noise: /The prerendered page did not fit/,
      arrange: ({ host }) => {
        const letGo = host.hold(MODULES);
        release = () => letGo('file');
      },
      act: async (visitor) => {
        await visitor.goTo('/contact');
        await write(visitor);
        await visitor.inPage(change);
        release();
        await visitor.isReady();
      },
      expect: { machine: 'contactForm', state: 'idle', kept: ['draft', 'page'] },
    }),
  ),
  {
    requirement: 'R16.17',
    place: 'cookie banner',
    fault: 'an extension takes it out of the page',
    engines: true,
    hasChosen: false,
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.see('consent', 'banner');
      await visitor.inPage(() => document.querySelector('[data-consent]')?.remove());
      await visitor.press('footer.cookies');
      await visitor.press('consent.save');
    },
    expect: { machine: 'consent', state: 'settled', kept: ['choice', 'record', 'page'] },
    after: {
      act: async (visitor) => {
        await visitor.follow('studio');
        await visitor.arrived('studio');
        await visitor.press('footer.cookies');
      },
      expect: { machine: 'consent', state: 'customizing', text: 'consent.preferences' },
    },
  },
  {
    requirement: 'R16.17',
    place: 'chat launcher',
    fault: 'an extension takes it out of the page',
    engines: true,
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.inPage(() => document.querySelector('[data-machine=chat]')?.remove());
      await visitor.follow('studio');
      await visitor.arrived('studio');
    },
    expect: { machine: 'page', state: 'shown', kept: ['page'] },
  },
];

/** Addresses with parts that the site does not know, and settings of the reader. */
export const addressRows: Row[] = [
  ...[
    '?utm_source=letter&state=chat:open#nowhere',
    '#%E0%A4%A',
    '?%E0%A4%A',
    `?q=${'x'.repeat(4_000)}`,
    '#main',
  ].map(
    (end): Row => ({
      requirement: 'R1.5, R16.17',
      place: 'address',
      fault: end.length > 100 ? 'a query of 4,000 characters' : `it ends in ${end}`,
      engines: true,
      act: async (visitor) => {
        await visitor.open(`/about${end}`);
        await visitor.follow('studio');
        await visitor.arrived('studio');
      },
      expect: { machine: 'page', state: 'shown', text: 'studio:hero.title', kept: ['page'] },
    }),
  ),
  {
    requirement: 'R16.17',
    place: 'text of twice the size',
    fault: 'a first visit on a phone',
    viewport: PHONE,
    hasChosen: false,
    arrange: ({ early }) =>
      early(() => {
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        });
      }),
    act: async (visitor) => {
      await visitor.open('/about');
      await visitor.press('consent.customize');
      await visitor.press('consent.save');
    },
    expect: { machine: 'consent', state: 'settled', kept: ['choice', 'record'] },
  },
];
