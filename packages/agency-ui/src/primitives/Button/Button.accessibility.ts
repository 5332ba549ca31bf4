import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [{ name: 'Button', what: 'A native button; sends a form only when it is told to.', selector: 'button' }],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses it.' }],
  criteria: [
    { criterion: '2.1.1', how: 'Enter and Space press it.', tests: ['RunsItsActionByKeyboard'] },
    {
      criterion: '2.4.3',
      how: 'While it is busy it keeps the focus: it is disabled by a word, not taken away.',
      tests: ['KeepsFocusWhileItIsBusy'],
    },
    {
      criterion: '2.4.7',
      how: 'Whatever has keyboard focus is outlined.',
      tests: [
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
    { criterion: '2.5.8', how: 'Its smallest size is 44 px high.', tests: ['EverySize'] },
    {
      criterion: '4.1.2',
      how: 'It is a button by name and role, and says when it is disabled.',
      tests: ['RunsItsAction', 'KeepsFocusWhileItIsBusy'],
    },
  ],
};

export default accessibility;
