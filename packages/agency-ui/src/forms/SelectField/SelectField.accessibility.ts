import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Label', what: 'Names the field; “optional” is part of it where it is.', selector: 'label' },
    { name: 'Field', what: 'A native list of options.', selector: 'input, select, textarea' },
    { name: 'Message', what: 'Says what is wrong, by an icon and words; part of the field’s description.' },
    { name: 'Hint', what: 'Part of the field’s description.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The field.' },
    { keys: ['↑', '↓'], does: 'In the field: choose an option.' },
  ],
  criteria: [
    { criterion: '1.3.1', how: 'Message and hint describe the field.', tests: ['OptionalWithAHint', 'WithAnError'] },
    { criterion: '2.1.1', how: 'It is the browser’s own list, with all its keys.', tests: ['Chosen'] },
    {
      criterion: '2.4.7',
      how: 'Whatever has keyboard focus is outlined.',
      tests: [
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
    { criterion: '3.2.2', how: 'Choosing changes nothing else.', tests: ['Chosen'] },
    {
      criterion: '3.3.1',
      how: 'An error is said in words; nothing is called wrong before it was sent.',
      tests: ['WithAnError', 'Default'],
    },
    {
      criterion: '3.3.2',
      how: 'The label is always seen; what is optional says so.',
      tests: ['Default', 'OptionalWithAHint'],
    },
  ],
};

export default accessibility;
