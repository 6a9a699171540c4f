import { expect } from 'vitest';
import { CHAT_ENDPOINT, completion } from '#tests/chatProxy.ts';
import type { SiteVisitor } from '#tests/visitor/siteVisitor.ts';
import { NARROW } from '#tests/visitor/tab.ts';
import { scenario } from './scenario.ts';

/** What the platform, or a script of others in the page, refuses: each call throws, or does nothing. */

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

const refuse = (visitor: SiteVisitor, isSilent: boolean, ...refused: string[]) =>
  visitor.inPage(
    (names, silent) => Object.assign(window, { refused: names, isSilent: silent }) && undefined,
    refused,
    isSilent,
  );

const answer = completion('We film.');

/** Firefox and WebKit throw; Chromium does nothing. A script does either here. */
for (const [way, isSilent] of [
  ['throws', false],
  ['does nothing', true],
] as const) {
  scenario(
    `R16.22 a link and a language lead on where the history ${way}`,
    async ({ visitor }) => {
      await visitor.open('/en/about');
      await refuse(visitor, isSilent, 'pushState', 'replaceState');
      await visitor.go('studio');
      await visitor.isReady();
      await refuse(visitor, isSilent, 'pushState', 'replaceState');
      await visitor.press('FR Français', 'header');
      await visitor.seeAddress('/fr/studio');
      await visitor.isReady();
      expect(await visitor.inPage(() => localStorage['interpunct-language'])).toBe('fr');
    },
    { engines: ['Chromium'], early: prepareHistory },
  );
}

scenario(
  'R1.13, R16.22 Back leaves a chat open that got no entry',
  async ({ visitor }) => {
    await visitor.open('/en/about');
    await visitor.go('studio');
    await refuse(visitor, false, 'pushState');
    await visitor.press('Chat assistant');
    await visitor.see('chat', 'panel.open');
    await visitor.back();
    await visitor.see('breadcrumbs', 'visible');
    await visitor.seeAddress('/en/about');
    await visitor.see('chat', 'panel.open');
  },
  {
    engines: ['Chromium'],
    size: NARROW,
    early: prepareHistory,
    expected: /The action addEntry of chat failed/,
  },
);

scenario(
  'R16.22 a start beyond the limit of Firefox brings the page to life, and its links lead on',
  async ({ visitor }) => {
    const callTooOften = () => {
      try {
        for (let count = 0; count < 500; count += 1) history.replaceState(history.state, '');
      } catch {
        document.documentElement.dataset.refused = '';
      }
    };
    await visitor.open('/en/about');
    await visitor.inPage(callTooOften);
    await visitor.until(() => document.documentElement.matches('[data-refused]'));
    await visitor.press('Chat assistant');
    await visitor.see('chat', 'panel.open');
    await visitor.go('studio');
    await visitor.isReady();
    await visitor.press('FR Français', 'header');
    await visitor.seeAddress('/fr/studio');
    await visitor.isReady();
  },
  { engines: ['Firefox'] },
);

scenario(
  'R16.21 every part stays, and pages are counted, where focus, scrolling, popovers and dialogs throw',
  async ({ visitor, host }) => {
    host.answer(CHAT_ENDPOINT, answer);
    await visitor.open('/en/about');
    await visitor.press('Services', 'header');
    await visitor.see('servicesDropdown', 'open');
    await visitor.go('ventures');
    await visitor.see('breadcrumbs', 'visible');
    await visitor.press('Cookie settings');
    await visitor.press('Save preferences');
    await visitor.seeNone('consent');
    await visitor.ask('What do you do?');
    await visitor.seeText('We film.');
    await visitor.press('Close chat');
    await visitor.see('chat', 'panel.closed');
    await visitor.until(() => !document.querySelector('dialog[open]'));
    await visitor.pressAt('[data-machine=versionBadge] button');
    await visitor.see('versionBadge', 'shown.open');
    expect(await visitor.pageViews()).toHaveLength(2);
  },
  {
    engines: ['Chromium'],
    // What a view touches with a press, the browser reports.
    expected: /A part of the page failed|not now/,
    early: () => {
      const fail = () => {
        throw new DOMException('not now', 'InvalidStateError');
      };
      Object.assign(HTMLElement.prototype, { focus: fail, togglePopover: fail, showPopover: fail });
      Object.assign(HTMLDialogElement.prototype, { showModal: fail, show: fail, close: fail });
      Object.assign(Element.prototype, { scrollTo: fail });
      Object.assign(window, { scrollTo: fail });
    },
  },
);
