import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { events } from '#content/pages/events.ts';
import { languageCodes } from '#tests/catalogue.ts';
import { filesIn, onlyElement, pageIn, read, SITE } from './builtFiles.ts';

const parse = (text: string) => new ICAL.Component(ICAL.parse(text));

const dayAfter = (isoDate: string) =>
  new Date(Date.parse(isoDate) + 86_400_000).toISOString().slice(0, 10);

/** What a calendar says about its events. */
const eventsOf = (calendar: ICAL.Component) =>
  calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, location, startDate, endDate } = new ICAL.Event(component);
    return { uid, summary, description, location, start: `${startDate}`, end: `${endDate}` };
  });

describe.each(languageCodes)('in %s', (language) => {
  const { document } = pageIn(language, 'home');
  const links = [...onlyElement(document, 'main').querySelectorAll('a[href$=".ics"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  const [feed = ''] = links;
  const graph = JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
  )['@graph'] as { itemListElement?: { item: { name: string; description: string } }[] }[];
  const listed = graph.find(({ itemListElement }) => itemListElement?.length === events.length);

  /** The events as the page and its structured data have them. */
  const expected = events.map(({ id, name, startDate, endDate, venue, city }) => ({
    uid: `${id}@${new URL(SITE).host}`,
    summary: name,
    description: listed?.itemListElement?.find(({ item }) => item.name === name)?.item.description,
    location: `${venue}, ${city}`,
    start: startDate,
    end: dayAfter(endDate),
  }));

  it('R2.14 home links to every calendar: one an event, and one of all', () => {
    expect(links).toHaveLength(events.length + 1);
    const files = filesIn(`calendars/${language}`).map((file) => `/calendars/${language}/${file}`);
    expect(files.toSorted()).toEqual(links.toSorted());
  });

  it('R2.14 the calendars have the events of the page', () => {
    expect(eventsOf(parse(read(feed)))).toEqual(expected);
    const single = links.slice(1).flatMap((link) => eventsOf(parse(read(link))));
    expect(single).toEqual(expected);
  });

  it.each(links)('R2.14 %s ends with a whole line, as RFC 5545 asks', (link) => {
    expect(read(link)).toMatch(/[^\n]\r\n$/);
  });
});
