import { expect } from 'vitest';
import { CHAT_ENDPOINT, completion } from '#tests/chatProxy.ts';
import { NARROW, scenario } from '#tests/engines/scenario.ts';
import type { Visit } from '#tests/engines/visit.ts';

/** What the platform, or a script of others in the page, refuses: each call throws, or does nothing. */

const everywhere = ['Chromium', 'Firefox', 'WebKit'] as const;

type Refusing = Window & { refused?: readonly string[]; isSilent?: boolean };

/** Lets `refuse` take functions of the history away later: the router has patched them by then. */
function prepareHistory(): void {
  const page: Refusing = window;
  for (const name of ['pushState', 'replaceState', 'back'] as const) {
    const call = History.prototype[name] as (...given: unknown[]) => void;
    History.prototype[name] = function (this: History, ...given: unknown[]) {
      if (!page.refused?.includes(name)) call.apply(this, given);
      else if (!page.isSilent) throw new DOMException('too many calls', 'SecurityError');
    };
  }
}

const refuse = (visit: Visit, isSilent: boolean, ...refused: string[]) =>
  visit.evaluate(
    (names, silent) => Object.assign(window, { refused: names, isSilent: silent }) && undefined,
    refused,
    isSilent,
  );

const seeAddress = (visit: Visit, path: string) =>
  visit.waitFor((wanted) => location.pathname === wanted, path);

const answer = completion('We film.');

/** Firefox and WebKit throw; Chromium does nothing. */
for (const [way, isSilent] of [
  ['throws', false],
  ['does nothing', true],
] as const) {
  scenario(
    `R16.22 a link and a language lead on where the history ${way}`,
    async ({ visit }) => {
      await visit.open('/en/about');
      await refuse(visit, isSilent, 'pushState', 'replaceState');
      await visit.press('Studio', 'header');
      await seeAddress(visit, '/en/studio');
      await visit.isReady();
      await refuse(visit, isSilent, 'pushState', 'replaceState');
      await visit.press('FR Français', 'header');
      await seeAddress(visit, '/fr/studio');
      await visit.isReady();
      expect(await visit.evaluate(() => localStorage['interpunct-language'])).toBe('fr');
    },
    { engines: everywhere, early: prepareHistory },
  );
}

scenario(
  'R16.21 the chat works where the history refuses its entry, and Back',
  async ({ visit, host }) => {
    host.answer(CHAT_ENDPOINT, answer);
    await visit.open('/en/about');
    await refuse(visit, false, 'pushState', 'back');
    await visit.press('Chat assistant');
    await visit.type('Your message', 'What do you do?');
    await visit.key('Enter');
    await visit.seeText('We film.');
    await visit.press('Close chat');
    await visit.seeState('chat', 'panel.closed');
    await refuse(visit, false, 'back');
    await visit.press('Chat assistant');
    await visit.seeState('chat', 'panel.open');
    await visit.press('Close chat');
    await visit.seeState('chat', 'panel.closed');
    await visit.reload();
    await visit.seeState('chat', 'panel.closed');
    await visit.press('Chat assistant');
    await visit.seeText('We film.');
  },
  {
    engines: everywhere,
    size: NARROW,
    early: prepareHistory,
    expected: /The action (add|leave)Entry of chat failed/,
  },
);

scenario(
  'R1.13, R16.22 Back leaves a chat open that got no entry',
  async ({ visit }) => {
    await visit.open('/en/about');
    await visit.press('Studio', 'footer');
    await seeAddress(visit, '/en/studio');
    await refuse(visit, false, 'pushState');
    await visit.press('Chat assistant');
    await visit.seeState('chat', 'panel.open');
    await visit.goBack();
    await visit.seeState('breadcrumbs', 'visible');
    await seeAddress(visit, '/en/about');
    await visit.seeState('chat', 'panel.open');
  },
  {
    engines: ['Chromium'],
    size: NARROW,
    early: prepareHistory,
    expected: /The action addEntry of chat failed/,
  },
);

scenario(
  'R9.7, R16.21 a message is delivered, and said to be, where the history refuses another address',
  async ({ visit, host }) => {
    host.answer('/api/contact', { status: 200 });
    await visit.open('/en/contact?about=ventures');
    await visit.type('Name', 'Ada');
    await visit.type('Email', 'ada@example.com');
    await visit.type('Message', 'Hello');
    await refuse(visit, false, 'replaceState');
    await visit.press('Send message');
    await visit.seeText('Your message has been sent.');
    await visit.press('Chat assistant');
    await visit.seeState('chat', 'panel.open');
    await visit.press('Studio', 'header');
    await seeAddress(visit, '/en/studio');
  },
  {
    engines: everywhere,
    early: prepareHistory,
    expected: /The action clearAddress of form failed/,
  },
);

scenario(
  'R16.22 a start beyond the limit of Firefox brings the page to life, and its links lead on',
  async ({ visit }) => {
    const callTooOften = () => {
      try {
        for (let count = 0; count < 500; count += 1) history.replaceState(history.state, '');
      } catch {
        document.documentElement.dataset.refused = '';
      }
    };
    await visit.open('/en/about');
    await visit.evaluate(callTooOften);
    await visit.waitFor(() => document.documentElement.matches('[data-refused]'));
    await visit.press('Chat assistant');
    await visit.seeState('chat', 'panel.open');
    await visit.press('Studio', 'header');
    await seeAddress(visit, '/en/studio');
    await visit.isReady();
    await visit.press('FR Français', 'header');
    await seeAddress(visit, '/fr/studio');
    await visit.isReady();
  },
  { engines: ['Firefox'] },
);

