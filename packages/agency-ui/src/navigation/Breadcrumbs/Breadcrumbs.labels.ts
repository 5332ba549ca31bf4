/** The words of `Breadcrumbs`, in English. */
export const breadcrumbsLabels = {
  /** Names the navigation. */
  name: 'Breadcrumb',
};

export type BreadcrumbsLabels = typeof breadcrumbsLabels;
