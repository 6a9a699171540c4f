import type { Element } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import type { ContactTopic } from '#content/contactTopics.ts';
import type { Language } from '#content/languages.ts';
import { type PageId, pageIds } from '#content/pageIds.ts';
import { clients } from '#content/pages/clients.ts';
import { relatedLinks } from '#content/relatedLinks.ts';
import { routeOf } from '#content/routes.ts';
import { languageCodes } from '#tests/catalogue.ts';
import { headlineOf, textsIn } from '#tests/locales/readTexts.ts';
import { readable } from '#tests/readable.ts';
import { notFoundPages, onlyElement, pageIn, targetOf } from './builtFiles.ts';
import { contactAbout, contents, type Text } from './contents.ts';

/** What a text of a page is in a language, or what matches it. */
function textIn(language: Language, page: PageId, text: Text): string {
  if (text instanceof RegExp) return expect.stringMatching(text);
  if (typeof text !== 'string') return text[language];
  const key = [page, 'common']
    .flatMap((namespace) => [...textsIn('en')].filter(([name]) => name.startsWith(`${namespace}:`)))
    .find(([, english]) => readable(english) === text)?.[0];
  return key === undefined ? text : readable(textsIn(language).get(key));
}

const heroWords: Record<Language, string> = {
  en: 'People · Tech, Innovation, Digital, Podcast',
  fr: 'Humain · Tech, Innovation, Numérique, Podcast',
  de: 'Mensch · Tech, Innovation, Digital, Podcast',
};

/** The requirement that lists the parts of a page. */
const requirementOf: Record<PageId, string> = {
  home: 'R2.1',
  about: 'R2.2',
  mission: 'R2.2',
  techsense: 'R2.3',
  services: 'R2.3',
  contact: 'R2.4',
  'ai-marketing': 'R2.4',
  podcast: 'R2.5',
  studio: 'R2.5',
  ventures: 'R2.6',
  institute: 'R2.6',
  community: 'R2.7',
  partnership: 'R2.7',
};

/** What the calls to action of each page are about. */
const topicsOf: Record<PageId, readonly ContactTopic[]> = {
  home: ['event-seat', 'home'],
  about: ['about'],
  mission: ['mission'],
  techsense: ['techsense-seat'],
  services: ['custom-event', 'services'],
  contact: [],
  'ai-marketing': ['ai-marketing'],
  podcast: ['guest'],
  studio: ['film', 'studio'],
  ventures: ['ventures'],
  institute: ['institute'],
  community: ['community'],
  partnership: ['partnership', 'sponsorship'],
};

const relating = pageIds.filter((page) => page !== 'home' && page !== 'contact');

/** The texts of an element and of each of its descendants. */
const textsOf = (element: Element) =>
  [element, ...element.querySelectorAll('*')].map(({ innerHTML }) =>
    readable(
      innerHTML
        .replace(/<[^>]+>/g, ' ')
        .replaceAll('&amp;', '&')
        .replaceAll('&nbsp;', ' '),
    ),
  );

function describeSection(section: Element) {
  const entries = [...section.querySelectorAll('li, dl > div')].filter(
    (entry) => !entry.parentElement?.closest('li'),
  );
  return {
    items: entries.map(textsOf),
    texts: textsOf(section),
    links: [...section.querySelectorAll('a')].map(targetOf),
    category: section.getAttribute('data-category'),
  };
}

const pagesInLanguages = languageCodes.flatMap((language) =>
  pageIds.map((page) => ({ language, page })),
);

