import { describeAccessibility, focusIsOutlined, tabbing } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Categories: ['A named list of tabs; one category alone has none.', '[role="tablist"]'],
    Panel: ['The questions of a category, named by its tab.', '[role="tabpanel"]'],
    Question: ['A button alone in a heading; opens and closes its answer.', '[role="tabpanel"] button'],
    Answer: 'In the page from the start, folded so that the browser’s search still finds it.',
    'Ways on': 'Links for whoever has not found the answer.',
  },
  keyboard: {
    Tab: 'The chosen category, then the questions on show.',
    '←, →, ↑, ↓': 'In the categories: choose the one beside, as they stand.',
    'Home, End': 'In the categories: choose the first or the last.',
    'Enter, Space': 'On a question: opens or closes its answer.',
  },
  criteria: {
    '1.3.1 Each question is a button alone in a heading of the right level; each panel is named by its tab.': [
      '› wraps each button in a heading of the right level',
      '› names the open panel by its tab, and tabs without their counts',
    ],
    '1.3.2 Every answer stands in the page, closed so that a search still finds it, and open without JavaScript.': [
      'ReadableBeforeHydration',
      'OpensWhatTheBrowserFinds',
      'tests/site/routes.test.ts › without JavaScript › every question is answered',
    ],
    '2.1.1 Categories are one stop with arrow keys, Home and End; questions open by Enter and Space.': [
      'ChoosesCategoriesByKeyboard',
      'tests/site/pages.test.ts › the FAQ › chooses a category by the arrow keys, Home and End at $width px',
      '› ignores keys with a modifier',
    ],
    '2.4.3 An answer follows its question; closing it keeps the focus on the question.': 'ClosesAgain',
    '2.4.5 The address names a question or category and opens it.': [
      'OpensWhatTheAddressNames',
      'ScrollsToTheCategoryThatTheAddressNames',
    ],
    ...focusIsOutlined,
    '2.4.11 Nothing that has focus is wholly covered by the header, the chat button or a toast.': tabbing,
    '3.2.1 Focus alone opens no answer.': 'ChoosesCategoriesByKeyboard',
    '4.1.2 A question says whether its answer is open; a tab whether it is chosen.': [
      'OpensOneQuestionAtATime',
      'ClosesAgain',
      'ShowsGeneralFirst',
    ],
  },
});
