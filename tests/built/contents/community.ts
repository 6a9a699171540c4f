import type { PageContent } from './pageContent.ts';
import { contactAbout } from './shared.ts';

export const community: PageContent = {
  title: {
    en: 'Strangers only once.',
    fr: 'Ici, on fait vite connaissance.',
    de: 'Fremd nur beim ersten Mal.',
  },
  parts: [
    {
      part: 'figures',
      items: [
        [{ en: '1,000+', fr: 'plus de 1 000', de: 'über 1.000' }, 'active members'],
        [{ en: '50+', fr: 'plus de 50', de: 'über 50' }, 'events per year'],
        [{ en: '25+', fr: 'plus de 25', de: 'über 25' }, 'publications per month'],
      ],
    },
    {
      part: 'offerings, hub diagram and its points',
      items: [
        [
          'Events',
          'Themed evenings and panels',
          'Breakfasts with one guest speaker',
          'Behind-the-scenes visits to member companies',
        ],
        [
          'Publications',
          'Two magazines',
          'A monthly newsletter, open to everyone',
          'Portraits of members',
        ],
        ['Clubs', 'Security leaders', 'Data and AI leaders', 'Founders and investors'],
        'Events',
        'Publications',
        'Networking',
        'Innovation',
        'Connected ecosystem',
        'Collaborative innovation',
      ],
    },
    {
      part: 'TECHSENSE highlight',
      items: [
        'Leadership roundtables',
        'Breakfast briefings',
        'Interviews in front of a live audience',
        'The Alzette Tech Summit',
        'Content',
        'Networks',
        'Events',
      ],
      links: ['/techsense'],
    },
    {
      part: 'magazines',
      items: [
        [
          'Middot',
          {
            en: 'No. 47, November 2026',
            fr: 'Numéro 47, novembre 2026',
            de: 'Nr. 47, November 2026',
          },
          { en: '€9', fr: '9 €', de: '9 €' },
          'Who says no?',
        ],
        [
          'Pixel & Pavé',
          { en: 'No. 9, winter 2026', fr: 'Numéro 9, hiver 2026', de: 'Nr. 9, Winter 2026' },
          { en: '€14', fr: '14 €', de: '14 €' },
        ],
      ],
    },
    { part: 'call to action', links: [contactAbout('community')] },
  ],
};
