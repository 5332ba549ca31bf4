import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Heading: ['The level sets its place in the outline, the variant its size.', 'h1, h2, h3'] },
  criteria: {
    '1.3.1 Its level is independent of its variant.': 'KeepsLevelAndVariantApart',
    '1.4.10 Long words break inside it.': 'BreaksLongWords',
  },
});
