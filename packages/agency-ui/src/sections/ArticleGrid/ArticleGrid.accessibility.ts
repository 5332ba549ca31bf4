import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'List', what: 'The articles in their order.', selector: 'ul' },
    { name: 'Card', what: 'An ArticleCard in each item.', selector: 'li' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'The action of each card, in their order.' }],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'The articles are a list; each title is a heading of the level below.',
      tests: ['IsAListOfArticles'],
    },
    {
      criterion: '2.4.4',
      how: 'Each link names its article.',
      tests: ['LeadsToItsArticles', 'ArticleCard.stories.tsx › LinkNamesTheArticle'],
    },
  ],
};

export default accessibility;
