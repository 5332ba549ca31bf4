import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Section', what: 'A landmark named by its heading.', selector: 'section' },
    { name: 'Step', what: 'Numbered by the list itself; the drawn number is for the eye.', selector: 'li' },
  ],
  keyboard: [],
  criteria: [
    {
      criterion: '1.1.1',
      how: 'The drawn numbers are hidden: the list counts.',
      tests: ['HowItWorks.test.tsx › HowItWorks › counts for the eye alone: the list itself is ordered'],
    },
    {
      criterion: '1.3.1',
      how: 'The steps are an ordered list, each under a heading of the level below.',
      tests: ['IsAnOrderedList'],
    },
    {
      criterion: '1.3.2',
      how: 'Beside a form it is read after the form, wherever it is drawn.',
      tests: ['BesideAForm', 'HowItWorks.test.tsx › HowItWorks › reads the form first, then what happens to it'],
    },
  ],
};

export default accessibility;
