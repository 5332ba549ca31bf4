import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Filter', what: 'The categories; see ArticleFilter.', selector: '[role="group"]' },
    { name: 'Articles', what: 'Those of the chosen category.', selector: 'ul' },
    { name: 'Pages', what: 'See Pagination.', selector: 'nav' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Categories, articles, pages.' },
    { keys: ['Enter', 'Space'], does: 'On a category: shows its articles.' },
  ],
  criteria: [
    {
      criterion: '1.3.2',
      how: 'Every article stands in the page before any script.',
      tests: ['ArticleList.test.tsx › ArticleList › holds every article in the server’s HTML'],
    },
    {
      criterion: '2.4.3',
      how: 'From an empty category focus goes to the categories, because the button that was pressed is gone.',
      tests: [
        'EmptyCategory',
        'ArticleList.test.tsx › ArticleList › asks the application for all articles, and moves focus there, from an empty category',
      ],
    },
    { criterion: '3.2.2', how: 'Choosing a category changes the list alone.', tests: ['FiltersByCategory'] },
    {
      criterion: '4.1.3',
      how: 'The number of articles left is announced, none included.',
      tests: ['FiltersByCategory', 'EmptyCategory'],
    },
  ],
};

export default accessibility;
