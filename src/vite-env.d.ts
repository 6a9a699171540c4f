interface ImportMetaEnv {
  /** Set by the build, with its default where the owner sets none. */
  readonly VITE_SITE_URL: string;
  /** Changes with any text of the site. */
  readonly TEXTS_VERSION: string;
}
