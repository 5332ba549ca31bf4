/** The words of `Breadcrumbs`, in English. */
export const breadcrumbsLabels = {
  /** Names the navigation. */
  name: 'Breadcrumb',
};

export type BreadcrumbsLabels = typeof breadcrumbsLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    Breadcrumbs: BreadcrumbsLabels;
  }
}
