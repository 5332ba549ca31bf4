/** English labels for `ConsentBanner`. */
export const consentBannerLabels = {
  /** Heading, and name of the landmark. */
  heading: 'Some content needs your permission',
  /** What the visitor is asked to allow, and a note saying that refusing has no disadvantages. */
  text: 'Parts of this site come from other companies, which learn your address when you load them. Everything else works without them.',
  /** Button that refuses everything except what is necessary. */
  refuse: 'Refuse all',
  /** Accepts every category. */
  accept: 'Accept all',
  /** Opens the list of categories. */
  details: 'Choose one by one',
  /** Shown after the name of a category that needs no permission. */
  necessary: 'always on',
  /** Stores the ticked categories. */
  save: 'Save my choice',
  /** When the visitor made the current choice. */
  chosen: (date: string) => `You made your choice on ${date}.`,
  /** Closes the banner and keeps the choice. */
  close: 'Close without changing anything',
};

export type ConsentBannerLabels = typeof consentBannerLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ConsentBanner: ConsentBannerLabels;
  }
}
