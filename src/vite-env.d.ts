/** Every setting is set by the build: to its default, or to '', where the owner sets none. */
interface ImportMetaEnv {
  readonly VITE_SITE_URL: string;
  readonly VITE_CONTACT_ENDPOINT: string;
  readonly VITE_NEWSLETTER_ENDPOINT: string;
  readonly VITE_OPENAI_API_KEY: string;
  readonly VITE_OPENAI_BASE_URL: string;
  readonly VITE_GA_MEASUREMENT_ID: string;
  readonly VITE_CLARITY_PROJECT_ID: string;
  readonly VITE_CONSENT_MAX_AGE_DAYS: string;
  /** The origins that vendors' scripts are loaded from; empty where no vendor is configured. */
  readonly VENDOR_SCRIPTS: readonly string[];
  /** Changes with any text of the site. */
  readonly TEXTS_VERSION: string;
}
