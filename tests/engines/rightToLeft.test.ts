import { expect } from 'vitest';
import { brand } from '#content/brand.ts';
import { CHAT_ENDPOINT, completion } from '#tests/chatProxy.ts';
import { findCovered } from '#tests/e2e/reach.ts';
import type { SiteVisitor } from '#tests/visitor/siteVisitor.ts';
import { scenario } from './scenario.ts';

const directionOf = (visitor: SiteVisitor, selector: string) =>
  visitor.inPage((at) => {
    const field = document.querySelector(at);
    return field && getComputedStyle(field).direction;
  }, selector);

/** Whether a text, or all of the first element that has it, ends at the left of where it begins. */
const endsLeft = (visitor: SiteVisitor, selector: string, text = '') =>
  visitor.inPage(
    (at, part) => {
      const elements = [...document.querySelectorAll(at)];
      const element = elements.find(({ textContent }) => textContent.includes(part));
      if (!element) return null;
      const all = element.textContent;
      const wanted = part || all;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lefts: number[] = [];
      while (walker.nextNode()) {
        for (const from of (walker.currentNode as Text).data.split('').keys()) {
          const range = document.createRange();
          range.setStart(walker.currentNode, from);
          range.setEnd(walker.currentNode, from + 1);
          lefts.push(range.getBoundingClientRect().left);
        }
      }
      const first = all.indexOf(wanted);
      return Number(lefts[first]) > Number(lefts[first + wanted.length - 1]);
    },
    selector,
    text,
  );

scenario(
  'R15.37 questions and answers run in the direction of their lines',
  async ({ visitor, host }) => {
    const [text, asked] = ['אני אוהב את Interpunct.', 'אני אוהב את Interpunct?'];
    host.answer(CHAT_ENDPOINT, completion(`${text}\nHello, Ada.\n${asked}`));
    await visitor.open('/en/about');
    await visitor.press('Chat assistant');
    await visitor.fill('Your message', text);
    expect(await directionOf(visitor, '[data-machine=chat] textarea')).toBe('rtl');
    await visitor.key('Enter');
    await visitor.seeText(asked, '[data-role=assistant]');
    expect(await endsLeft(visitor, '[data-role=user]', text)).toBe(true);
    expect(await endsLeft(visitor, '[data-role=assistant]', text)).toBe(true);
    expect(await endsLeft(visitor, '[data-role=assistant]', 'Hello, Ada.')).toBe(false);
  },
  { engines: ['Chromium'] },
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
    await turn('/en/contact');
    expect.soft(await visitor.inPage(grounds)).toEqual(['brand', 'brand', 'both', 'visitor']);
    expect.soft(await visitor.inPage(findCovered)).toEqual([]);
    expect.soft(await endsLeft(visitor, 'footer a', brand.phone)).toBe(false);
    expect.soft(await endsLeft(visitor, 'header [translate=no]', brand.name)).toBe(false);
    await turn('/en/ventures');
    expect.soft(await endsLeft(visitor, 'main :has(> [data-dot])', '2050')).toBe(false);
    await turn('/en/');
    expect.soft(await endsLeft(visitor, 'main [role=img] + dl')).toBe(false);
    await turn('/en/services');
    expect.soft(await visitor.inPage(lostWords)).toEqual([]);
  },
  { engines: ['Chromium'], size: { width: 768, height: 1024 } },
);
