import type { ContactTopic } from '#content/contactTopics.ts';
import { routeOf } from '#content/routes.ts';

/** The link of a call to action: the contact page, with what it is about. */
export const contactAbout = (topic: ContactTopic) => `/contact?about=${topic}`;
export const consulting = routeOf('services');

export const offers = [
  'Rebranding',
  'Identity',
  'Web development',
  'Communications',
  'Social media',
  'Content writing',
];

export const divisions = ['Consulting', 'Ventures', 'Institute', 'Community'];
