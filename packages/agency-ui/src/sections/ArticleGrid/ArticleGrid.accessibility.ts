import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { List: ['The articles in order.', 'ul'], Card: ['An ArticleCard in each item.', 'li'] },
  keyboard: { Tab: 'The action of each card, in order.' },
  criteria: {
    '1.3.1 The articles are a list; each title is a heading of the level below.': 'IsAListOfArticles',
    '2.4.4 Each link names its article.': ['LeadsToItsArticles', 'ArticleCard.stories.tsx › LinkNamesTheArticle'],
  },
});
