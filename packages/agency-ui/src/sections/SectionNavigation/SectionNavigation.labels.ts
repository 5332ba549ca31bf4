/** English labels for `SectionNavigation`. */
export const sectionNavigationLabels = {
  /** Name of the navigation landmark. */
  sections: 'On this page',
};

export type SectionNavigationLabels = typeof sectionNavigationLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    SectionNavigation: SectionNavigationLabels;
  }
}
