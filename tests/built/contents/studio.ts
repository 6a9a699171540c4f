import type { PageContent } from './pageContent.ts';
import { contactAbout } from './shared.ts';

export const studio: PageContent = {
  title: {
    en: 'Say it once, into a good mic.',
    fr: 'Dites-le une fois, devant un bon micro.',
    de: 'Gut gesagt hält länger.',
  },
  parts: [
    {
      part: 'podcast',
      items: [
        {
          en: 'Concept and sound identity',
          fr: 'Concept, titre et identité sonore',
          de: 'Konzept mit Titel und eigenem Klang',
        },
        {
          en: 'Recording with several microphones and cameras',
          fr: 'Enregistrement à plusieurs voix et caméras',
          de: 'Aufnahme mit mehreren Stimmen und Kameras',
        },
        {
          en: 'Editing, mixing and transcript',
          fr: 'Montage, mixage et transcription',
          de: 'Schnitt, Mischung und Transkript',
        },
        {
          en: 'Finished files for the platforms you use',
          fr: 'Fichiers prêts pour les plateformes que vous utilisez',
          de: 'Fertige Dateien für die Plattformen, die Sie nutzen',
        },
      ],
      texts: [
        '14:15 Léa Wantz',
        {
          en: '‘And what did you want to find out yourself?’',
          fr: '« Et vous, que vouliez-vous savoir ? »',
          de: '„Und was wollten Sie selbst herausfinden?“',
        },
      ],
      links: ['/podcast'],
    },
    {
      part: 'video',
      items: [
        {
          en: 'Interviews and portraits',
          fr: 'Entretiens et portraits',
          de: 'Interviews und Porträts',
        },
        { en: 'Company films', fr: 'Films d’entreprise', de: 'Unternehmensfilme' },
        {
          en: 'Event films by the next morning',
          fr: 'Films d’événement, prêts le lendemain matin',
          de: 'Eventfilme, fertig am nächsten Morgen',
        },
        {
          en: 'Shorts for social media',
          fr: 'Formats courts pour les réseaux sociaux',
          de: 'Kurzvideos für Social Media',
        },
        { en: 'Live streams', fr: 'Diffusions en direct', de: 'Livestreams' },
      ],
      links: [contactAbout('film')],
      pictures: 1,
    },
    {
      part: 'photo',
      items: [
        {
          en: 'Portraits and team photos',
          fr: 'Portraits et photos d’équipe',
          de: 'Porträts und Teamfotos',
        },
        { en: 'Event reportage', fr: 'Reportage d’événement', de: 'Eventreportagen' },
        { en: 'Product photography', fr: 'Photos de produits', de: 'Produktfotografie' },
        {
          en: 'Offices and workplaces',
          fr: 'Bureaux et ateliers',
          de: 'Büros und Arbeitsplätze',
        },
      ],
      pictures: 1,
    },
    {
      part: 'modes',
      items: [
        {
          en: 'Fixed studio in Strassen',
          fr: 'Studio fixe à Strassen',
          de: 'Festes Studio in Strassen',
        },
        {
          en: 'Mobile studio that comes to you',
          fr: 'Studio mobile chez vous',
          de: 'Mobiles Studio bei Ihnen',
        },
        {
          en: 'On site in your offices',
          fr: 'Sur place, dans vos bureaux',
          de: 'Vor Ort in Ihren Büros',
        },
        { en: 'Event coverage', fr: 'Couverture d’événement', de: 'Eventbegleitung' },
      ],
      pictures: 1,
    },
    { part: 'call to action', links: [contactAbout('studio')] },
    { part: 'related category', category: 'services' },
  ],
};
