/** English labels for `ArticleFilter`. */
export const articleFilterLabels = {
  /** Accessible name of the button group. */
  group: 'Filter by category',
  /** The button that clears the filter. */
  all: 'All',
  /** Announced when the category changes. Without a category, all articles are shown. */
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
