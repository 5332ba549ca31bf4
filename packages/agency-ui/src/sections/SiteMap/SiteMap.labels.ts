/** What the section says by itself. */
export interface SiteMapLabels {
  /** Names the section, for assistive technology; the head of its page is mostly named "Sitemap". */
  siteMap: string;
}

export const siteMapLabels: SiteMapLabels = { siteMap: 'All pages' };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    SiteMap: SiteMapLabels;
  }
}
