/** What TECHSENSE consists of. Texts: `techsense:features.items.<id>`. */
export const techsenseFeatures = [
  'events',
  'roundtables',
  'interviews',
  'contentHub',
  'distribution',
] as const;

/** What a member or partner gains from TECHSENSE. Texts: `techsense:benefits.items.<id>`. */
export const techsenseBenefits = [
  'exposure',
  'thoughtLeadership',
  'networking',
  'insights',
] as const;
