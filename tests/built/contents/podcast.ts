import { brand } from '#content/brand.ts';
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
          'A rabbit for everyone',
          {
            en: 'Play Big Buck Bunny',
            fr: 'Lancer « Big Buck Bunny »',
            de: '„Big Buck Bunny“ abspielen',
          },
        ],
        [
          'A dragon, paid for in advance',
          { en: 'Play Sintel', fr: 'Lancer « Sintel »', de: '„Sintel“ abspielen' },
        ],
      ],
    },
    {
      part: 'shows',
      items: [
        [
          'The Second Question',
          { en: 'Hosted by Léa Wantz', fr: 'Présentée par Léa Wantz', de: 'Moderation: Léa Wantz' },
          'The bank that switched itself off',
          {
            en: 'With Marc Dondelen, head of infrastructure',
            fr: 'Avec Marc Dondelen, responsable d’infrastructure',
            de: 'Zu Gast: Marc Dondelen, Infrastrukturchef',
          },
          '14:02 Léa Wantz',
          'And what did you want to find out yourself?',
          '14:21 Marc Dondelen',
          'The factory that hired its hacker',
          'The app that nobody opens any more',
        ],
        [
          'TECHSENSE Unmuted',
          {
            en: 'Hosted by Jonas Feltes',
            fr: 'Présentée par Jonas Feltes',
            de: 'Moderation: Jonas Feltes',
          },
          'Who signs for the algorithm?',
          {
            en: 'With Inès Karmann, regulator',
            fr: 'Avec Inès Karmann, superviseuse bancaire',
            de: 'Zu Gast: Inès Karmann, Juristin der Aufsichtsbehörde',
          },
          '8:37 Jonas Feltes',
          '8:56 Inès Karmann',
          {
            en: 'Episode 30 · 31 minutes · Published on 29 October 2026',
            fr: 'Épisode 30 · 31 minutes · Publié le 29 octobre 2026',
            de: 'Folge 30 · 31 Minuten · Erschienen am 29. Oktober 2026',
          },
          {
            en: 'Episode 29 · 28 minutes · Published on 15 October 2026',
            fr: 'Épisode 29 · 28 minutes · Publié le 15 octobre 2026',
            de: 'Folge 29 · 28 Minuten · Erschienen am 15. Oktober 2026',
          },
        ],
      ],
      links: [`${brand.videoChannel.url}/podcasts`, `${brand.videoChannel.url}/videos`],
    },
  ],
};
