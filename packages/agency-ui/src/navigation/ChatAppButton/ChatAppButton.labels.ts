/** The words of `ChatAppButton`, in English. */
export const chatAppButtonLabels = {
  /** Name of the landmark around it: a page keeps nothing outside its landmarks. */
  region: 'Chat',
  /** The button's whole accessible name; it shows no words. Say which application opens, and that a new tab does. */
  chat: 'Chat with us on WhatsApp (opens in a new tab)',
};

export type ChatAppButtonLabels = typeof chatAppButtonLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ChatAppButton: ChatAppButtonLabels;
  }
}
