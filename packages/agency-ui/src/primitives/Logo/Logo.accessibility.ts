import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Mark: ['An ornament.', 'svg'], Name: 'The brand’s name, letter for letter.' },
  criteria: {
    '1.1.1 The mark is hidden; the name is text.': 'IsReadWhole',
    '1.4.5 The name is text, no picture of it.': [
      'IsReadWhole',
      'Logo.test.tsx › AccentedName › marks the accent in the name, letter for letter',
    ],
  },
});
