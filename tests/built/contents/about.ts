import type { PageContent } from './pageContent.ts';
import { consulting, divisions } from './shared.ts';

export const about: PageContent = {
  title: {
    en: 'A small team that knows everyone.',
    fr: 'Une petite équipe qui connaît tout le monde.',
    de: 'Kleines Team, mit halb Luxemburg per Du.',
  },
  parts: [
    {
      part: 'main text',
      texts: [
        {
          en: 'It starts with an introduction.',
          fr: 'Tout commence par les présentations.',
          de: 'Am Anfang steht ein Satz.',
        },
      ],
    },
    {
      part: 'divisions',
      items: divisions,
      links: [consulting, '/ventures', '/institute', '/community'],
      pictures: 4,
    },
    {
      part: 'experience, team and network',
      items: [
        [
          '60+',
          {
            en: 'years of experience, added up',
            fr: 'ans d’expérience cumulée',
            de: 'Jahre Erfahrung, zusammengezählt',
          },
        ],
        ['8+', { en: 'people on the team', fr: 'personnes dans l’équipe', de: 'Köpfe im Team' }],
        [
          '1000+',
          {
            en: 'people in our network',
            fr: 'personnes dans notre réseau',
            de: 'Menschen in unserem Netzwerk',
          },
        ],
        { en: 'Banking', fr: 'Banque', de: 'Banken' },
        { en: 'Insurance', fr: 'Assurance', de: 'Versicherungen' },
        { en: 'Industry', fr: 'Industrie', de: 'Industrie' },
        { en: 'Public sector', fr: 'Secteur public', de: 'Öffentlicher Sektor' },
      ],
    },
    {
      part: 'mission',
      texts: [
        { en: 'What we are here for.', fr: 'Notre raison d’être.', de: 'Wofür es uns gibt.' },
      ],
      pictures: 1,
    },
  ],
};
