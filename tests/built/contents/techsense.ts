import { places } from '#content/brand.ts';
import type { PageContent } from './pageContent.ts';
import { contactAbout } from './shared.ts';

export const techsense: PageContent = {
  title: {
    en: `The table where ${places.en.theCountry} talks tech.`,
    fr: `Prenez part aux débats tech ${places.fr.ofCountry}.`,
    de: 'Vom Roundtable ins ganze Land.',
  },
  parts: [
    {
      part: 'next event',
      texts: [
        'Alzette Tech Summit',
        { en: '16–17 March 2027', fr: '16 et 17 mars 2027', de: '16.–17. März 2027' },
        'Which technology will still matter here in ten years?',
        'Tuesday',
        'Roundtables of ten',
        'Wednesday',
        'Tech court: one technology stands trial',
      ],
    },
    {
      part: 'features',
      items: ['Events', 'Roundtables', 'Interviews', 'Content hub', 'Distribution'],
    },
    {
      part: 'words of a guest',
      texts: [
        {
          en: 'Mathilde Oberlin, head of technology at an insurer, after her first roundtable',
          fr: 'Mathilde Oberlin, directrice technique d’un assureur, après sa première table ronde',
          de: 'Mathilde Oberlin, CTO einer Versicherung, nach ihrem ersten Roundtable',
        },
      ],
    },
    { part: 'benefits', items: ['Exposure', 'Thought leadership', 'Networking', 'Insights'] },
    { part: 'call to action', links: [contactAbout('techsense-seat')] },
  ],
};
