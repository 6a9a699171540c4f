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
          en: 'A robot arm, explained.',
          fr: 'Un bras robotique, enfin expliqué.',
          de: 'Ein Roboterarm, verständlich erklärt.',
        },
        '12',
        '31',
        {
          en: 'enquiries a month on average before the relaunch, from March to August 2025',
          fr: 'demandes par mois, en moyenne, avant la refonte, de mars à août 2025',
          de: 'Anfragen pro Monat vor dem Neustart, im Schnitt von März bis August 2025',
        },
        {
          en: 'enquiries a month on average after it, from October 2025 to March 2026',
          fr: 'demandes par mois, en moyenne, après la refonte, d’octobre 2025 à mars 2026',
          de: 'Anfragen pro Monat danach, im Schnitt von Oktober 2025 bis März 2026',
        },
        {
          en: 'Since September 2025: the h is the arm, and the red dot is its hand.',
          fr: 'Depuis septembre 2025 : le h est le bras, et le point rouge sa main.',
          de: 'Seit September 2025: Das h ist der Arm, der rote Punkt seine Hand.',
        },
        { en: 'Reception', fr: 'Accueil', de: 'Empfang' },
        { en: 'Hold here', fr: 'Tenir ici', de: 'Hier anfassen' },
        'An arm that kneads .',
        'Un bras qui pétrit .',
        'Ein Arm, der knetet .',
      ],
    },
    {
      part: 'closing call to action',
      texts: [
        {
          en: 'Ask for a free first call',
          fr: 'Demander un premier échange',
          de: 'Erstgespräch anfragen',
        },
      ],
      links: [contactAbout('services')],
    },
  ],
};
