import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Mark', what: 'An ornament.', selector: 'svg' },
    { name: 'Name', what: 'The brand’s name, letter for letter.' },
  ],
  keyboard: [],
  criteria: [
    { criterion: '1.1.1', how: 'The mark is hidden; the name is text.', tests: ['IsReadWhole'] },
    {
      criterion: '1.4.5',
      how: 'The name is text, no picture of it.',
      tests: ['IsReadWhole', 'Logo.test.tsx › AccentedName › takes the accent out of the name, letter for letter'],
    },
  ],
};

export default accessibility;
