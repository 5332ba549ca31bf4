import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Sheet: 'The ground that a form stands on.', Heading: ['Names the form.', 'h2'] },
  criteria: {
    '1.3.1 The form is named by the sheet’s heading, at the level it is told.': [
      'NamesTheForm',
      'FormCard.test.tsx › takes a heading level, and lets a form be named by its heading',
    ],
  },
});
