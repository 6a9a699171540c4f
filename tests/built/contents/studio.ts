import { places } from '#content/brand.ts';
import type { PageContent } from './pageContent.ts';
import { contactAbout } from './shared.ts';

export const studio: PageContent = {
  title: {
    en: 'On mic, on film, in focus.',
    fr: 'Au micro, à l’écran, en photo.',
    de: 'Gehört und gesehen.',
  },
  parts: [
    {
      part: 'podcast',
      items: [
        'Concept and sound identity',
        'Recording with several microphones and cameras',
        'Editing, mixing and transcript',
        'Finished files for the platforms you use',
      ],
      texts: [
        '14:15 Léa Wantz',
        {
          en: '‘And what did you want to find out yourself?’',
          fr: '« Et vous, que vouliez-vous savoir ? »',
          de: '„Und was wollten Sie selbst herausfinden?“',
        },
      ],
      links: ['/podcast'],
    },
    {
      part: 'video',
      items: [
        'Interviews and portraits',
        'Company films',
        'Event films by the next morning',
        'Shorts for social media',
        'Live streams',
      ],
      links: [contactAbout('film')],
    },
    {
      part: 'photo',
      items: [
        'Portraits and team photos',
        'Event photos',
        'Product photography',
        'Offices and workplaces',
      ],
    },
    {
      part: 'modes',
      items: [
        `Fixed studio ${places.en.inCity}`,
        'Mobile studio that comes to you',
        'On site in your offices',
        'Event coverage',
      ],
    },
    { part: 'call to action', links: [contactAbout('studio')] },
    { part: 'related category', category: 'services' },
  ],
};