for (const name of ['getItem', 'setItem', 'removeItem']) {
  scenario(
    `R16.6 nothing is lost within a visit where ${name} of the storages throws`,
    async ({ visit, host, early }) => {
      early((method) => {
        Object.assign(Storage.prototype, {
          [method]: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }, name);
      host.answer('/api/contact', { status: 200 });
      await visit.open('/en/contact');
      await visit.press('Necessary only');
      await visit.seeState('consent', 'settled').catch(() => visit.seeNone('consent'));
      await visit.type('Name', 'Ada');
      await visit.type('Email', 'ada@example.com');
      await visit.type('Message', 'Hello');
      await visit.press('Studio', 'header');
      await visit.seeText('Studio', 'h1 ~ *, nav');
      await visit.press('Contact', 'header');
      await visit.waitFor(
        () => document.querySelector<HTMLTextAreaElement>('main textarea')?.value === 'Hello',
      );
      await visit.press('Send message');
      await visit.seeText('Your message has been sent.');
    },
    { engines: ['Chromium'], hasChosen: false },
  );
}

scenario(
  'R15.12, R16.21 menu, preferences and chat open and close where dialogs throw',
  async ({ visit }) => {
    await visit.open('/en/about');
    await visit.press('Menu');
    await visit.seeState('mobileMenu', 'open');
    await visit.press('Close menu');
    await visit.seeState('mobileMenu', 'closed');
    await visit.press('Cookie settings');
    await visit.press('Save preferences');
    await visit.seeNone('consent');
    await visit.press('Chat assistant');
    await visit.press('Close chat');
    await visit.seeState('chat', 'panel.closed');
    await visit.waitFor(
      () => ![...document.querySelectorAll('dialog')].some((dialog) => dialog.open),
    );
  },
  {
    engines: everywhere,
    size: NARROW,
    early: () => {
      for (const name of ['showModal', 'show', 'close']) {
        Object.assign(HTMLDialogElement.prototype, {
          [name]: () => {
            throw new DOMException('not now', 'InvalidStateError');
          },
        });
      }
    },
  },
);

scenario(
  'R16.21 every part stays, and pages are counted, where focus, scrolling and popovers throw',
  async ({ visit, host }) => {
    host.answer(CHAT_ENDPOINT, answer);
    await visit.open('/en/about');
    await visit.press('Services', 'header');
    await visit.seeState('servicesDropdown', 'open');
    await visit.press('Ventures', 'header');
    await seeAddress(visit, '/en/ventures');
    await visit.seeState('breadcrumbs', 'visible');
    await visit.press('Chat assistant');
    await visit.type('Your message', 'What do you do?');
    await visit.key('Enter');
    await visit.seeText('We film.');
    await visit.press('Close chat');
    await visit.pressAt('[data-machine=versionBadge] button');
    await visit.seeState('versionBadge', 'shown.open');
    const views = await visit.evaluate(() => {
      const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
      return dataLayer.filter((call) => call[1] === 'page_view').length;
    });
    expect(views).toBe(2);
  },
  {
    engines: everywhere,
    // What a view touches with a press, the browser reports.
    expected: /A part of the page failed|not now/,
    early: () => {
      const fail = () => {
        throw new DOMException('not now', 'InvalidStateError');
      };
      Object.assign(HTMLElement.prototype, { focus: fail, togglePopover: fail, showPopover: fail });
      Object.assign(Element.prototype, { scrollTo: fail });
      Object.assign(window, { scrollTo: fail });
    },
  },
);

scenario(
  'R16.15 the site runs without media queries for scripts, and without data on languages',
  async ({ visit }) => {
    await visit.open('/en/about');
    await visit.press('Chat assistant');
    await visit.seeText('Hello!', '[role=log]');
    await visit.pressAt('[data-machine=versionBadge] button');
    await visit.seeState('versionBadge', 'shown.open');
    await visit.press('Studio', 'header');
    await seeAddress(visit, '/en/studio');
  },
  {
    engines: ['Chromium'],
    early: () => {
      const fail = () => {
        throw new RangeError('no data');
      };
      Object.assign(window, { matchMedia: undefined });
      Object.assign(Intl, { DateTimeFormat: fail, NumberFormat: fail });
      Object.assign(Date.prototype, { toLocaleString: fail, toLocaleDateString: fail });
    },
  },
);

scenario(
  'R16.8, R16.23 a chat that fails takes its launcher along, and nothing else',
  async ({ visit }) => {
    await visit.open('/en/about');
    await visit.press('Chat assistant');
    await visit.type('Your message', 'What do you do?');
    await visit.evaluate(() => {
      const { trim } = String.prototype;
      String.prototype.trim = () => {
        String.prototype.trim = trim;
        throw new Error('broken on purpose');
      };
    });
    await visit.key('Enter');
    await visit.seeNone('chat');
    await visit.press('Studio', 'header');
    await seeAddress(visit, '/en/studio');
    await visit.seeState('breadcrumbs', 'visible');
  },
  { engines: ['Chromium'], expected: /A behaviour of the site failed|broken on purpose/ },
);
