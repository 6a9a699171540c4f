import type { PageContent } from './pageContent.ts';
import { consulting, divisions } from './shared.ts';

export const about: PageContent = {
  title: {
    en: 'A small team with a long address book.',
    fr: 'Petite équipe, gros carnet d’adresses.',
    de: 'Kleines Team, volles Adressbuch.',
  },
  parts: [
    { part: 'main text', texts: ['It starts with an introduction.'] },
    {
      part: 'divisions',
      items: divisions,
      links: [consulting, '/ventures', '/institute', '/community'],
    },
    { part: 'members of the team', items: ['Nora Thill', 'Paulo Neves', 'Léa Wantz'] },
    {
      part: 'experience, team and network',
      items: [
        [{ en: '60+', fr: 'plus de 60', de: 'über 60' }, 'years of combined experience'],
        [{ en: '8+', fr: 'plus de 8', de: 'über 8' }, 'people in the team'],
        [
          { en: '1,000+', fr: 'plus de 1 000', de: 'über 1.000' },
          'active members of our community',
        ],
        'Banking',
        'Insurance',
        'Industry',
        'Public sector',
      ],
    },
    { part: 'mission', texts: ['What we’re here for.'] },
  ],
};
