import type { ContactTopic } from '#content/contactTopics.ts';

/** The link of a call to action: the contact page, with what it is about. */
export const contactAbout = (topic: ContactTopic) => `/contact?about=${topic}`;
export const consulting = '/interpunct-consulting';

export const offers = [
  'Rebranding',
  'Identity',
  'Web development',
  'Communications',
  'Social media',
  'Content writing',
];

export const divisions = ['Consulting', 'Ventures', 'Institute', 'Community'];
