import type { PageContent } from './pageContent.ts';
import { consulting, divisions } from './shared.ts';

export const about: PageContent = {
  title: {
    en: 'A small team with a long address book.',
    fr: 'Petite équipe, gros carnet d’adresses.',
    de: 'Kleines Team, volles Adressbuch.',
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
    { part: 'members of the team', items: ['Nora Thill', 'Paulo Neves', 'Léa Wantz'] },
    {
      part: 'experience, team and network',
      items: [
        [
          { en: '60+', fr: 'plus de 60', de: 'über 60' },
          {
            en: 'years of combined experience',
            fr: 'ans d’expérience cumulée',
            de: 'Jahre Erfahrung, zusammengezählt',
          },
        ],
        [
          { en: '8+', fr: 'plus de 8', de: 'über 8' },
          { en: 'people in the team', fr: 'personnes dans l’équipe', de: 'Köpfe im Team' },
        ],
        [
          { en: '1,000+', fr: 'plus de 1 000', de: 'über 1.000' },
          {
            en: 'active members of our community',
            fr: 'membres actifs de notre communauté',
            de: 'aktive Mitglieder in unserer Community',
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
      texts: [{ en: 'What we’re here for.', fr: 'Notre raison d’être.', de: 'Wofür es uns gibt.' }],
    },
  ],
};
