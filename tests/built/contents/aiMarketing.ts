import type { PageContent } from './pageContent.ts';
import { contactAbout } from './shared.ts';

export const aiMarketing: PageContent = {
  title: {
    en: 'Know what works before you spend.',
    fr: 'Prévoir ce qui marchera, avant de dépenser.',
    de: 'Wissen, was wirkt, bevor es Geld kostet.',
  },
  parts: [
    {
      part: 'overview',
      items: [
        { en: 'Analytics', fr: 'Analyse', de: 'Analyse' },
        { en: 'Automation', fr: 'Automatisation', de: 'Automatisierung' },
        { en: 'Optimisation', fr: 'Optimisation', de: 'Optimierung' },
      ],
      pictures: 3,
    },
    {
      part: 'accuracy',
      items: [
        [
          { en: '87%', fr: '87 %', de: '87 %' },
          {
            en: 'prediction accuracy',
            fr: 'de prévisions justes',
            de: 'Vorhersagegenauigkeit',
          },
          {
            en: 'Share of our 1,200 forecasts in 2025 that came within 10% of the result, a margin we set beforehand.',
            fr: 'Part de nos 1 200 prévisions de 2025 qui sont tombées juste, à 10 % près : une marge fixée d’avance.',
            de: 'Anteil unserer 1.200 Prognosen von 2025, die um höchstens 10 % vom Ergebnis abwichen. Diese Grenze hatten wir vorher festgelegt.',
          },
        ],
      ],
    },
    {
      part: 'partnership with the AI partner',
      texts: [
        {
          en: 'Built with Loomwright.',
          fr: 'Conçu avec Loomwright.',
          de: 'Entwickelt mit Loomwright.',
        },
      ],
      links: ['https://loomwright.example'],
      pictures: 1,
    },
    {
      part: 'case studies',
      items: [
        [
          { en: 'A retail bank', fr: 'Une banque de détail', de: 'Eine Filialbank' },
          { en: 'April to June 2025', fr: 'D’avril à juin 2025', de: 'April bis Juni 2025' },
          {
            en: '43% higher conversion rate',
            fr: '43 % de hausse du taux de conversion',
            de: '43 % höhere Abschlussquote',
          },
        ],
        [
          { en: 'An insurer', fr: 'Une compagnie d’assurance', de: 'Eine Versicherung' },
          { en: 'January to June 2025', fr: 'De janvier à juin 2025', de: 'Januar bis Juni 2025' },
          {
            en: '62% more engagement',
            fr: '62 % d’engagement en plus',
            de: '62 % mehr Interaktion',
          },
        ],
        [
          {
            en: 'An industrial supplier',
            fr: 'Un fournisseur industriel',
            de: 'Ein Industriezulieferer',
          },
          {
            en: 'October to December 2024',
            fr: 'D’octobre à décembre 2024',
            de: 'Oktober bis Dezember 2024',
          },
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
