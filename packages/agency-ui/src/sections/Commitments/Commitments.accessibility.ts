import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Section', what: 'A landmark named by its heading.', selector: 'section' },
    { name: 'Promises', what: 'A list under the heading of those they are made to.', selector: 'ul' },
  ],
  keyboard: [],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'Each list of promises stands under a heading that says to whom.',
      tests: [
        'SaysWhatItPromisesToWhom',
        'Commitments.test.tsx › Commitments › lists the promises under those they are made to',
      ],
    },
  ],
};

export default accessibility;
