import type { PageContent } from './pageContent.ts';
import { contact, offers } from './shared.ts';

export const services: PageContent = {
  title: {
    en: 'Clever products, clearly put.',
    fr: 'Votre produit est brillant. Rendons-le clair.',
    de: 'Kluge Produkte, auf den Punkt gebracht.',
  },
  parts: [
    { part: 'services', items: offers, pictures: 6 },
    {
      part: 'custom events',
      items: [
        {
          en: 'Rebranding campaigns',
          fr: 'Campagnes de refonte de marque',
          de: 'Rebranding-Kampagnen',
        },
        { en: 'Product launches', fr: 'Lancements de produits', de: 'Produktpremieren' },
        { en: 'Company parties', fr: 'Fêtes d’entreprise', de: 'Firmenfeiern' },
        {
          en: 'Professional anniversaries',
          fr: 'Anniversaires d’entreprise',
          de: 'Firmenjubiläen',
        },
        {
          en: 'Strategic celebrations',
          fr: 'Temps forts stratégiques',
          de: 'Feiern mit Weitblick',
        },
      ],
      links: [contact],
      pictures: 1,
    },
    {
      part: 'closing call to action',
      texts: [
        { en: 'Book twenty minutes', fr: 'Réserver vingt minutes', de: 'Zwanzig Minuten buchen' },
      ],
      links: [contact],
    },
  ],
};
