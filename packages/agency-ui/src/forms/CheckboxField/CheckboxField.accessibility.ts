import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Box', what: 'A native checkbox.', selector: 'input' },
    { name: 'Words', what: 'Its label, which ticks it too.', selector: 'label' },
    { name: 'Message and hint', what: 'Describe the box.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The box.' },
    { keys: ['Space'], does: 'Ticks and unticks it.' },
  ],
  criteria: [
    { criterion: '1.3.1', how: 'Message and hint describe the box.', tests: ['WithAnErrorAndAHint'] },
    { criterion: '2.1.1', how: 'It is ticked and unticked by keyboard.', tests: ['TickedByKeyboard'] },
    {
      criterion: '2.4.7',
      how: 'Whatever has keyboard focus is outlined.',
      tests: [
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
    { criterion: '2.5.8', how: 'Its words are part of the target, 44 px high or more.', tests: ['TickedByItsWords'] },
    { criterion: '3.3.2', how: 'It begins unticked, with its label beside it.', tests: ['Default'] },
  ],
};

export default accessibility;
