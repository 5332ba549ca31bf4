/** The words of an article's card, in English. */
export const articleCardLabels = {
  readMore: 'Read More',
};

export type ArticleCardLabels = typeof articleCardLabels;
