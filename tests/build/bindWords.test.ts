import { describe, expect, it } from 'vitest';
import { bindWords } from '#build/bindWords.ts';
import { unbound } from '#prerender/unbound.ts';

/** Shows what joins words: `~` for a no-break space, `=` for a hyphen that does not break. */
const shown = (text: unknown) => String(text).replaceAll('\u00a0', '~').replaceAll('-\u2060', '=');

describe('a headline', () => {
  it.each([
    ['en', 'Pick a door. It’s the same team.', 'Pick a~door. It’s the~same team.'],
    ['en', 'It starts with an introduction.', 'It starts with an introduction.'],
    ['en', 'Are you our next guest?', 'Are you our next guest?'],
    ['fr', 'Cent entrent. Dix arrivent au bout.', 'Cent entrent. Dix arrivent au~bout.'],
    ['fr', 'Du capital, et quelqu’un au bout du fil.', 'Du~capital, et quelqu’un au~bout du~fil.'],
    ['de', 'Marketing, das weiß, wann es sich irrt.', 'Marketing, das~weiß, wann~es sich irrt.'],
    ['de', 'Von der Schulbank bis zur Chefetage.', 'Von der Schulbank bis zur Chefetage.'],
  ] as const)('R4.13 in %s: %s', (language, text, expected) => {
    expect(shown(bindWords({ title: text }, language).title)).toBe(expected);
  });

  it('R4.13 keeps what is too long for a phone breakable, and what is bound by hand bound', () => {
    const { title } = bindWords({ title: 'An internationalisation of\u00a0the present' }, 'en');
    expect(shown(title)).toBe('An internationalisation of~the present');
  });
});

it('R4.13 a short compound breaks in no headline, and is plain in other texts', () => {
  const lead = 'Aura-t-il un rendez-vous ?';
  const bound = bindWords({ title: lead, lead }, 'fr');
  expect(shown(bound.title)).toBe('Aura=t=il un rendez=vous ?');
  expect(bound.lead).toBe(lead);
  const title = 'Rebranding-Kampagnen';
  expect(bindWords({ title }, 'fr').title).toBe(title);
});

it('R4.13 a very short last word stays with the word before it', () => {
  const texts = {
    lead: 'It all fits in a van.',
    text: 'It fits in their vans.',
    label: 'in a van',
  };
  const bound = Object.values(bindWords(texts, 'en')).map(shown);
  expect(bound).toEqual(['It all fits in a~van.', 'It fits in their vans.', 'in a van']);
});

it('R4.13 descriptions of pages and the insides of texts stay as they are', () => {
  const texts = { meta: { title: 'A rendez-vous' }, lead: 'It is a plain sentence.' };
  expect(bindWords(texts, 'en')).toEqual(texts);
});

it('R4.13 cards, data and calendars have plain spaces, besides those of French punctuation', () => {
  const text = 'Neuf rendez-vous à noter\u00a0: 60\u00a0ans, là où le Luxembourg parle.';
  const { title } = bindWords({ title: text }, 'fr');
  expect(title).not.toBe(text);
  expect(unbound(String(title))).toBe(text);
});
