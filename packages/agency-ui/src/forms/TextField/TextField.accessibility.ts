import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Label', what: 'Names the field; “optional” is part of it where it is.', selector: 'label' },
    { name: 'Field', what: 'A native text box.', selector: 'input, select, textarea' },
    { name: 'Message', what: 'Says what is wrong, by an icon and words; part of the field’s description.' },
    { name: 'Hint', what: 'Part of the field’s description.' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'The field.' }],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'Message, hint and the caller’s own words all describe the field.',
      tests: ['DescribedByAll'],
    },
    {
      criterion: '2.4.7',
      how: 'Focus is an outline.',
      tests: [
        'ShowsTheFocus',
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
    { criterion: '2.5.8', how: 'The box is 44 px high or more.', tests: ['Default'] },
    {
      criterion: '3.3.1',
      how: 'An error is said in words, and the field says that it is invalid.',
      tests: ['WithAnError'],
    },
    {
      criterion: '3.3.2',
      how: 'The label is always seen; what is optional says so.',
      tests: ['Default', 'OptionalWithAHint'],
    },
    {
      criterion: '1.4.11',
      how: 'The edge of the box stands at 3:1 or more on its ground, in both themes and every tone.',
      tests: ['Colour.stories.tsx › EveryPairStandsApart', 'Colour.stories.tsx › EveryPairStandsApartInTheMicrosite'],
    },
  ],
};

export default accessibility;
