import type { PageContent } from './pageContent.ts';
import { divisions } from './shared.ts';

export const mission: PageContent = {
  title: {
    en: 'We put people in the same sentence.',
    fr: 'Nous mettons les bons noms dans la même phrase.',
    de: 'Namen, die man in einem Atemzug nennt.',
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
