import type { PageContent } from './pageContent.ts';
import { contactAbout, talks } from './shared.ts';

export const community: PageContent = {
  title: {
    en: 'You’ll recognise someone.',
    fr: 'Ici, on fait vite connaissance.',
    de: 'Hier treffen Sie Bekannte.',
  },
  parts: [
    {
      part: 'stat tiles',
      items: [
        [
          { en: '1,000+', fr: 'plus de 1 000', de: 'über 1.000' },
          { en: 'active members', fr: 'membres actifs', de: 'aktive Mitglieder' },
        ],
        [
          { en: '50+', fr: 'plus de 50', de: 'über 50' },
          { en: 'events per year', fr: 'événements par an', de: 'Events im Jahr' },
        ],
        [
          { en: '25+', fr: 'plus de 25', de: 'über 25' },
          {
            en: 'publications per month',
            fr: 'publications par mois',
            de: 'Beiträge im Monat',
          },
        ],
      ],
    },
    {
      part: 'hub diagram and its points',
      items: [
        talks,
        { en: 'Publications', fr: 'Publications', de: 'Publikationen' },
        { en: 'Networking', fr: 'Réseau', de: 'Kontakte' },
        'Innovation',
        { en: 'Connected ecosystem', fr: 'Écosystème connecté', de: 'Vernetztes Ökosystem' },
        {
          en: 'Collaborative innovation',
          fr: 'Innovation collaborative',
          de: 'Gemeinsame Innovation',
        },
      ],
    },
    {
      part: 'offerings',
      items: [
        [
          talks,
          {
            en: 'Themed evenings and panels',
            fr: 'Soirées thématiques et débats',
            de: 'Themenabende und Podien',
          },
          {
            en: 'Breakfasts with one guest speaker',
            fr: 'Petits-déjeuners autour d’une personnalité',
            de: 'Frühstück mit einem Gast am Mikrofon',
          },
          {
            en: 'Behind-the-scenes visits to member companies',
            fr: 'Visites d’entreprises membres',
            de: 'Besuche bei Mitgliedern, mit Blick hinter die Kulissen',
          },
        ],
        [
          { en: 'Publications', fr: 'Publications', de: 'Publikationen' },
          { en: 'Two magazines', fr: 'Deux magazines', de: 'Zwei Magazine' },
          {
            en: 'A monthly newsletter, open to everyone',
            fr: 'Une newsletter mensuelle, ouverte à tout le monde',
            de: 'Ein Newsletter im Monat',
          },
          {
            en: 'Portraits of members',
            fr: 'Portraits de membres',
            de: 'Porträts von Mitgliedern',
          },
        ],
        [
          'Clubs',
          {
            en: 'Security leaders',
            fr: 'Responsables de la sécurité',
            de: 'Verantwortliche für Sicherheit',
          },
          {
            en: 'Data and AI leaders',
            fr: 'Responsables des données et de l’IA',
            de: 'Verantwortliche für Daten und KI',
          },
          {
            en: 'Founders and investors',
            fr: 'Startups et investisseurs',
            de: 'Gründungsteams und Kapitalgeber',
          },
        ],
      ],
    },
    {
      part: 'TECHSENSE highlight',
      items: [
        { en: 'Content', fr: 'Contenus', de: 'Inhalte' },
        { en: 'Networks', fr: 'Réseaux', de: 'Netzwerke' },
        talks,
        {
          en: 'Leadership roundtables',
          fr: 'Tables rondes entre décideurs',
          de: 'Runde Tische für Führungskräfte',
        },
        {
          en: 'Breakfast briefings',
          fr: 'Petits-déjeuners d’actualité',
          de: 'Frühstück mit Kurzvortrag',
        },
        {
          en: 'Interviews in front of a live audience',
          fr: 'Entretiens en public',
          de: 'Interviews vor Publikum',
        },
        {
          en: 'The Alzette Tech Summit',
          fr: 'L’Alzette Tech Summit',
          de: 'Der Alzette Tech Summit',
        },
      ],
      links: ['/techsense'],
      pictures: 1,
    },
    {
      part: 'magazines',
      items: [
        [
          'Middot',
          {
            en: 'No. 47, November 2026',
            fr: 'Numéro 47, novembre 2026',
            de: 'Nr. 47, November 2026',
          },
          { en: '€9', fr: '9 €', de: '9 €' },
          { en: 'Who says no?', fr: 'Qui dit non ?', de: 'Wer sagt Nein?' },
        ],
        [
          'Pixel & Pavé',
          { en: 'No. 9, winter 2026', fr: 'Numéro 9, hiver 2026', de: 'Nr. 9, Winter 2026' },
          { en: '€14', fr: '14 €', de: '14 €' },
        ],
      ],
    },
    { part: 'call to action', links: [contactAbout('community')] },
  ],
};
