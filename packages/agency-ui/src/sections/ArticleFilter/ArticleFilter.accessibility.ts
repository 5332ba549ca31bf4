import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Group', what: 'A named group of buttons.', selector: '[role="group"]' },
    {
      name: 'Category',
      what: 'A button that is pressed or not; its count is no part of its name.',
      selector: '[role="group"] button',
    },
    { name: 'Status', what: 'Says how many articles are left.', selector: '[role="status"]' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Category by category.' },
    { keys: ['Enter', 'Space'], does: 'On a category: chooses it.' },
  ],
  criteria: [
    { criterion: '1.3.1', how: 'The categories are a named group of toggle buttons.', tests: ['SaysWhichIsOn'] },
    { criterion: '2.1.1', how: 'Categories are chosen by keyboard.', tests: ['ChoosesByKeyboard'] },
    { criterion: '2.4.3', how: 'Choosing keeps the focus on the category.', tests: ['SaysWhichIsOn'] },
    {
      criterion: '2.4.7',
      how: 'Whatever has keyboard focus is outlined.',
      tests: [
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
    {
      criterion: '2.5.3',
      how: 'A category’s name is the word that is seen; its count is kept out of it.',
      tests: ['ArticleFilter.test.tsx › ArticleFilter › keeps the numbers out of the names'],
    },
    {
      criterion: '3.2.2',
      how: 'Choosing changes the list below, nothing else; the choice is kept in the address.',
      tests: [
        'PressingAgainChangesNothing',
        'tests/site/pages.test.ts › the blog › filters nine articles by category, keeps the choice in the address, and goes back',
      ],
    },
    { criterion: '4.1.2', how: 'Each category says whether it is pressed.', tests: ['SaysWhichIsOn'] },
    {
      criterion: '4.1.3',
      how: 'How many articles are left is announced in a status.',
      tests: ['AnnouncesHowManyAreLeft'],
    },
  ],
};

export default accessibility;
