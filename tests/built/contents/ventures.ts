import type { PageContent } from './pageContent.ts';
import { contactAbout } from './shared.ts';

export const ventures: PageContent = {
  title: {
    en: 'Money that picks up the phone.',
    fr: 'Du capital, et quelqu’un au bout du fil.',
    de: 'Geld, das ans Telefon geht.',
  },
  parts: [
    {
      part: 'pipeline and metrics',
      items: [
        [
          { en: '100%', fr: '100 %', de: '100 %' },
          { en: 'Startup Scouting', fr: 'Repérage de startups', de: 'Startup-Scouting' },
        ],
        [
          { en: '60%', fr: '60 %', de: '60 %' },
          { en: 'Due Diligence', fr: 'Audit préalable', de: 'Due Diligence' },
        ],
        [
          { en: '25%', fr: '25 %', de: '25 %' },
          {
            en: 'Investment & Support',
            fr: 'Investissement et accompagnement',
            de: 'Kapital und Begleitung',
          },
        ],
        [
          { en: '10%', fr: '10 %', de: '10 %' },
          { en: 'Scale & Exit', fr: 'Croissance et sortie', de: 'Wachstum und Exit' },
        ],
        [
          { en: '€2.5M+', fr: 'plus de 2,5 M€', de: 'über 2,5 Mio. €' },
          { en: 'invested capital', fr: 'de capital investi', de: 'investiertes Kapital' },
          {
            en: 'First and follow-on investments since 2019.',
            fr: 'En premiers tickets et en réinvestissements, depuis 2019.',
            de: 'In Erst- und Folgerunden seit 2019.',
          },
        ],
        [
          { en: '25+', fr: 'plus de 25', de: 'über 25' },
          {
            en: 'startups backed',
            fr: 'startups financées',
            de: 'finanzierte Startups',
          },
          {
            en: 'Since 2019, exits included.',
            fr: 'Au portefeuille depuis 2019, y compris celles qui ont été vendues.',
            de: 'Im Portfolio seit 2019, verkaufte mitgezählt.',
          },
        ],
        [
          { en: '85%', fr: '85 %', de: '85 %' },
          { en: 'growth success', fr: 'de réussite en phase de croissance', de: 'Wachstumserfolg' },
          {
            en: 'Share of the startups we backed whose revenue grew in the year after we invested.',
            fr: 'Part des startups financées dont le chiffre d’affaires a progressé dans l’année qui a suivi notre investissement.',
            de: 'Anteil der von uns finanzierten Startups, deren Umsatz im Jahr nach unserem Einstieg gewachsen ist.',
          },
        ],
      ],
    },
    {
      part: 'startups of the portfolio',
      items: [
        ['Kelvara', { en: 'Backed in 2020', fr: 'Financée en 2020', de: 'Finanziert 2020' }],
        [
          'Pontoclaim',
          {
            en: 'Sold to an insurer in 2024',
            fr: 'Vendue à un assureur en 2024',
            de: '2024 an eine Versicherung verkauft',
          },
        ],
        ['Minettrix', { en: 'Backed in 2023', fr: 'Financée en 2023', de: 'Finanziert 2023' }],
      ],
    },
    {
      part: 'partner ecosystem',
      items: [
        'Corbelle Capital',
        'Grundhof Angels',
        'Sept Fontaines Incubator',
        'Nordstad Applied Lab',
      ],
    },
    {
      part: 'Nexus2050',
      texts: ['Nexus2050'],
      links: [contactAbout('ventures')],
      pictures: 1,
    },
    {
      part: 'services',
      items: [
        { en: 'Mentorship', fr: 'Mentorat', de: 'Mentoring' },
        { en: 'Partnerships', fr: 'Partenariats', de: 'Partnerschaften' },
        { en: 'Investment', fr: 'Investissement', de: 'Kapital' },
      ],
    },
  ],
};
