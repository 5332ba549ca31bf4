import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Section: ['A landmark named by the labels.', 'section'],
    Article: ['Named by its title, with one action.', 'article'],
  },
  keyboard: { Tab: 'The action of each article.', Enter: 'On an action: follows or presses it.' },
  criteria: {
    '1.3.1 The section is a landmark; each article is named by its title, a heading one level below.':
      'NamesItsArticles',
    '2.4.4 Each link names its article.': 'NamesItsArticles',
    '4.1.2 Buttons without an action are exposed as disabled.': 'WithoutActions',
    ...focusIsOutlined,
  },
});
