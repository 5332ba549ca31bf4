/// <reference types="vite/client" />

/** The variables of a build; site/README.md says what each does. */
interface ImportMetaEnv {
  readonly VITE_ENQUIRIES_ENDPOINT?: string;
  readonly VITE_NEWSLETTER_ENDPOINT?: string;
  readonly VITE_CHAT_ENDPOINT?: string;
  readonly VITE_CHAT_API_KEY?: string;
  readonly VITE_CHAT_MODEL?: string;
}
