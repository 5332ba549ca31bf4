import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Card: ['An article named by its title.', 'article'],
    Picture: ['Decoration; a press on it follows the link too.', 'img'],
    Date: ['As the page’s language writes it, with its machine form.', 'time'],
    Action: ['A link, or a button where the application acts; named by the article.', 'article a'],
  },
  keyboard: { Tab: 'The action: one stop for each card.', Enter: 'On the action: follows or presses it.' },
  criteria: {
    '1.1.1 The picture says nothing that the title does not: it is decoration.': 'LinkNamesTheArticle',
    '1.3.1 The card is an article named by its title.': 'LinkNamesTheArticle',
    '2.4.4 The link’s name says which article it leads to.': ['LinkNamesTheArticle', 'OtherWords'],
    '2.5.8 The whole picture is a target as well.': 'PictureLeadsThereToo',
    ...focusIsOutlined,
    '4.1.2 A button without an action says that it is disabled.': [
      'WithoutAction',
      '› disables its button without path and handler',
    ],
  },
});
