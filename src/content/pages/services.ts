/** The six consulting services. Texts: `services:services.items.<id>`, and their names in `home:services.<id>`. */
export const services = [
  'rebranding',
  'identity',
  'webDevelopment',
  'communication',
  'socialMedia',
  'contentWriting',
] as const;

/** Occasions for custom events. Texts: `services:customEvents.items.<id>`. */
export const customEvents = [
  'rebrandingCampaigns',
  'productLaunches',
  'companyParties',
  'anniversaries',
  'celebrations',
] as const;
