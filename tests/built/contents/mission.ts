import type { PageContent } from './pageContent.ts';
import { divisions } from './shared.ts';

export const mission: PageContent = {
  title: {
    en: 'The right people should meet sooner.',
    fr: 'Les bonnes rencontres ne devraient pas attendre.',
    de: 'Damit gute Technologie ihre Kunden findet.',
  },
  parts: [
    { part: 'pillars', items: divisions, pictures: 4 },
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
