import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Sheet: 'A form or another card, overlapping the hero.',
    'Beside it': 'The content beside the card; read after it.',
  },
  criteria: {
    '1.3.2 The card is read before the panel beside it, whatever their visual order.': [
      'HowItWorks.stories.tsx › BesideAForm',
      'HowItWorks.test.tsx › HowItWorks › reads the form first, then what happens to it',
    ],
  },
});
