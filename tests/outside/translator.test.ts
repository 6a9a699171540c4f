import { expect } from 'vitest';
import { pageIds } from '#content/pageIds.ts';
import { routeOf } from '#content/routes.ts';
import { MODULES } from '#tests/e2e/builtCode.ts';
import { NARROW, scenario } from '#tests/engines/scenario.ts';
import type { Visit } from '#tests/engines/visit.ts';

const everywhere = { engines: ['Chromium', 'Firefox', 'WebKit'] } as const;

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
const textsOf = (visit: Visit) =>
  visit.evaluate(() => {
    const root = document.getElementById('root')?.cloneNode(true) as Element;
    for (const own of root.querySelectorAll('[data-machine=versionBadge], [aria-live=polite]'))
      own.remove();
    return root.textContent;
  });

const goTo = async (visit: Visit, language: 'Français' | 'Deutsch') => {
  const code = language.slice(0, 2).toLowerCase();
  await visit.press(`${code.toUpperCase()} ${language}`, 'header');
  await visit.waitFor((lang) => document.documentElement.lang === lang, code);
};

const paths = pageIds.map(routeOf);
const half = Math.ceil(paths.length / 2);

for (const [place, own] of [paths.slice(0, half), paths.slice(half)].entries()) {
  scenario(
    `R16.17 all texts of each page follow the language where an extension has put them into elements, part ${place + 1}`,
    async ({ visit }) => {
      for (const path of own) {
        await visit.open(`/fr${path}`);
        const french = await textsOf(visit);
        await visit.open(`/de${path}`);
        const german = await textsOf(visit);
        for (const [how, language, texts] of [
          ['moved', 'Français', french],
          ['replaced', 'Deutsch', german],
          ['visible', 'Français', french],
        ] as const) {
          await visit.evaluate(putInFonts, how);
          await goTo(visit, language);
          await expect.poll(() => textsOf(visit), { message: `${path}, ${how}` }).toBe(texts);
        }
      }
    },
    { engines: ['Chromium'] },
  );
}

scenario(
  'R16.17 no text of a page stands beside an element, where translators would part it from React',
  async ({ visit }) => {
    for (const path of [...paths, '/nowhere']) {
      await visit.open(`/en${path}`);
      const bare = await visit.evaluate(() =>
        [...document.querySelectorAll('#root *')]
          .filter(({ childNodes }) => childNodes.length > 1)
          .filter(({ childNodes }) =>
            [...childNodes].some((node) => node instanceof Text && node.data.trim()),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      );
      expect(bare, path).toEqual([]);
    }
  },
  { engines: ['Chromium'] },
);

for (const how of ['moved', 'replaced', 'visible'] as const) {
  scenario(
    `R16.17 a form fails, is sent and changes its language where an extension has ${how === 'visible' ? 'moved visible' : how} texts`,
    async ({ visit, host }) => {
      host.answer('/api/contact', { status: 500 });
      await visit.open('/en/contact?about=ventures');
      await visit.evaluate(putInFonts, how);
      await visit.type('Name', 'Ada');
      await visit.type('Email', 'ada@example.com');
      await visit.type('Message', 'Hello');
      await visit.press('Send message');
      await visit.seeText('There was an error sending your message.', '[role=alert]');
      await visit.evaluate(putInFonts, how);
      await goTo(visit, 'Français');
      await visit.press('Retirer l’objet');
      host.answer('/api/contact', { status: 200 });
      await visit.press('Envoyer le message');
      await visit.seeState('contactForm', 'success');
      await visit.press('Studio', 'header');
      await visit.seeText('Gérer les cookies', 'footer');
      expect(await visit.evaluate(() => location.pathname)).toBe('/fr/studio');
    },
    { ...everywhere, expected: /The contactForm was not delivered/ },
  );

  scenario(
    `R16.17 the chat goes on where an extension has ${how === 'visible' ? 'moved visible' : how} texts`,
    async ({ visit, host }) => {
      host.answer('/api/openai/chat/completions', { status: 400, body: '{}' });
      await visit.open('/en/about');
      await visit.press('Chat assistant');
      await visit.seeState('chat', 'panel.open.opened');
      await visit.evaluate(putInFonts, how);
      await visit.type('Your message', 'Hello');
      await visit.press('Send');
      await visit.seeState('chat', 'conversation.failed');
      await visit.evaluate(putInFonts, how);
      host.answer('/api/openai/chat/completions', {
        body: JSON.stringify({
          choices: [{ message: { content: 'Write to a@example.com, or call +352 26 12 34 56.' } }],
        }),
      });
      await visit.press('Try again');
      await visit.seeText('or call +352', '[data-role=assistant]');
      await visit.evaluate(putInFonts, how);
      await goTo(visit, 'Français');
      await visit.seeText('Fourni par', '[data-machine=chat]');
      await visit.press('Effacer la conversation');
      await visit.waitFor(() => document.querySelectorAll('[data-role]').length === 1);
    },
    { ...everywhere, expected: /The chat has no answer/ },
  );

  scenario(
    `R16.17 cookies are chosen where an extension has ${how === 'visible' ? 'moved visible' : how} texts`,
    async ({ visit }) => {
      await visit.open('/en/about');
      await visit.seeState('consent', 'banner');
      await visit.evaluate(putInFonts, how);
      await goTo(visit, 'Deutsch');
      await visit.seeText('Alle ablehnen', '[data-machine=consent]');
      await visit.press('Anpassen');
      await visit.seeState('consent', 'customizing');
      await visit.evaluate(putInFonts, how);
      await visit.press('Auswahl speichern');
      await visit.seeNone('consent');
      await visit.seeText('Cookie', 'footer');
    },
    { ...everywhere, hasChosen: false },
  );
}

scenario(
  'R16.17 the menu of a phone follows the language where an extension has replaced its texts',
  async ({ visit }) => {
    await visit.open('/en/about');
    await visit.evaluate(putInFonts, 'replaced');
    await visit.press('Menu');
    await visit.seeState('mobileMenu', 'open');
    await visit.press('DE Deutsch', 'dialog');
    await visit.waitFor(() => document.documentElement.lang === 'de');
    await visit.press('Menü');
    await visit.seeText('Über uns', 'dialog');
  },
  { ...everywhere, size: NARROW },
);

scenario(
  'R16.17 an extension translates from the first moment on, and the site still changes language and page',
  async ({ visit, host }) => {
    const arrive = host.hold(MODULES);
    await visit.goTo('/en/contact');
    await visit.waitFor(() => document.querySelector('main font') !== null);
    await visit.type('Name', 'Ada');
    arrive('file');
    await visit.isReady();
    await goTo(visit, 'Français');
    await visit.seeText('Envoyer le message', 'main');
    expect(
      await visit.evaluate(
        () => document.querySelector<HTMLInputElement>('main [name=name]')?.value,
      ),
    ).toBe('Ada');
    await visit.press('Studio', 'header');
    await visit.seeText('Gérer les cookies', 'footer');
    await visit.waitFor(() => document.querySelector('main [name=name]') === null);
  },
  { ...everywhere, early: keepReplacing, expected: /The prerendered page did not fit/ },
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
    async ({ visit }) => {
      for (const selector of ['main > *', '#root > :not(header)', 'footer *', 'main section']) {
        await visit.open('/en/contact');
        await visit.evaluate(changeAll, change, selector);
        await goTo(visit, 'Français');
        await visit.press('Studio', 'header');
        await visit.waitFor(() => document.title.startsWith('Studio'));
      }
    },
    everywhere,
  );
}
