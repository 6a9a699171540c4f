/** The components of TECHSENSE. Texts: `techsense:features.items.<id>`. */
export const techsenseFeatures = [
  'events',
  'roundtables',
  'interviews',
  'contentHub',
  'distribution',
] as const;

/** What members and partners gain from TECHSENSE. Texts: `techsense:benefits.items.<id>`. */
export const techsenseBenefits = [
  'exposure',
  'thoughtLeadership',
  'networking',
  'insights',
] as const;

/** The guest who is quoted. Texts: `techsense:quote`. */
export const quotedGuest = 'Mathilde Oberlin';
