import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Mark: ['Decorative.', 'svg'], Name: 'The brand’s name as text.' },
  criteria: {
    '1.1.1 The mark is hidden; the name is text.': 'IsReadWhole',
    '1.4.5 The name is text, not an image of text.': [
      'IsReadWhole',
      'Logo.test.tsx › AccentedName › marks the accent in the name, letter for letter',
    ],
  },
});
