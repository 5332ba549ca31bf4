import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Card: ['An article named by its title.', 'article'],
    Picture: ['Decorative; clicking it follows the link too.', 'img'],
    Date: ['In the page’s locale, with a machine-readable date.', 'time'],
    Action: ['A link, or a button with a handler; named by the article.', 'article a'],
  },
  keyboard: { Tab: 'The action: one tab stop per card.', Enter: 'On the action: follows or presses it.' },
  criteria: {
    '1.1.1 The picture adds nothing to the title, so it is decorative.': 'LinkNamesTheArticle',
    '1.3.1 The card is an article named by its title.': 'LinkNamesTheArticle',
    '2.4.4 The link’s name includes the article’s title.': ['LinkNamesTheArticle', 'OtherWords'],
    '2.5.8 The whole picture is also a target.': 'PictureLeadsThereToo',
    ...focusIsOutlined,
    '4.1.2 A button without an action is exposed as disabled.': [
      'WithoutAction',
      '› disables its button without path and handler',
    ],
  },
});
