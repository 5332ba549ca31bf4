/** English labels for `SiteMap`. */
export const siteMapLabels = {
  /** Accessible name of the section. The page's heading is usually "Sitemap". */
  siteMap: 'All pages',
};

export type SiteMapLabels = typeof siteMapLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    SiteMap: SiteMapLabels;
  }
}
