import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Section', what: 'A landmark named by its heading.', selector: 'section' },
    { name: 'Step', what: 'An item of an ordered list.', selector: 'li' },
  ],
  keyboard: [],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'The steps are an ordered list, each under a heading of the level below.',
      tests: ['IsAnOrderedList', 'ProcessSteps.test.tsx › ProcessSteps › stands one level below its heading'],
    },
  ],
};

export default accessibility;
