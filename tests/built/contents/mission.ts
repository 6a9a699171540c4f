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
            en: 'Consulting Be understood.',
            fr: 'Conseil Se faire comprendre.',
            de: 'Beratung Verstanden werden.',
          },
        ],
        [
          'Ventures',
          {
            en: 'Ventures Be backed.',
            fr: 'Ventures Se faire épauler.',
            de: 'Ventures Rückhalt haben.',
          },
        ],
        [
          'Institute',
          { en: 'Institute Be ready.', fr: 'Institut Se préparer.', de: 'Institut Bereit sein.' },
        ],
        [
          'Community',
          {
            en: 'Community Be known.',
            fr: 'Communauté Se faire connaître.',
            de: 'Community Bekannt sein.',
          },
        ],
      ],
    },
    { part: 'approach', texts: ['Listen first. Then introduce.'] },
  ],
};
