/// <reference types="vite/client" />

/** The variables that a build of the site reads; `integrations.ts` says what each does. */
interface ImportMetaEnv {
  readonly VITE_ENQUIRIES_ENDPOINT?: string;
  readonly VITE_NEWSLETTER_ENDPOINT?: string;
  readonly VITE_CHAT_ENDPOINT?: string;
  readonly VITE_CHAT_API_KEY?: string;
  readonly VITE_CHAT_MODEL?: string;
}
