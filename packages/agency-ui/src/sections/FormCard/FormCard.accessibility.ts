import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Sheet: 'The card behind the form.', Heading: ['Names the form.', 'h2'] },
  criteria: {
    '1.3.1 The form is named by the card’s heading, at the given level.': [
      'NamesTheForm',
      'FormCard.test.tsx › takes a heading level, and lets a form be named by its heading',
    ],
  },
});
