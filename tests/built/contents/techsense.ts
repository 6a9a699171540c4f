import type { PageContent } from './pageContent.ts';
import { contactAbout, talks } from './shared.ts';

export const techsense: PageContent = {
  title: {
    en: 'The table where Luxembourg talks tech.',
    fr: 'Les débats tech du Luxembourg, à voir et à lire.',
    de: 'Vom runden Tisch ins ganze Land.',
  },
  parts: [
    {
      part: 'next event',
      texts: [
        'Alzette Tech Summit',
        { en: '16–17 March', fr: '16 et 17 mars', de: '16.–17. März' },
      ],
    },
    {
      part: 'features',
      items: [
        talks,
        { en: 'Roundtables', fr: 'Tables rondes', de: 'Runde Tische' },
        { en: 'Interviews', fr: 'Entretiens', de: 'Interviews' },
        { en: 'Content hub', fr: 'Médiathèque', de: 'Mediathek' },
        { en: 'Distribution', fr: 'Diffusion', de: 'Verbreitung' },
      ],
      texts: [
        {
          en: 'Mathilde Oberlin, head of technology at an insurer, after her first roundtable',
          fr: 'Mathilde Oberlin, directrice technique d’un assureur, après sa première table ronde',
          de: 'Mathilde Oberlin, Technikchefin einer Versicherung, nach ihrem ersten runden Tisch',
        },
      ],
      pictures: 5,
    },
    {
      part: 'benefits',
      items: [
        { en: 'Exposure', fr: 'Visibilité', de: 'Sichtbarkeit' },
        { en: 'Thought leadership', fr: 'Influence', de: 'Meinungsführerschaft' },
        { en: 'Networking', fr: 'Réseau', de: 'Kontakte' },
        { en: 'Insights', fr: 'Temps d’avance', de: 'Einblicke' },
      ],
    },
    { part: 'call to action', links: [contactAbout('techsense-seat')] },
  ],
};
