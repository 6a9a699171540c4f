import { expect } from 'vitest';
import { brand } from '#content/brand.ts';
import { CHAT_ENDPOINT, completion } from '#tests/chatProxy.ts';
import { findCollisions } from '#tests/e2e/collisions.ts';
import type { SiteVisitor } from '#tests/visitor/siteVisitor.ts';
import { scenario } from './scenario.ts';

/** In Hebrew and in Arabic: a greeting, and a sentence with the name of the site. */
const texts = ['שלום!', 'مرحبا!', 'אני אוהב את Interpunct.', 'أحب Interpunct.'];

const directionOf = (visitor: SiteVisitor, selector: string) =>
  visitor.inPage((at) => {
    const field = document.querySelector(at);
    return field && getComputedStyle(field).direction;
  }, selector);

/** Whether each line of an element that is in the text begins at the right, and its last sign is at the left. */
const endsLeft = (visitor: SiteVisitor, selector: string, text: string) =>
  visitor.inPage(
    (at, wanted) => {
      const elements = [...document.querySelectorAll(at)];
      const element = elements.findLast((one) => one.textContent?.includes(wanted));
      const walker = document.createTreeWalker(element ?? document, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { data } = walker.currentNode as Text;
        const place = data.indexOf(wanted);
        if (place < 0) continue;
        const edges = [place, place + wanted.length - 1].map((from) => {
          const range = document.createRange();
          range.setStart(walker.currentNode, from);
          range.setEnd(walker.currentNode, from + 1);
          return range.getBoundingClientRect().left;
        });
        return Number(edges[0]) > Number(edges[1]);
      }
      return false;
    },
    selector,
    text,
  );

scenario('R15.37 fields run in the direction of what is written', async ({ visitor }) => {
  await visitor.open('/en/contact');
  for (const [field, name] of [
    ['Name', 'main [name=name]'],
    ['Email', 'main [name=email]'],
    ['Company (optional)', 'main [name=company]'],
    ['Message', 'main textarea'],
    ['Email address', 'footer [name=email]'],
  ] as const) {
    await visitor.fill(field, 'שלום!');
    expect(await directionOf(visitor, name), name).toBe('rtl');
    await visitor.fill(field, 'Hello!');
    expect(await directionOf(visitor, name), name).toBe('ltr');
  }
});

scenario(
  'R15.37 a name in another direction is whole in the opening and on the wall',
  async ({ visitor }) => {
    await visitor.open('/en/partnership');
    await visitor.pressAt('[data-machine=nameplate] input');
    await visitor.inPage((name) => document.execCommand('insertText', false, name), 'לומן!');
    await visitor.seeText('לומן!', '[data-hero] [data-clarity-mask]');
    expect(await directionOf(visitor, '[data-machine=nameplate] input')).toBe('rtl');
    expect(await endsLeft(visitor, '[data-hero] [data-clarity-mask]', 'לומן!')).toBe(true);
    expect(await endsLeft(visitor, 'main > [role=img] p', 'לומן!')).toBe(true);
  },
);

scenario(
  'R15.37 questions and answers run in the direction of their lines',
  async ({ visitor, host }) => {
    await visitor.open('/en/about');
    await visitor.press('Chat assistant');
    for (const text of texts) {
      host.answer(CHAT_ENDPOINT, completion(`${text}\nHello, Ada.\n${text.replace(/.$/, '?')}`));
      await visitor.fill('Your message', text);
      expect(await directionOf(visitor, '[data-machine=chat] textarea')).toBe('rtl');
      await visitor.key('Enter');
      await visitor.seeText(text.replace(/.$/, '?'), '[data-role=assistant]');
      expect(await endsLeft(visitor, '[data-role=user]', text), text).toBe(true);
      expect(await endsLeft(visitor, '[data-role=assistant]', text), text).toBe(true);
      expect(await endsLeft(visitor, '[data-role=assistant]', 'Hello, Ada.'), text).toBe(false);
    }
  },
);

/** Where the parts of an element with a text begin, from the left. */
const beginningsOf = (visitor: SiteVisitor, selector: string, text: string) =>
  visitor.inPage(
    (at, wanted) => {
      const elements = [...document.querySelectorAll(at)];
      const element = elements.find((one) => one.textContent?.includes(wanted));
      return [...(element?.childNodes ?? [])].map((part) => {
        const range = document.createRange();
        range.selectNode(part);
        return range.getBoundingClientRect().left;
      });
    },
    selector,
    text,
  );

/** On whose ground the parts of the opening of the contact page are: the word of the brand, headline, dot and form. */
const grounds = () => {
  const hero = document.querySelector('[data-hero]') as Element;
  const dot = hero.querySelector('[data-dot]') as Element;
  const { left, width } = getComputedStyle(hero, '::before');
  const start = Number.parseFloat(left);
  const end = start + Number.parseFloat(width);
  const parts = [dot.nextElementSibling, hero.querySelector('h1'), dot, hero.querySelector('form')];
  return parts.map((part) => {
    const box = part?.getBoundingClientRect() as DOMRect;
    if (box.left >= start && box.right <= end) return 'brand';
    return box.left >= end || box.right <= start ? 'visitor' : 'both';
  });
};

/** The words that begin before their drawings do. */
const lostWords = () =>
  [...document.querySelectorAll('main svg text')]
    .filter((text) => {
      const [word, drawing] = [text, text.closest('svg') ?? text].map((one) =>
        Math.round(one.getBoundingClientRect().left),
      );
      return Number(word) < Number(drawing);
    })
    .map(({ textContent }) => textContent);

scenario(
  'R15.43 a page that a translator turns is read, and name, numbers and pictures stay as they are',
  async ({ visitor }) => {
    const turn = async (path: string) => {
      await visitor.open(path);
      await visitor.inPage(() => document.documentElement.setAttribute('dir', 'rtl'));
    };
    const seeInOrder = async (selector: string, text: string) => {
      const places = await beginningsOf(visitor, selector, text);
      expect.soft(places.length, text).toBeGreaterThan(1);
      expect.soft(places, text).toEqual(places.toSorted((one, other) => one - other));
    };
    await turn('/en/contact');
    expect.soft(await visitor.inPage(grounds)).toEqual(['brand', 'brand', 'both', 'visitor']);
    expect.soft(await visitor.inPage(findCollisions)).toEqual([]);
    expect.soft(await endsLeft(visitor, 'footer a', brand.phone)).toBe(false);
    await seeInOrder('header [translate=no]', brand.name);
    await turn('/en/ventures');
    await seeInOrder('main :has(> [data-dot])', '2050');
    await turn('/en/');
    await seeInOrder('main [role=img] + dl', '31');
    await turn('/en/services');
    expect.soft(await visitor.inPage(lostWords)).toEqual([]);
  },
  { size: { width: 768, height: 1024 } },
);
