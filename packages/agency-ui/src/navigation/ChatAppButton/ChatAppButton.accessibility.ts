import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    {
      name: 'Link',
      what: 'A disc in the corner of the window that opens a conversation with the agency.',
      selector: 'a',
    },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens the conversation in a new tab.' }],
  criteria: [
    {
      criterion: '2.4.4',
      how: 'Its name says what opens, and that it opens in a new tab.',
      tests: ['OpensTheChatInANewTab'],
    },
    { criterion: '2.5.8', how: 'It is 52 px in both directions or larger.', tests: ['StaysInTheCorner'] },
    {
      criterion: '3.2.6',
      how: 'The way to a person is at the same place on every page.',
      tests: [
        'StaysInTheCorner',
        'tests/site/home.test.ts › in the browser › opens a conversation with the agency’s number in a new tab',
      ],
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
      how: 'It never wholly covers what has focus.',
      tests: [
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
  ],
};

export default accessibility;
