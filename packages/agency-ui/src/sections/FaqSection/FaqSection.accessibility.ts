import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Categories', what: 'A named list of tabs; one category alone has none.', selector: '[role="tablist"]' },
    { name: 'Panel', what: 'The questions of a category, named by its tab.', selector: '[role="tabpanel"]' },
    {
      name: 'Question',
      what: 'A button alone in a heading; opens and closes its answer.',
      selector: '[role="tabpanel"] button',
    },
    { name: 'Answer', what: 'In the page from the start, folded so that the browser’s search still finds it.' },
    { name: 'Ways on', what: 'Links for whoever has not found the answer.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The chosen category, then the questions on show.' },
    { keys: ['←', '→', '↑', '↓'], does: 'In the categories: choose the one beside, as they stand.' },
    { keys: ['Home', 'End'], does: 'In the categories: choose the first or the last.' },
    { keys: ['Enter', 'Space'], does: 'On a question: opens or closes its answer.' },
  ],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'Each question is a button alone in a heading of the right level; each panel is named by its tab.',
      tests: [
        'FaqSection.test.tsx › FaqSection › puts each button alone into a heading of the right level',
        'FaqSection.test.tsx › FaqSection › names the open panel by its tab, and keeps counts out of the tabs’ names',
      ],
    },
    {
      criterion: '1.3.2',
      how: 'Every answer stands in the page, closed so that a search still finds it, and open without JavaScript.',
      tests: [
        'ReadableBeforeHydration',
        'OpensWhatTheBrowserFinds',
        'tests/site/routes.test.ts › without JavaScript › every question is answered',
      ],
    },
    {
      criterion: '2.1.1',
      how: 'Categories are one stop with arrow keys, Home and End; questions open by Enter and Space.',
      tests: [
        'ChoosesCategoriesByKeyboard',
        'tests/site/pages.test.ts › the FAQ › chooses a category by the arrow keys, Home and End',
        'FaqSection.test.tsx › FaqSection › leaves keys with a modifier to the browser',
      ],
    },
    {
      criterion: '2.4.3',
      how: 'An answer follows its question; closing it keeps the focus on the question.',
      tests: ['ClosesAgain'],
    },
    {
      criterion: '2.4.5',
      how: 'The address names a question or category and opens it.',
      tests: ['OpensWhatTheAddressNames', 'ScrollsToTheCategoryThatTheAddressNames'],
    },
    {
      criterion: '2.4.7',
      how: 'Whatever has keyboard focus is outlined.',
      tests: [
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
    {
      criterion: '2.4.11',
      how: 'Nothing that has focus is wholly covered by the header, the chat button or a toast.',
      tests: [
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
    { criterion: '3.2.1', how: 'Focus alone opens no answer.', tests: ['ChoosesCategoriesByKeyboard'] },
    {
      criterion: '4.1.2',
      how: 'A question says whether its answer is open; a tab whether it is chosen.',
      tests: ['OpensOneQuestionAtATime', 'ClosesAgain', 'ShowsGeneralFirst'],
    },
  ],
};

export default accessibility;
