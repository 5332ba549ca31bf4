/** The words of `BackToTop`, in English. */
export const backToTopLabels = {
  backToTop: 'Back to top',
};

export type BackToTopLabels = typeof backToTopLabels;
