import { expect } from 'vitest';
import { scenario } from '#tests/engines/scenario.ts';
import type { Visit } from '#tests/engines/visit.ts';

const everywhere = { engines: ['Chromium', 'Firefox', 'WebKit'] } as const;

/** In Hebrew and in Arabic: a greeting, and a sentence with the name of the site. */
const texts = ['שלום!', 'مرحبا!', 'אני אוהב את Interpunct.', 'أحب Interpunct.'];

const directionOf = (visit: Visit, selector: string) =>
  visit.evaluate((at) => {
    const field = document.querySelector(at);
    return field && getComputedStyle(field).direction;
  }, selector);

/** Whether each line of an element that is in the text begins at the right, and its last sign is at the left. */
const endsLeft = (visit: Visit, selector: string, text: string) =>
  visit.evaluate(
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

scenario(
  'R15.37 fields run in the direction of what is written',
  async ({ visit }) => {
    await visit.open('/en/contact');
    for (const [field, name] of [
      ['Name', 'main [name=name]'],
      ['Email', 'main [name=email]'],
      ['Company (optional)', 'main [name=company]'],
      ['Message', 'main textarea'],
      ['Email address', 'footer [name=email]'],
    ] as const) {
      await visit.fill(field, 'שלום!');
      expect(await directionOf(visit, name), name).toBe('rtl');
      await visit.fill(field, 'Hello!');
      expect(await directionOf(visit, name), name).toBe('ltr');
    }
  },
  everywhere,
);

scenario(
  'R15.37 a name in another direction is whole in the opening and on the wall',
  async ({ visit }) => {
    await visit.open('/en/partnership');
    await visit.pressAt('[data-machine=nameplate] input');
    await visit.evaluate((name) => document.execCommand('insertText', false, name), 'לומן!');
    await visit.seeText('לומן!', '[data-hero] [data-clarity-mask]');
    expect(await directionOf(visit, '[data-machine=nameplate] input')).toBe('rtl');
    expect(await endsLeft(visit, '[data-hero] [data-clarity-mask]', 'לומן!')).toBe(true);
    expect(await endsLeft(visit, 'main > [role=img] p', 'לומן!')).toBe(true);
  },
  everywhere,
);

scenario(
  'R15.37 questions and answers run in the direction of their lines',
  async ({ visit, host }) => {
    const answer = (content: string) =>
      host.answer('/api/openai/chat/completions', {
        body: JSON.stringify({ choices: [{ message: { content } }] }),
      });
    await visit.open('/en/about');
    await visit.press('Chat assistant');
    for (const text of texts) {
      answer(`${text}\nHello, Ada.\n${text.replace(/.$/, '?')}`);
      await visit.fill('Your message', text);
      expect(await directionOf(visit, '[data-machine=chat] textarea')).toBe('rtl');
      await visit.key('Enter');
      await visit.seeText(text.replace(/.$/, '?'), '[data-role=assistant]');
      expect(await endsLeft(visit, '[data-role=user]', text), text).toBe(true);
      expect(await endsLeft(visit, '[data-role=assistant]', text), text).toBe(true);
      expect(await endsLeft(visit, '[data-role=assistant]', 'Hello, Ada.'), text).toBe(false);
    }
  },
  everywhere,
);
