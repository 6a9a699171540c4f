import { pageIds } from './pageIds.ts';

/** Why one writes: every page, and what some calls to action offer. The endpoint receives these names. */
export const contactTopics = [
  ...pageIds,
  'techsense-seat',
  'custom-event',
  'event-seat',
  'sponsorship',
  'film',
  'guest',
] as const;

export type ContactTopic = (typeof contactTopics)[number];

export const isContactTopic = (name: unknown): name is ContactTopic =>
  contactTopics.includes(name as ContactTopic);

/** The parameter of the address of the contact page that names the topic. */
export const topicParameter = 'about';

/** The query that names a topic: `?about=ventures`. */
export const queryOf = (topic: string | null | undefined): string =>
  topic ? `?${topicParameter}=${topic}` : '';
