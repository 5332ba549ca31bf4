import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Label: ['A paragraph above a headline, not a heading.', 'p'] },
  criteria: { '1.3.1 It adds no heading to the outline.': 'IsNoHeading' },
});
