/** English labels of `ChatAppButton`. */
export const chatAppButtonLabels = {
  /** Accessible name of the landmark around the button. */
  region: 'Chat',
  /** Accessible name of the button, which has no text. Name the app, and say that a new tab opens. */
  chat: 'Chat with us on WhatsApp (opens in a new tab)',
};

export type ChatAppButtonLabels = typeof chatAppButtonLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ChatAppButton: ChatAppButtonLabels;
  }
}
