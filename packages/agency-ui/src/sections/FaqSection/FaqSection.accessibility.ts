import { describeAccessibility, focusIsOutlined, tabbing } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Categories: ['A named list of tabs; a single category has none.', '[role="tablist"]'],
    Panel: ['The questions of a category, named by its tab.', '[role="tabpanel"]'],
    Question: ['A button in a heading; opens and closes its answer.', '[role="tabpanel"] button'],
    Answer: 'In the HTML, collapsed with hidden="until-found" so that find-in-page reaches it.',
    'Ways on': 'Links for visitors who did not find an answer.',
  },
  keyboard: {
    Tab: 'The selected category, then the visible questions.',
    '←, →, ↑, ↓': 'In the categories: select the adjacent one.',
    'Home, End': 'In the categories: select the first or the last.',
    '↑, ↓, Home, End': 'On a question: move to another question of the category.',
    'Enter, Space': 'On a question: opens or closes its answer.',
  },
  criteria: {
    '1.3.1 Each question is a button in a heading of the right level; each panel is named by its tab.': [
      '› wraps each button in a heading of the right level',
      '› names the open panel by its tab, and tabs without their counts',
    ],
    '1.3.2 Every answer is in the HTML: find-in-page reaches closed answers, and without JavaScript all are open.': [
      'ReadableBeforeHydration',
      'OpensWhatTheBrowserFinds',
      'tests/site/routes.test.ts › without JavaScript › every answer is visible',
    ],
    '2.1.1 Categories are one tab stop with arrow keys, Home and End; Enter and Space open questions.': [
      'ChoosesCategoriesByKeyboard',
      'tests/site/pages.test.ts › the FAQ › selects a category with the arrow keys, Home and End at $width px',
      '› moves between the questions of a category with arrow keys, Home and End',
      '› ignores keys with a modifier',
    ],
    '2.4.3 An answer follows its question; closing it keeps focus on the question.': 'ClosesAgain',
    '2.4.5 A URL fragment opens a question or category.': [
      'OpensWhatTheAddressNames',
      'ScrollsToTheCategoryThatTheAddressNames',
    ],
    ...focusIsOutlined,
    '2.4.11 No focused element is fully covered by the header, the chat button or a toast.': tabbing,
    '3.2.1 Focus alone opens no answer.': 'ChoosesCategoriesByKeyboard',
    '4.1.2 A question exposes whether its answer is open, a tab whether it is selected.': [
      'OpensOneQuestionAtATime',
      'ClosesAgain',
      'ShowsGeneralFirst',
    ],
  },
});
