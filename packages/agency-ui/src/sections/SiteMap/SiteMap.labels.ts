/** Labels of `SiteMap`. */
export interface SiteMapLabels {
  /** Accessible name of the section. The heading of its page is usually "Sitemap". */
  siteMap: string;
}

export const siteMapLabels: SiteMapLabels = { siteMap: 'All pages' };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    SiteMap: SiteMapLabels;
  }
}
