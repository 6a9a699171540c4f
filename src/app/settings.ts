/** The vendors that a grant may load. Undefined for none. */
const gaMeasurementId = import.meta.env.VITE_GA_MEASUREMENT_ID || undefined;
const clarityProjectId = import.meta.env.VITE_CLARITY_PROJECT_ID || undefined;

/** The vendors by name, as a choice notes them. Another id of a vendor is the same vendor. */
const vendors: ('google-analytics' | 'microsoft-clarity')[] = [];
if (gaMeasurementId) vendors.push('google-analytics');
if (clarityProjectId) vendors.push('microsoft-clarity');

const openaiApiKey = import.meta.env.VITE_OPENAI_API_KEY || undefined;

/** The settings of this build, as docs/hosting.md lists them. The build has checked them. */
export const settings = {
  /** Absolute address of the site, without a slash at the end. */
  siteUrl: import.meta.env.VITE_SITE_URL,
  /** The privacy notice and the terms; '#' where the owner sets none. */
  privacyUrl: import.meta.env.VITE_PRIVACY_URL,
  termsUrl: import.meta.env.VITE_TERMS_URL,
  /** Undefined where a form has no endpoint and only shows a success. */
  contactEndpoint: import.meta.env.VITE_CONTACT_ENDPOINT || undefined,
  newsletterEndpoint: import.meta.env.VITE_NEWSLETTER_ENDPOINT || undefined,
  /** The chat reaches its provider with a key, or through a proxy that holds one. */
  openaiApiKey,
  openaiBaseUrl:
    import.meta.env.VITE_OPENAI_BASE_URL || (openaiApiKey && 'https://api.openai.com/v1'),
  isChatDemo: import.meta.env.CHAT_IS_DEMO,
  gaMeasurementId,
  clarityProjectId,
  vendors,
  hasVendors: vendors.length > 0,
  /** A consent expires after this many days; 0 for never. */
  consentMaxAgeDays: Number(import.meta.env.VITE_CONSENT_MAX_AGE_DAYS),
};
