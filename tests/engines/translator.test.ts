import { expect } from 'vitest';
import { pageIds } from '#content/pageIds.ts';
import { routeOf } from '#content/routes.ts';
import { CHAT_ENDPOINT, completion } from '#tests/chatProxy.ts';
import { MODULES } from '#tests/e2e/builtCode.ts';
import type { SiteVisitor } from '#tests/visitor/siteVisitor.ts';
import { loseNetwork, scenario } from './scenario.ts';

/**
 * Puts each text into an element of its own, as extensions that translate do: the text itself, or its
 * translation in place of it. Hidden texts too, or visible ones alone.
 */
function putInFonts(how: 'moved' | 'replaced' | 'visible'): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const { parentElement } = text;
    if (!parentElement || parentElement.closest('script, style, textarea, font')) continue;
    if (how === 'visible' && !parentElement.checkVisibility()) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(how === 'moved' ? text : text.data);
  }
}

/** Goes on translating: whatever text comes to the page is replaced. */
function keepReplacing(): void {
  const replace = (text: Text) => {
    if (!text.data || text.parentElement?.closest('script, style, textarea, font')) return;
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  };
  const look = (node: Node) => {
    if (node instanceof Text) replace(node);
    else for (const child of [...node.childNodes]) look(child);
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.isConnected) look(node);
  }).observe(document, { childList: true, subtree: true });
}

/** All texts of the page, hidden ones too. The version and its time are of the moment. */
const textsOf = (visitor: SiteVisitor) =>
  visitor.inPage(() => {
    const root = document.getElementById('site')?.cloneNode(true) as Element;
    for (const own of root.querySelectorAll('[data-machine=versionBadge], [aria-live=polite]'))
      own.remove();
    return root.textContent;
  });

const goTo = async (visitor: SiteVisitor, language: 'Français' | 'Deutsch') => {
  const code = language.slice(0, 2).toLowerCase();
  await visitor.press(`${code.toUpperCase()} ${language}`, 'header');
  await visitor.until((lang) => document.documentElement.lang === lang, code);
};

for (const path of pageIds.map(routeOf)) {
  scenario(
    `R16.17 all texts of ${path} follow the language where an extension has put them into elements`,
    async ({ visitor }) => {
      await visitor.open(`/fr${path}`);
      const french = await textsOf(visitor);
      await visitor.open(`/de${path}`);
      const german = await textsOf(visitor);
      for (const [how, language, texts] of [
        ['moved', 'Français', french],
        ['replaced', 'Deutsch', german],
        ['visible', 'Français', french],
      ] as const) {
        await visitor.inPage(putInFonts, how);
        await goTo(visitor, language);
        await expect.poll(() => textsOf(visitor), { message: how }).toBe(texts);
      }
    },
    { engines: ['Chromium'] },
  );
}

scenario(
  'R16.17 a form fails, changes its language and is sent where an extension has replaced its texts',
  async ({ visitor, host }) => {
    host.answer('/api/contact', { status: 500 });
    await visitor.open('/en/contact?about=ventures');
    await visitor.inPage(putInFonts, 'replaced');
    await visitor.sendMessage();
    await visitor.seeText('There was an error sending your message.', '[role=alert]');
    await visitor.inPage(putInFonts, 'replaced');
    await goTo(visitor, 'Français');
    await visitor.press('Retirer l’objet');
    host.answer('/api/contact', { status: 200 });
    await visitor.press('Envoyer le message');
    await visitor.see('contactForm', 'success');
  },
  { engines: ['Chromium'], expected: /The contactForm was not delivered/ },
);

scenario(
  'R16.17 the chat goes on where an extension has replaced its texts',
  async ({ visitor, host }) => {
    host.answer(CHAT_ENDPOINT, { status: 400 });
    await visitor.open('/en/about');
    await visitor.press('Chat assistant');
    await visitor.see('chat', 'panel.open.opened');
    await visitor.inPage(putInFonts, 'replaced');
    await visitor.type('Your message', 'Hello');
    await visitor.press('Send');
    await visitor.see('chat', 'conversation.failed');
    await visitor.inPage(putInFonts, 'replaced');
    host.answer(CHAT_ENDPOINT, completion('Write to a@example.com, or call +352 26 12 34 56.'));
    await visitor.press('Try again');
    await visitor.seeText('or call +352', '[data-role=assistant]');
    await visitor.inPage(putInFonts, 'replaced');
    await goTo(visitor, 'Français');
    await visitor.seeText('Fourni par', '[data-machine=chat]');
    await visitor.press('Effacer la conversation');
    await visitor.until(() => document.querySelectorAll('[data-role]').length === 1);
  },
  { engines: ['Chromium'], expected: /The chat has no answer/ },
);

