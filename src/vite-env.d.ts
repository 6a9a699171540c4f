/** Every setting is set by the build: to its default, or to '', where the owner sets none. */
interface ImportMetaEnv {
  readonly VITE_SITE_URL: string;
  readonly VITE_CONTACT_ENDPOINT: string;
  readonly VITE_NEWSLETTER_ENDPOINT: string;
  /** Changes with any text of the site. */
  readonly TEXTS_VERSION: string;
}
