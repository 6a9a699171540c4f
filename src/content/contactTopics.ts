import type { PageId } from './pageIds.ts';

/** What some calls to action offer. */
export const contactOffers = [
  'techsense-seat',
  'custom-event',
  'event-seat',
  'sponsorship',
  'film',
  'guest',
] as const;

/**
 * Why one writes: because of a page, or of an offer. The endpoint receives these names. No array holds
 * all of them: it would add every page to the scripts.
 */
export type ContactTopic = PageId | (typeof contactOffers)[number];

/** The parameter of the address of the contact page that names the topic. */
export const topicParameter = 'about';

/** The query that names a topic: `?about=ventures`. */
export const queryOf = (topic: string | null | undefined): string =>
  topic ? `?${topicParameter}=${topic}` : '';
