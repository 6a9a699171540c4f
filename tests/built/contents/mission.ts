import type { PageContent, Text } from './pageContent.ts';
import { divisions } from './shared.ts';

const statements: readonly Text[] = [
  { en: 'Be understood.', fr: 'Se faire comprendre.', de: 'Verstanden werden.' },
  { en: 'Be backed.', fr: 'Se faire épauler.', de: 'Rückhalt haben.' },
  { en: 'Be ready.', fr: 'Se préparer.', de: 'Bereit sein.' },
  { en: 'Be known.', fr: 'Se faire connaître.', de: 'Bekannt sein.' },
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
          en: 'The right people should meet.',
          fr: 'Les bonnes personnes se parlent.',
          de: 'Die richtigen Leute finden sich.',
        },
      ],
    },
    {
      part: 'pillars',
      items: divisions.map((division, index) => [division, statements[index] ?? '']),
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
