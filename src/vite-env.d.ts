/** Without this, the compiler takes every unknown name for a setting. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

/** The build defines every setting. One that the owner leaves out has its default, or ''. */
interface ImportMetaEnv {
  readonly VITE_SITE_URL: string;
  readonly VITE_PRIVACY_URL: string;
  readonly VITE_TERMS_URL: string;
  readonly VITE_CONTACT_ENDPOINT: string;
  readonly VITE_NEWSLETTER_ENDPOINT: string;
  readonly VITE_OPENAI_API_KEY: string;
  readonly VITE_OPENAI_BASE_URL: string;
  readonly VITE_GA_MEASUREMENT_ID: string;
  readonly VITE_CLARITY_PROJECT_ID: string;
  readonly VITE_CONSENT_MAX_AGE_DAYS: string;
  readonly VITE_INSPECTOR: string;
  /** The origins from which vendor scripts load. Empty if no vendor is configured. */
  readonly VENDOR_SCRIPTS: readonly string[];
  /** Whether the stand-in answers in the chat. */
  readonly CHAT_IS_DEMO: boolean;
  /** Changes whenever a text of the site changes. */
  readonly TEXTS_VERSION: string;
}
