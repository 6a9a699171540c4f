import type { PageContent } from './pageContent.ts';
import { consulting, offers } from './shared.ts';

export const home: PageContent = {
  title: {
    en: 'We’re the dot between you and your next client.',
    fr: 'Vous et votre prochain client avez un point commun : nous.',
    de: 'Der Punkt zwischen Ihnen und Ihrem nächsten Kunden.',
  },
  parts: [
    {
      part: 'result of a client',
      items: [
        ['12', 'enquiries a month', 'before the relaunch'],
        ['31', 'enquiries a month', 'after the relaunch'],
      ],
      texts: [
        'Monthly averages from March to August 2025, before the relaunch, and from October 2025 to March 2026, after it. The client’s count.',
        'Jens Halden, chief executive, Halden Robotics',
      ],
      links: [consulting],
    },
    { part: 'TECHSENSE intro', texts: ['TECHSENSE'], links: ['/techsense'] },
    {
      part: 'divisions, with the services in consulting',
      items: [['Consulting', ...offers], 'Ventures', 'Institute', 'Community'],
      links: [consulting, ...offers.map(() => consulting), '/ventures', '/institute', '/community'],
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
      texts: ['Request a seat'],
    },
    {
      part: 'studio',
      texts: ['You bring the story', 'We press record'],
      links: ['/studio'],
    },
  ],
};
