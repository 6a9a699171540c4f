import type { ContactTopic } from '#content/contactTopics.ts';
import type { Text } from './pageContent.ts';

/** The link of a call to action: the contact page, with what it is about. */
export const contactAbout = (topic: ContactTopic) => `/contact?about=${topic}`;
export const consulting = '/interpunct-consulting';

export const talks: Text = { en: 'Events', fr: 'Événements', de: 'Events' };

const consultingDivision: Text = { en: 'Consulting', fr: 'Conseil', de: 'Beratung' };

export const offers: readonly Text[] = [
  { en: 'Rebranding', fr: 'Refonte de marque', de: 'Rebranding' },
  { en: 'Identity', fr: 'Identité', de: 'Markenidentität' },
  { en: 'Web development', fr: 'Développement web', de: 'Webentwicklung' },
  { en: 'Communication', fr: 'Communication', de: 'Kommunikation' },
  { en: 'Social media', fr: 'Réseaux sociaux', de: 'Social Media' },
  { en: 'Content writing', fr: 'Rédaction de contenus', de: 'Text und Redaktion' },
];

export const divisions: readonly Text[] = [
  consultingDivision,
  'Ventures',
  { en: 'Institute', fr: 'Institut', de: 'Institut' },
  { en: 'Community', fr: 'Communauté', de: 'Community' },
];
