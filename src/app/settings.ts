/** The settings of this build, as README lists them. They were checked when it was built. */
export const settings = {
  /** Absolute address of the site, without a slash at the end. */
  siteUrl: import.meta.env.VITE_SITE_URL,
};
