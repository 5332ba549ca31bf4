/** English labels for `SiteFooter`. */
export const siteFooterLabels = {
  /** Accessible name of the home link. */
  home: (name: string) => `${name}, home`,
  /** Accessible name of the list of social links. */
  social: 'Social media',
  /** Appended to the accessible name of a link that opens a new tab. */
  newTab: '(opens in a new tab)',
  quickLinks: 'Quick Links',
  services: 'Our Services',
  contact: 'Contact',
  copyright: (year: number, name: string) => `© ${year} ${name}. All rights reserved.`,
  /** Accessible name of the navigation that contains the legal links. */
  legal: 'Legal',
  backToTop: 'Back to top',
};

export type SiteFooterLabels = typeof siteFooterLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    SiteFooter: SiteFooterLabels;
  }
}
