/** The six consulting services. Texts: `services:items.<id>` and, shorter, `home:services.items.<id>`. */
export const services = [
  'rebranding',
  'identity',
  'webDevelopment',
  'communication',
  'socialMedia',
  'contentWriting',
] as const;

/** The occasions that custom events are made for. Texts: `services:customEvents.items.<id>`. */
export const customEvents = [
  'rebrandingCampaigns',
  'productLaunches',
  'companyParties',
  'anniversaries',
  'celebrations',
] as const;
