/// <reference types="vite/client" />

/** Environment variables of the build, documented in site/README.md. */
interface ImportMetaEnv {
  readonly VITE_ENQUIRIES_ENDPOINT?: string;
  readonly VITE_NEWSLETTER_ENDPOINT?: string;
  readonly VITE_CHAT_ENDPOINT?: string;
  readonly VITE_CHAT_API_KEY?: string;
  readonly VITE_CHAT_MODEL?: string;
}
