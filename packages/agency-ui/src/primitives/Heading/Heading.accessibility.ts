import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    {
      name: 'Heading',
      what: 'A level for the outline, and a variant for the eye, chosen apart.',
      selector: 'h1, h2, h3',
    },
  ],
  keyboard: [],
  criteria: [
    { criterion: '1.3.1', how: 'Its level never follows from its variant.', tests: ['KeepsLevelAndVariantApart'] },
    { criterion: '1.4.10', how: 'Long words break inside it.', tests: ['BreaksLongWords'] },
  ],
};

export default accessibility;