scenario(
  'R16.17 an extension translates from the first moment on, and the site still changes language and page',
  async ({ visitor, host }) => {
    const arrive = host.hold(MODULES);
    await visitor.load('/en/contact');
    await visitor.until(() => document.querySelector('main font') !== null);
    await visitor.type('Name', 'Ada');
    arrive('file');
    await visitor.isReady();
    await goTo(visitor, 'Français');
    await visitor.seeText('Envoyer le message', 'main');
    expect(
      await visitor.inPage(
        () => document.querySelector<HTMLInputElement>('main [name=name]')?.value,
      ),
    ).toBe('Ada');
    await visitor.press('Studio', 'header');
    await visitor.seeText('Gérer les cookies', 'footer');
    await visitor.until(() => document.querySelector('main [name=name]') === null);
  },
  { early: keepReplacing, expected: /The prerendered page did not fit/ },
);

scenario(
  'R12.13 a language chosen in a translated page without a network leads to a message of the site',
  async ({ visitor, host }) => {
    await visitor.open('/en/about');
    await visitor.inPage(() => document.documentElement.classList.add('translated-ltr'));
    await visitor.mark();
    loseNetwork(host);
    await visitor.press('FR Français');
    await visitor.seeText('Try again', 'main');
    expect(await visitor.inPage(() => document.documentElement.hasAttribute('data-old'))).toBe(
      true,
    );
    host.reset();
    await visitor.press('Try again');
    await visitor.seeText('À propos');
  },
  { expected: /./ },
);

/** Does to elements what extensions do: puts one around each, moves it elsewhere, or takes it out. */
function changeAll(change: 'wrapped' | 'moved' | 'removed', selector: string): void {
  for (const element of document.querySelectorAll(selector)) {
    if (change === 'moved') document.body.append(element);
    else if (change === 'removed') element.remove();
    else {
      const wrapper = document.createElement('div');
      element.replaceWith(wrapper);
      wrapper.append(element);
    }
  }
}

for (const change of ['wrapped', 'moved', 'removed'] as const) {
  scenario(
    `R16.17 another language and another page come where an extension has ${change} elements`,
    async ({ visitor }) => {
      for (const selector of ['main > *', '#site > :not(header)', 'footer *', 'main section']) {
        await visitor.open('/en/contact');
        await visitor.inPage(changeAll, change, selector);
        await goTo(visitor, 'Français');
        await visitor.press('Studio', 'header');
        await visitor.until(() => document.title.startsWith('Studio'));
      }
    },
    { engines: ['Chromium'] },
  );
}

/** Where fields and the entries of the navigation are, to the pixel, with what stands beside a field in its row. */
const places = (visitor: SiteVisitor) =>
  visitor.inPage(() =>
    [
      ...document.querySelectorAll(
        '[data-machine=chat] form > :is(textarea, button), main input, header nav :is(a, button)',
      ),
    ].map((element) => {
      const isEntry = element.matches('nav *');
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, bottom } = (isEntry ? range : element).getBoundingClientRect();
      // A mark is as high as its line.
      return [left, right, isEntry || bottom].map(Number).map(Math.round).join();
    }),
  );

/** Puts an element without a size around each field, and marks the end of each entry of the navigation but the button. */
function markAndAccompany(): void {
  for (const field of document.querySelectorAll('[data-machine=chat] textarea, main input')) {
    field.before(document.createElement('div'));
    field.after(document.createElement('div'));
  }
  for (const entry of document.querySelectorAll('header nav :is(a:not([href$=contact]), button)')) {
    const text = entry.firstChild;
    if (!(text instanceof Text) || text.length < 3) continue;
    const mark = document.createElement('mark');
    const end = text.splitText(text.data.indexOf(' ') + 1 || 3);
    end.replaceWith(mark);
    mark.append(end);
  }
}

scenario(
  'R16.17 an element beside a field and a mark in a text move nothing',
  async ({ visitor }) => {
    await visitor.open('/fr/partnership');
    await visitor.press('Chat avec l’assistant');
    await visitor.see('chat', 'panel.open.opened');
    await visitor.press('Services');
    await visitor.see('servicesDropdown', 'open');
    await visitor.until(
      () => !document.querySelector('header')?.getAnimations({ subtree: true }).length,
    );
    const before = await places(visitor);
    await visitor.inPage(markAndAccompany);
    expect(await places(visitor)).toEqual(before);
  },
  { engines: ['Chromium'] },
);
