import { events } from '../content/pages/events.ts';
import { programs } from '../content/pages/institute.ts';

/** Names the dates of the content that are over on a day (ISO 8601), one sentence a kind. The site goes on showing them. */
export function pastDatesOn(today: string): string[] {
  const over = events.filter(({ endDate }) => endDate < today).map(({ name }) => name);
  const begun = programs.filter(({ nextStart }) => nextStart < today).map(({ id }) => id);
  return [
    over.length > 0 &&
      `Events are over: ${over.join(', ')}. Put the next ones into src/content/pages/events.ts and summit.ts.`,
    begun.length > 0 &&
      `Programmes have begun: ${begun.join(', ')}. Put their next start into src/content/pages/institute.ts.`,
  ].flatMap((sentence) => sentence || []);
}
