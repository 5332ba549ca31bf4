/** What the section says by itself. */
export interface SiteMapLabels {
  /** Names the section, for assistive technology. */
  siteMap: string;
}

export const siteMapLabels: SiteMapLabels = { siteMap: 'Sitemap' };
