import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Sheet: 'A form or another sheet, drawn over the end of the hero.',
    'Beside it': 'What explains the sheet; read after it.',
  },
  criteria: {
    '1.3.2 The sheet is read first, then what stands beside it, wherever both are drawn.': [
      'HowItWorks.stories.tsx › BesideAForm',
      'HowItWorks.test.tsx › HowItWorks › reads the form first, then what happens to it',
    ],
  },
});
