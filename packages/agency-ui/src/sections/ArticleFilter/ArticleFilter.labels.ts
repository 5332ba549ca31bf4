/** The words of `ArticleFilter`, in English. */
export const articleFilterLabels = {
  /** Names the group of buttons. */
  group: 'Filter by category',
  /** The button that takes the filter away. */
  all: 'All',
  /** Announced when the choice changes. Without a category all are shown. */
  shown: (count: number, category?: string) => {
    const articles = count === 1 ? '1 article' : `${count} articles`;
    return category ? `${articles} in ${category}` : `All ${articles}`;
  },
};

export type ArticleFilterLabels = typeof articleFilterLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ArticleFilter: ArticleFilterLabels;
  }
}
