/// <reference types="vite/client" />

/** Environment variables of the build, documented in site/README.md. */
interface ImportMetaEnv {
  readonly VITE_ENQUIRIES_ENDPOINT?: string;
  readonly VITE_ENQUIRIES_FILES?: string;
  readonly VITE_CHAT_SERVICE?: string;
  readonly VITE_NEWSLETTER_ENDPOINT?: string;
  readonly VITE_CHAT_ENDPOINT?: string;
  readonly VITE_CHAT_API_KEY?: string;
  readonly VITE_CHAT_MODEL?: string;
  /** The site's origin, without a trailing slash. Set by vite.config.ts. */
  readonly SITE_URL: string;
}
