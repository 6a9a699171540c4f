/** The settings of this build, as README lists them. They were checked when it was built. */
export const settings = {
  /** Absolute address of the site, without a slash at the end. */
  siteUrl: import.meta.env.VITE_SITE_URL,
  /** Where the forms are delivered to; undefined where they only show how it would be. */
  contactEndpoint: import.meta.env.VITE_CONTACT_ENDPOINT || undefined,
  newsletterEndpoint: import.meta.env.VITE_NEWSLETTER_ENDPOINT || undefined,
  /** How the chat's provider is reached: with a key of ours, or by way of a proxy that has one. */
  openaiApiKey: import.meta.env.VITE_OPENAI_API_KEY || undefined,
  openaiBaseUrl: import.meta.env.VITE_OPENAI_BASE_URL || undefined,
  /** The vendors that may be asked after a grant; undefined where there is none. */
  gaMeasurementId: import.meta.env.VITE_GA_MEASUREMENT_ID || undefined,
  clarityProjectId: import.meta.env.VITE_CLARITY_PROJECT_ID || undefined,
  /** After how many days a visitor is asked again; 0 for never. */
  consentMaxAgeDays: Number(import.meta.env.VITE_CONSENT_MAX_AGE_DAYS),
};
