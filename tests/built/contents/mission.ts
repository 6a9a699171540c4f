import type { PageContent } from './pageContent.ts';

export const mission: PageContent = {
  title: {
    en: 'The right people should meet sooner.',
    fr: 'Les bonnes rencontres ne devraient pas attendre.',
    de: 'Damit gute Technologie ihre Kunden findet.',
  },
  parts: [
    {
      part: 'exhibit',
      texts: [
        {
          en: 'Therightpeopleshouldmeet',
          fr: 'Lesbonnespersonnesseparlent',
          de: 'DierichtigenLeutefindensich',
        },
        'The right people should meet',
      ],
    },
    {
      part: 'pillars',
      items: [
        [
          'Consulting',
          {
            en: 'Consulting Branding.',
            fr: 'Conseil Une marque.',
            de: 'Beratung Eine Marke.',
          },
        ],
        [
          'Ventures',
          {
            en: 'Ventures Capital.',
            fr: 'Ventures Du capital.',
            de: 'Ventures Kapital.',
          },
        ],
        [
          'Institute',
          { en: 'Institute Training.', fr: 'Institut Des cours.', de: 'Institut Kurse.' },
        ],
        [
          'Community',
          {
            en: 'Community Contacts.',
            fr: 'Communauté Des contacts.',
            de: 'Community Kontakte.',
          },
        ],
      ],
    },
    { part: 'approach', texts: ['Listen first. Then introduce.'] },
  ],
};
