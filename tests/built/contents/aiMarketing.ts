import { brand } from '#content/brand.ts';
import type { PageContent } from './pageContent.ts';
import { contactAbout } from './shared.ts';

export const aiMarketing: PageContent = {
  title: {
    en: 'Know the odds before you spend.',
    fr: 'Voir venir avant de dépenser.',
    de: 'Chancen kennen, bevor es Geld kostet.',
  },
  parts: [
    {
      part: 'overview',
      items: ['Analytics', 'Automation', 'Optimisation'],
    },
    {
      part: 'accuracy',
      items: [
        [
          { en: '87%', fr: '87 %', de: '87 %' },
          'prediction accuracy',
          'Share of our 1,200 forecasts in 2025 that came within 10% of the result, a margin we set beforehand.',
        ],
      ],
    },
    {
      part: 'partnership with the AI partner',
      texts: [
        {
          en: `Built with ${brand.aiPartner.name}.`,
          fr: `Conçu avec ${brand.aiPartner.name}.`,
          de: `Entwickelt mit ${brand.aiPartner.name}.`,
        },
      ],
      links: [brand.aiPartner.url],
    },
    {
      part: 'case studies',
      items: [
        [
          'A retail bank',
          'April to June 2025',
          {
            en: '43% higher conversion rate',
            fr: '43 % de hausse du taux de conversion',
            de: '43 % höhere Abschlussquote',
          },
        ],
        [
          'An insurer',
          'January to June 2025',
          {
            en: '62% more engagement',
            fr: '62 % d’engagement en plus',
            de: '62 % mehr Interaktion',
          },
        ],
        [
          'An industrial supplier',
          'October to December 2024',
          {
            en: '31% lower cost per acquisition',
            fr: '31 % de baisse du coût par acquisition',
            de: '31 % niedrigere Kosten pro Auftrag',
          },
        ],
      ],
    },
    { part: 'call to action', links: [contactAbout('ai-marketing')] },
  ],
};
