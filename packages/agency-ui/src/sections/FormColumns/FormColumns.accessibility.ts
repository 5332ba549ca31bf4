import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Sheet', what: 'A form or another sheet, drawn over the end of the hero.' },
    { name: 'Beside it', what: 'What explains the sheet; read after it.' },
  ],
  keyboard: [],
  criteria: [
    {
      criterion: '1.3.2',
      how: 'The sheet is read first, then what stands beside it, wherever both are drawn.',
      tests: [
        'HowItWorks.stories.tsx › BesideAForm',
        'HowItWorks.test.tsx › HowItWorks › reads the form first, then what happens to it',
      ],
    },
  ],
};

export default accessibility;
