import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Group: ['A named group of buttons.', '[role="group"]'],
    Category: ['A button that is pressed or not; its count is no part of its name.', '[role="group"] button'],
    Status: ['Says how many articles are left.', '[role="status"]'],
  },
  keyboard: { Tab: 'Category by category.', 'Enter, Space': 'On a category: chooses it.' },
  criteria: {
    '1.3.1 The categories are a named group of toggle buttons.': 'SaysWhichIsOn',
    '2.1.1 Categories are chosen by keyboard.': 'ChoosesByKeyboard',
    '2.4.3 Choosing keeps the focus on the category.': 'SaysWhichIsOn',
    ...focusIsOutlined,
    '2.5.3 A category’s name is the word that is seen; its count is kept out of it.':
      '› keeps counts out of accessible names',
    '3.2.2 Choosing changes the list below, nothing else; the choice is kept in the address.': [
      'PressingAgainChangesNothing',
      'tests/site/pages.test.ts › the blog › filters nine articles by category, keeps the choice in the address, and goes back',
    ],
    '4.1.2 Each category says whether it is pressed.': 'SaysWhichIsOn',
    '4.1.3 How many articles are left is announced in a status.': 'AnnouncesHowManyAreLeft',
  },
});
