import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Heading: ['A level for the outline, and a variant for the eye, chosen apart.', 'h1, h2, h3'] },
  criteria: {
    '1.3.1 Its level never follows from its variant.': 'KeepsLevelAndVariantApart',
    '1.4.10 Long words break inside it.': 'BreaksLongWords',
  },
});
