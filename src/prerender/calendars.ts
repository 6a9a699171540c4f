import ical, { type ICalCalendar } from 'ical-generator';
import { pathOf } from '#app/routing/address.ts';
import { translatorOf } from '#app/routing/texts.ts';
import { settings } from '#app/settings.ts';
import { brand } from '#content/brand.ts';
import { calendarOf } from '#content/calendars.ts';
import { type Language, languages } from '#content/languages.ts';
import { events, eventsRevisedOn } from '#content/pages/events.ts';

/** A file of the site: its address and its content. */
export type CalendarFile = { path: string; content: string };

const A_DAY = 86_400_000;

/** Midnight in UTC, whose day the library writes in every time zone. */
const dayOf = (isoDate: string) => new Date(`${isoDate}T00:00:00Z`);

/** The last day of a range is exclusive in calendars. */
const dayAfter = (isoDate: string) => new Date(dayOf(isoDate).getTime() + A_DAY);

function calendarIn(language: Language, included: readonly (typeof events)[number][]): string {
  const { t } = translatorOf(language);
  const { host } = new URL(settings.siteUrl);
  const calendar: ICalCalendar = ical({
    name: brand.name,
    prodId: { company: brand.name, product: 'events', language: language.toUpperCase() },
  });
  for (const { id, name, startDate, endDate, venue, city } of included) {
    calendar.createEvent({
      // The same in every language: who imports two files has the event once.
      id: `${id}@${host}`,
      stamp: dayOf(eventsRevisedOn),
      allDay: true,
      start: dayOf(startDate),
      end: dayAfter(endDate),
      summary: name,
      description: t(`events.items.${id}.description`, { ns: 'home' }),
      location: `${venue}, ${city}`,
      url: settings.siteUrl + pathOf('home', `/${language}`),
    });
  }
  // The library leaves the last line open.
  return `${calendar.toString()}\r\n`;
}

/** Returns a calendar of each event, and one of all events, in every language (RFC 5545). */
export function calendarFiles(): CalendarFile[] {
  return languages.flatMap(({ code }) => [
    { path: calendarOf(code), content: calendarIn(code, events) },
    ...events.map((event) => ({
      path: calendarOf(code, event.startDate),
      content: calendarIn(code, [event]),
    })),
  ]);
}
