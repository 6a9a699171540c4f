import type { PageContent } from './pageContent.ts';
import { consulting, consultingDivision, offers } from './shared.ts';

export const home: PageContent = {
  title: {
    en: 'We’re the dot between you and your next client.',
    fr: 'Vous et votre prochain client avez un point commun : nous.',
    de: 'Der Punkt, an dem Sie neue Kunden treffen.',
  },
  parts: [
    {
      part: 'divisions',
      items: [
        { en: 'Community', fr: 'Communauté', de: 'Community' },
        consultingDivision,
        'Ventures',
      ],
      links: ['/community', consulting, '/ventures', '/institute'],
      pictures: 4,
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
    { part: 'studio', links: ['/studio'], pictures: 1 },
  ],
};
