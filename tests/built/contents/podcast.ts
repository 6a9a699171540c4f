import type { PageContent } from './pageContent.ts';

export const podcast: PageContent = {
  title: {
    en: 'The people behind tech, in their own words.',
    fr: 'La tech, racontée de l’intérieur.',
    de: 'Im Gespräch mit Leuten vom Fach.',
  },
  parts: [
    {
      part: 'episodes',
      items: [
        [
          {
            en: 'A rabbit for everyone',
            fr: 'Un lapin pour tout le monde',
            de: 'Ein Kaninchen für alle',
          },
          {
            en: 'Play Big Buck Bunny',
            fr: 'Lancer « Big Buck Bunny »',
            de: '„Big Buck Bunny“ abspielen',
          },
        ],
        [
          {
            en: 'A dragon, paid for in advance',
            fr: 'Le dragon et le délai',
            de: 'Der Drache und die Deadline',
          },
          {
            en: 'Play Sintel',
            fr: 'Lancer « Sintel »',
            de: '„Sintel“ abspielen',
          },
        ],
      ],
      pictures: 2,
    },
    {
      part: 'shows',
      items: [
        [
          'The Second Question',
          { en: 'Hosted by Léa Wantz', fr: 'Présentée par Léa Wantz', de: 'Moderation: Léa Wantz' },
          {
            en: 'The bank that switched itself off',
            fr: 'La banque qui s’est coupé le courant',
            de: 'Die Bank, die sich selbst abschaltete',
          },
          { en: 'With Marc Dondelen', fr: 'Avec Marc Dondelen', de: 'Zu Gast: Marc Dondelen' },
        ],
        [
          'TECHSENSE Unmuted',
          {
            en: 'Hosted by Jonas Feltes',
            fr: 'Présentée par Jonas Feltes',
            de: 'Moderation: Jonas Feltes',
          },
          {
            en: 'Who signs for the algorithm?',
            fr: 'Qui signe pour l’algorithme ?',
            de: 'Wer unterschreibt für den Algorithmus?',
          },
          { en: 'With Inès Karmann', fr: 'Avec Inès Karmann', de: 'Zu Gast: Inès Karmann' },
        ],
      ],
      links: [
        'https://videos.interpunct.example/@interpunct/podcasts',
        'https://videos.interpunct.example/@interpunct/videos',
      ],
      pictures: 2,
    },
  ],
};
