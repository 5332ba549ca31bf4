import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Label', what: 'Names the field; “optional” is part of it where it is.', selector: 'label' },
    { name: 'Field', what: 'A native text box of several lines.', selector: 'input, select, textarea' },
    { name: 'Message', what: 'Says what is wrong, by an icon and words; part of the field’s description.' },
    { name: 'Hint', what: 'Part of the field’s description.' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'The field: Tab leaves it again.' }],
  criteria: [
    { criterion: '1.3.1', how: 'Message and hint describe the field.', tests: ['WithAnErrorAndAHint'] },
    {
      criterion: '2.4.7',
      how: 'Whatever has keyboard focus is outlined.',
      tests: [
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
    { criterion: '3.3.1', how: 'An error is said in words.', tests: ['WithAnErrorAndAHint'] },
    { criterion: '3.3.2', how: 'The label is always seen.', tests: ['Default'] },
  ],
};

export default accessibility;
