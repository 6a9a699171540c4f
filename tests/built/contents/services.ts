import type { PageContent } from './pageContent.ts';
import { contactAbout, offers } from './shared.ts';

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
      links: [contactAbout('custom-event')],
      pictures: 1,
    },
    {
      part: 'result of a client',
      texts: [
        {
          en: 'What clear looks like.',
          fr: 'La clarté, mode d’emploi.',
          de: 'So klingt Klartext.',
        },
        '12',
        '31',
        {
          en: 'enquiries a month, on average, in the six months before',
          fr: 'demandes par mois, en moyenne, sur les six mois précédents',
          de: 'Anfragen pro Monat, im Schnitt der sechs Monate davor',
        },
        {
          en: 'enquiries a month, on average, in the six months after',
          fr: 'demandes par mois, en moyenne, sur les six mois suivants',
          de: 'Anfragen pro Monat, im Schnitt der sechs Monate danach',
        },
      ],
    },
    {
      part: 'closing call to action',
      texts: [
        {
          en: 'Ask for twenty minutes',
          fr: 'Demander vingt minutes',
          de: 'Zwanzig Minuten anfragen',
        },
      ],
      links: [contactAbout('services')],
    },
  ],
};
