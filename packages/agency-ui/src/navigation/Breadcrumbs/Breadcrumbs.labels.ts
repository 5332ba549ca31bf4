/** English labels for `Breadcrumbs`. */
export const breadcrumbsLabels = {
  /** Accessible name of the navigation. */
  name: 'Breadcrumb',
};

export type BreadcrumbsLabels = typeof breadcrumbsLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    Breadcrumbs: BreadcrumbsLabels;
  }
}
