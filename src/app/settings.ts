/** The settings of this build, as README lists them. They were checked when it was built. */
export const settings = {
  /** Absolute address of the site, without a slash at the end. */
  siteUrl: import.meta.env.VITE_SITE_URL,
  /** Where the forms are delivered to; undefined where they only show how it would be. */
  contactEndpoint: import.meta.env.VITE_CONTACT_ENDPOINT || undefined,
  newsletterEndpoint: import.meta.env.VITE_NEWSLETTER_ENDPOINT || undefined,
};