describe.each(pagesInLanguages)('$page in $language', ({ language, page }) => {
  const allOf = (texts: readonly Text[]) =>
    expect.arrayContaining(texts.map((text) => textIn(language, page, text)));
  const { document } = pageIn(language, page);
  const main = onlyElement(document, 'main');
  const sections = [...main.querySelectorAll('section, dl, [data-hero]')].map(describeSection);

  it('R2.8 has a hero with what is offered, a headline, a lead and one step', () => {
    const hero = onlyElement(document, '[data-hero]');
    const headline = onlyElement(document, 'h1');
    expect(hero.contains(headline)).toBe(true);
    expect(readable(headline.textContent)).toBe(headlineOf(page, language));
    const texts = [...hero.querySelectorAll('p')].map((text) => readable(text.textContent));
    // On the home page, the words above say it.
    expect(texts.length).toBeGreaterThanOrEqual(page === 'home' ? 1 : 2);
    expect(texts.some((text) => text.length > 40)).toBe(true);
    const step = hero.querySelector('[type=submit], a:not([aria-current])');
    const subject = { techsense: 'techsense-seat' }[page as string] ?? page;
    const address = {
      contact: null,
      podcast: `${brand.videoChannel.url}/videos`,
    }[page as string];
    expect(step?.getAttribute('href') ?? null).toBe(
      address === undefined ? `/${language}/contact?about=${subject}` : address,
    );
  });

  it.each(Object.entries(contents[page]))(
    `${requirementOf[page]} has the part "%s"`,
    (_, { items, texts, links, category }) => {
      const expected = {
        ...(items && {
          items: items.map((item) => allOf(Array.isArray(item) ? item : [item as Text])),
        }),
        ...(texts && { texts: allOf(texts) }),
        ...(links && { links }),
        ...(category && { category }),
      };
      expect(sections).toContainEqual(expect.objectContaining(expected));
    },
  );

  it('R2.9 sets the label of a figure apart from its note', () => {
    for (const term of main.querySelectorAll('dt')) {
      const tags = [...term.children].map(({ tagName }) => tagName);
      if (tags.length > 1) expect(tags).toEqual(tags.map(() => 'P'));
    }
  });

  it('R2.8 describes each entry that has a heading', () => {
    for (const heading of main.querySelectorAll('section li h3')) {
      const texts = [...(heading.closest('li')?.querySelectorAll('p') ?? [])];
      const longest = Math.max(...texts.map(({ textContent }) => textContent.length));
      expect(longest, heading.textContent).toBeGreaterThan(30);
    }
  });
});

describe.each(languageCodes)('the links in %s', (language) => {
  it.each(relating)(
    'R2.10, R2.11 %s links to the first three related pages of its list',
    (page) => {
      const heading = textIn(language, page, 'Where to go next');
      const related = [...pageIn(language, page).document.querySelectorAll('main section')].find(
        (section) => section.querySelector('h2')?.textContent === heading,
      );
      const links = [...(related?.querySelectorAll('li a') ?? [])].map(targetOf);
      const { links: list = [] } = relatedLinks[page] ?? {};
      expect([3, 4]).toContain(list.length);
      const byPriority = list.toSorted((one, other) => one.priority - other.priority);
      expect(links).toEqual(byPriority.slice(0, 3).map(({ to }) => routeOf(to)));
      expect(new Set(links).size).toBe(3);
      expect(links).not.toContain(routeOf(page));
    },
  );

  it('R2.1 the hero of the home page has its four words, and links to /about and /contact', () => {
    const main = onlyElement(pageIn(language, 'home').document, 'main');
    expect(textsOf(main)).toContain(heroWords[language]);
    const heroLinks = [...main.querySelectorAll('a')].filter((link) => !link.closest('section'));
    expect(heroLinks.map(targetOf).toSorted()).toEqual(['/about', contactAbout('home')]);
  });

  it.each(pageIds)('R9.16 the calls to action of %s say what they are about', (page) => {
    const topicsIn = (selector: string) =>
      [...pageIn(language, page).document.querySelectorAll(`${selector} a`)]
        .map(targetOf)
        .filter((address) => address.startsWith('/contact?'));
    const expected = topicsOf[page].map(contactAbout);
    expect([...new Set(topicsIn('main'))].toSorted()).toEqual(expected);
    expect(topicsIn('body')).toEqual(topicsIn('main'));
  });
});

