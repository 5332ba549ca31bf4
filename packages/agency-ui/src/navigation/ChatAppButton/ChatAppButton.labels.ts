/** English labels for `ChatAppButton`. */
export const chatAppButtonLabels = {
  /** Accessible name of the landmark around the button. */
  region: 'Chat',
  /** Text below the icon on wide screens. */
  whatsApp: 'WhatsApp',
  /** Accessible name of the button. It contains the text below the icon, and says that a new tab opens. */
  chat: 'Chat with us on WhatsApp (opens in a new tab)',
};

export type ChatAppButtonLabels = typeof chatAppButtonLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ChatAppButton: ChatAppButtonLabels;
  }
}
