/** English labels for `SiteHeader`. */
export const siteHeaderLabels = {
  /** Accessible name of the navigation. */
  main: 'Main',
  /** Appended to the home link's accessible name: "Shangwe & Ink home". */
  home: 'home',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  /** Accessible name of the mobile menu. */
  menu: 'Menu',
};

export type SiteHeaderLabels = typeof siteHeaderLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    SiteHeader: SiteHeaderLabels;
  }
}
