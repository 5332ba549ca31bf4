/** Every word that the header itself can say. */
export const siteHeaderLabels = {
  /** Name of the navigation landmark. */
  main: 'Main',
  /** Ends the name of the link around the logo: "Shangwe & Ink home". */
  home: 'home',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  /** Name of the menu that the small screen opens. */
  menu: 'Menu',
};

export type SiteHeaderLabels = typeof siteHeaderLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    SiteHeader: SiteHeaderLabels;
  }
}