describe.each(languageCodes)('the parts in %s', (language) => {
  it('R2.6 a bar at each step of the journey says how much is done', () => {
    const { document } = pageIn(language, 'institute');
    const bars = [...document.querySelectorAll('main li [role=progressbar][aria-label]')];
    const shares = bars.map((bar) => Number(bar.getAttribute('aria-valuenow')));
    expect(shares).toEqual([25, 50, 75, 100]);
    const lines = bars.map((bar) => bar.querySelector('path:last-of-type')?.getAttribute('d'));
    expect(lines).toEqual(shares.map((share) => `M0 2h${share}`));
  });

  it('R2.7 the names of the ecosystem stand in its picture', () => {
    const wall = onlyElement(pageIn(language, 'partnership').document, 'main > [role=img]');
    expect(wall.getAttribute('aria-label')).not.toBe('');
    const visitor = { en: 'Your name', fr: 'Votre nom', de: 'Ihr Name' }[language];
    const names = [clients.merseau, visitor, clients.ardvia, clients.norbeck];
    expect(wall.textContent).toContain(names.join(' · '));
  });

  it('R9.2, R9.14, R15.6 the forms have their fields, which the browser checks, and say what happens with what is sent', () => {
    const { document } = pageIn(language, 'contact');
    const forms = [...document.querySelectorAll('form')].map((form) =>
      [...form.querySelectorAll('input:not([aria-hidden]), textarea')].map((field) =>
        ['name', 'type', 'rows', 'autocomplete', 'required'].flatMap(
          (name) => field.getAttribute(name) ?? [],
        ),
      ),
    );
    expect(document.querySelector('form[novalidate], [formnovalidate]')).toBeNull();
    const email = ['email', 'email', 'email', ''];
    expect(forms).toEqual([
      [
        ['name', 'text', 'name', ''],
        email,
        ['company', 'text', 'organization'],
        ['message', '5', 'off', ''],
      ],
      [email],
    ]);
    const texts = textsOf(onlyElement(document, '#site'));
    const notes = ['contact:form.note', 'common:newsletter.note'].map((key) =>
      readable(textsIn(language).get(key)),
    );
    expect(texts).toEqual(expect.arrayContaining(notes));
  });
});

it('R15.37 fields, and the name among the partners, run in the direction of what is written', () => {
  for (const page of ['contact', 'partnership'] as const) {
    const written = 'input:not([aria-hidden]), textarea, main [data-clarity-mask]';
    const parts = [...pageIn('en', page).document.querySelectorAll(written)];
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part.getAttribute('dir'), part.outerHTML).toBe('auto');
  }
});

describe('the openings and endings of the pages', () => {
  it('R2.15 each page opens with the one dot between two things', () => {
    for (const page of pageIds) {
      const hero = onlyElement(pageIn('en', page).document, '[data-hero]');
      const dots = [...hero.querySelectorAll('[data-dot]')];
      const around = dots.map((dot) => [dot.previousElementSibling, dot.nextElementSibling]);
      const [beside = []] = around;
      expect([around.length, ...beside.map((it) => it?.textContent?.trim() !== '')], page).toEqual([
        1,
        true,
        true,
      ]);
    }
  });

  it('R2.19 each page but that of the form ends in one composition', () => {
    for (const page of pageIds) {
      const endings = pageIn('en', page).document.querySelectorAll('[data-ending]');
      expect(endings, page).toHaveLength(page === 'contact' ? 0 : 1);
    }
  });
});

it('R2.1 the home page lists all events by date', () => {
  const times = [...pageIn('en', 'home').document.querySelectorAll('main time')];
  const dates = times.map((time) => time.getAttribute('datetime') ?? '');
  expect(dates).toHaveLength(9);
  expect(dates).toEqual(dates.toSorted());
});

it('R2.20 an unknown page has the dot between two figures, and leads on', () => {
  const unknown = notFoundPages.find(({ prefix }) => prefix === 'en');
  if (!unknown) throw new Error('the build has no 404 page in English');
  const main = onlyElement(unknown.document, 'main');
  expect(main.querySelectorAll('[data-dot]')).toHaveLength(1);
  expect([...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/en/',
    `/en${routeOf('services')}`,
    '/en/techsense',
    '/en/podcast',
    '/en/contact',
  ]);
});
