import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Filter: ['The categories; see ArticleFilter.', '[role="group"]'],
    Articles: ['Those of the chosen category.', 'ul'],
    Pages: ['See Pagination.', 'nav'],
  },
  keyboard: { Tab: 'Categories, articles, pages.', 'Enter, Space': 'On a category: shows its articles.' },
  criteria: {
    '1.3.2 Every article stands in the page before any script.': '› contains every article in the server’s HTML',
    '2.4.3 From an empty category focus goes to the categories, because the button that was pressed is gone.': [
      'EmptyCategory',
      '› requests all articles from an empty category, and moves focus to them',
    ],
    '3.2.2 Choosing a category changes the list alone.': 'FiltersByCategory',
    '4.1.3 The number of articles left is announced, none included.': ['FiltersByCategory', 'EmptyCategory'],
  },
});
