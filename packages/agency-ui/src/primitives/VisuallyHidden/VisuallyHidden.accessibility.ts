import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [{ name: 'Words', what: 'Heard, not seen.' }],
  keyboard: [],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'Its words are part of the name they stand in, and take no room.',
      tests: ['IsReadButNotSeen'],
    },
  ],
};

export default accessibility;
