import type { PageContent } from './pageContent.ts';
import { contactAbout, offers } from './shared.ts';

export const services: PageContent = {
  title: {
    en: 'Clever products, clearly put.',
    fr: 'Votre produit est brillant. Rendons-le clair.',
    de: 'Kluge Produkte, auf den Punkt gebracht.',
  },
  parts: [
    { part: 'services', items: offers },
    {
      part: 'custom events',
      items: [
        'Rebranding campaigns',
        'Product launches',
        'Company parties',
        'Professional anniversaries',
        'Strategic celebrations',
      ],
      links: [contactAbout('custom-event')],
    },
    {
      part: 'result of a client',
      texts: [
        'A robot arm, explained.',
        '12',
        '31',
        'enquiries a month on average before the relaunch, from March to August 2025',
        'enquiries a month on average after it, from October 2025 to March 2026',
        'Since September 2025: the h is the arm, and the red dot is its hand.',
        'Reception',
        'Hold here',
        'An arm that kneads.',
        'Un bras qui pétrit.',
        'Ein Arm, der knetet.',
      ],
    },
    {
      part: 'closing call to action',
      texts: ['Arrange a free first call'],
      links: [contactAbout('services')],
    },
  ],
};
