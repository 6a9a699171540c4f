import type { PageContent } from './pageContent.ts';

export const podcast: PageContent = {
  title: {
    en: 'Tech people, in their own words.',
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
          {
            en: 'With Marc Dondelen, head of infrastructure',
            fr: 'Avec Marc Dondelen, responsable d’infrastructure',
            de: 'Zu Gast: Marc Dondelen, Infrastrukturchef',
          },
          '14:02 Léa Wantz',
          {
            en: 'And what did you want to find out yourself?',
            fr: 'Et vous, que vouliez-vous savoir ?',
            de: 'Und was wollten Sie selbst herausfinden?',
          },
          '14:21 Marc Dondelen',
          {
            en: 'The factory that hired its hacker',
            fr: 'L’usine qui a embauché son pirate',
            de: 'Die Fabrik, die ihren Hacker einstellte',
          },
          {
            en: 'The app that nobody opens any more',
            fr: 'Une appli que plus personne n’ouvre',
            de: 'Eine App, die niemand mehr öffnet',
          },
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
          {
            en: 'With Inès Karmann, regulator',
            fr: 'Avec Inès Karmann, spécialiste de la régulation',
            de: 'Zu Gast: Inès Karmann, Juristin der Aufsichtsbehörde',
          },
          '8:37 Jonas Feltes',
          '8:56 Inès Karmann',
          { en: 'Episode 30', fr: 'Épisode 30', de: 'Folge 30' },
          { en: 'Episode 29', fr: 'Épisode 29', de: 'Folge 29' },
        ],
      ],
      links: [
        'https://videos.interpunct.example/@interpunct/podcasts',
        'https://videos.interpunct.example/@interpunct/videos',
      ],
    },
  ],
};
