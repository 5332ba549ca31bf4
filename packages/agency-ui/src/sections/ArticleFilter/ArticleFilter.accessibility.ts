import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Group: ['A named group of buttons.', '[role="group"]'],
    Category: ['A toggle button; its count is not part of its name.', '[role="group"] button'],
    Status: ['States the number of articles shown.', '[role="status"]'],
  },
  keyboard: { Tab: 'The categories, one by one.', 'Enter, Space': 'On a category: selects it.' },
  criteria: {
    '1.3.1 The categories are a named group of toggle buttons.': 'SaysWhichIsOn',
    '2.1.1 Categories can be selected by keyboard.': 'ChoosesByKeyboard',
    '2.4.3 Selecting keeps focus on the category.': 'SaysWhichIsOn',
    ...focusIsOutlined,
    '2.5.3 A category’s accessible name is its visible label, without the count.':
      '› keeps counts out of accessible names',
    '3.2.2 Selecting changes only the list below and the URL.': [
      'PressingAgainChangesNothing',
      'tests/site/pages.test.ts › the blog › filters nine articles by category, keeps the filter in the URL, and follows the history',
    ],
    '4.1.2 Each category exposes its pressed state.': 'SaysWhichIsOn',
    '4.1.3 A status announces the number of articles shown.': 'AnnouncesHowManyAreLeft',
  },
});
