import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Filter: ['The categories; see ArticleFilter.', '[role="group"]'],
    Articles: ['The articles of the selected category.', 'ul'],
    Pages: ['See Pagination.', 'nav'],
  },
  keyboard: { Tab: 'Categories, articles, pages.', 'Enter, Space': 'On a category: shows its articles.' },
  criteria: {
    '1.3.2 Every article is in the server’s HTML.': '› contains every article in the server’s HTML',
    '2.4.3 From an empty category focus moves to the categories, because the pressed button disappears.': [
      'EmptyCategory',
      '› requests all articles from an empty category, and moves focus to them',
    ],
    '3.2.2 Selecting a category changes only the list.': 'FiltersByCategory',
    '4.1.3 The number of articles is announced, including zero.': ['FiltersByCategory', 'EmptyCategory'],
  },
});
