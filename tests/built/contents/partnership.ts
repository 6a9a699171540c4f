import type { PageContent } from './pageContent.ts';
import { contactAbout } from './shared.ts';

export const partnership: PageContent = {
  title: {
    en: 'Your name, next to the right ones.',
    fr: 'Votre nom, en bonne compagnie.',
    de: 'Ihr Name in bester Gesellschaft.',
  },
  parts: [
    {
      part: 'benefits',
      items: ['Visibility', 'Network', 'Media'],
      links: [contactAbout('partnership')],
    },
    {
      part: 'sponsoring',
      items: ['Tech summit', 'Podcasts', 'Specialised events'],
      links: [contactAbout('sponsorship')],
    },
    {
      part: 'success cases',
      items: [
        [
          'Merseau Private Bank',
          { en: '300% more visibility', fr: '+300 % de visibilité', de: '300 % mehr Sichtbarkeit' },
          {
            en: 'Anne Bley, head of communications, Merseau Private Bank',
            fr: 'Anne Bley, directrice de la communication, Merseau Private Bank',
            de: 'Anne Bley, Leiterin Kommunikation, Merseau Private Bank',
          },
        ],
        [
          'Ardvia Cloud',
          { en: '25 new leads', fr: '25 nouveaux prospects', de: '25 neue Leads' },
          {
            en: 'Tom Ries, chief executive, Ardvia Cloud',
            fr: 'Tom Ries, directeur général, Ardvia Cloud',
            de: 'Tom Ries, Geschäftsführer, Ardvia Cloud',
          },
        ],
        ['Norbeck Industries', 'A full house, twice'],
      ],
    },
  ],
};
