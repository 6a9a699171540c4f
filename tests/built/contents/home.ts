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
          'enquiries a month at Halden Robotics, up from 12',
          'Monthly average after the relaunch, October 2025 to March 2026, against March to August 2025. The client’s count.',
        ],
        ['25', 'new leads for Ardvia Cloud'],
        [{ en: '300%', fr: '300 %', de: '300 %' }, 'more mentions of Merseau Private Bank'],
      ],
      texts: ['Chief executive, Halden Robotics'],
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
      texts: ['Ask for a seat'],
    },
    { part: 'studio', links: ['/studio'] },
  ],
};
