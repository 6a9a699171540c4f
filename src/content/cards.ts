/** The picture on the card that stands for a page where somebody shares a link to it. */
export const cardPictures = {
  home: 'ecosystem',
  about: 'about',
  mission: 'mission',
  techsense: 'techsense',
  services: 'identity',
  contact: 'contactMap',
  'ai-marketing': 'analytics',
  podcast: 'interviews',
  ventures: 'ventures',
  institute: 'institute',
  community: 'roundtables',
  studio: 'podcast',
  partnership: 'partnership',
} as const;
