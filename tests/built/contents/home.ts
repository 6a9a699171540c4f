import type { PageContent } from './pageContent.ts';
import { consulting, divisions, offers } from './shared.ts';

export const home: PageContent = {
  title: {
    en: 'We’re the dot between you and your next client.',
    fr: 'Vous et votre prochain client avez un point commun : nous.',
    de: 'Der Punkt, an dem Sie neue Kunden treffen.',
  },
  parts: [
    {
      part: 'proof',
      items: [
        'Halden Robotics',
        'Merseau Private Bank',
        'Ardvia Cloud',
        'Norbeck Industries',
        [
          '31',
          {
            en: 'enquiries a month at Halden Robotics, up from 12',
            fr: 'demandes par mois chez Halden Robotics, contre 12 avant',
            de: 'Anfragen im Monat bei Halden Robotics, vorher 12',
          },
          {
            en: 'Monthly average after the relaunch, October 2025 to March 2026, against March to August 2025. The client’s count.',
            fr: 'Moyenne d’octobre 2025 à mars 2026, après la refonte, contre celle de mars à août 2025. Chiffres du client.',
            de: 'Monatsschnitt Oktober 2025 bis März 2026, nach dem Neustart der Marke, gegenüber März bis August 2025. Zählung des Kunden.',
          },
        ],
        [
          { en: '300%', fr: '300 %', de: '300 %' },
          {
            en: 'more mentions of Merseau Private Bank',
            fr: 'de mentions en plus pour Merseau Private Bank',
            de: 'mehr Erwähnungen von Merseau Private Bank',
          },
        ],
        [
          '25',
          {
            en: 'new leads for Ardvia Cloud',
            fr: 'nouveaux prospects pour Ardvia Cloud',
            de: 'neue Leads für Ardvia Cloud',
          },
        ],
      ],
      texts: [
        {
          en: 'Chief executive, Halden Robotics',
          fr: 'Directeur général, Halden Robotics',
          de: 'Geschäftsführer, Halden Robotics',
        },
      ],
      links: [consulting],
    },
    {
      part: 'divisions',
      items: divisions,
      links: [consulting, '/ventures', '/institute', '/community'],
    },
    { part: 'TECHSENSE intro', links: ['/techsense'] },
    {
      part: 'services',
      items: offers,
      links: [...offers.map(() => consulting), consulting],
      pictures: 6,
    },
    {
      part: 'tech events',
      items: [
        'Pétrusse Product Night',
        'Alzette Tech Summit',
        'Minett Data Days',
        'Kirchberg AI Assembly',
        'Moselle Founders’ Table',
        'Redrock Cyber Camp',
        'Éislek Cloud Retreat',
        'Three Borders Fintech Day',
        'The Full Stop Gala',
      ],
      texts: [{ en: 'Ask for a seat', fr: 'Demander une place', de: 'Platz anfragen' }],
    },
    { part: 'studio', links: ['/studio'] },
  ],
};
