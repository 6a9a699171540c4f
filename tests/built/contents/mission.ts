import type { PageContent, Text } from './pageContent.ts';
import { divisions } from './shared.ts';

/** The heading of each pillar: its name, and what it does for one. */
const headings: readonly Text[] = [
  {
    en: 'Consulting Be understood.',
    fr: 'Conseil Se faire comprendre.',
    de: 'Beratung Verstanden werden.',
  },
  {
    en: 'Ventures Be backed.',
    fr: 'Ventures Se faire épauler.',
    de: 'Ventures Rückhalt haben.',
  },
  { en: 'Institute Be ready.', fr: 'Institut Se préparer.', de: 'Institut Bereit sein.' },
  {
    en: 'Community Be known.',
    fr: 'Communauté Se faire connaître.',
    de: 'Community Bekannt sein.',
  },
];

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
        {
          en: 'The right people should meet',
          fr: 'Les bonnes personnes se parlent',
          de: 'Die richtigen Leute finden sich',
        },
      ],
    },
    {
      part: 'pillars',
      items: divisions.map((division, index) => [division, headings[index] ?? '']),
      pictures: 4,
    },
    {
      part: 'approach',
      texts: [
        {
          en: 'Listen first. Then introduce.',
          fr: 'D’abord écouter. Ensuite présenter.',
          de: 'Erst zuhören. Dann vorstellen.',
        },
      ],
    },
  ],
};
