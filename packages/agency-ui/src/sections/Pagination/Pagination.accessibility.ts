import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Landmark', what: 'A navigation landmark, named by the labels.', selector: 'nav' },
    { name: 'Page', what: 'A button; the one on show is marked as current.', selector: 'nav button' },
    { name: 'Position', what: 'Says which page of how many.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Page by page.' },
    { keys: ['Enter', 'Space'], does: 'On a page: shows it.' },
  ],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'The pages stand in a named landmark; the one on show is marked.',
      tests: ['StaticWithoutHandler', 'GoesToAnotherPage'],
    },
    { criterion: '2.1.1', how: 'The pages are buttons, pressed by keyboard as any.', tests: ['GoesToAnotherPage'] },
    {
      criterion: '2.4.7',
      how: 'Whatever has keyboard focus is outlined.',
      tests: [
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
    { criterion: '2.5.3', how: 'Each button’s name holds the number that is seen.', tests: ['StaticWithoutHandler'] },
    {
      criterion: '4.1.2',
      how: 'Buttons without a handler say that they are disabled.',
      tests: ['StaticWithoutHandler'],
    },
  ],
};

export default accessibility;
