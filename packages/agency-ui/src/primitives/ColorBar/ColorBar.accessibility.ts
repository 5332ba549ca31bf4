import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Bar: ['Decorative, hidden from assistive technology.', 'span'] },
  criteria: { '1.1.1 It is hidden from assistive technology.': 'IsHiddenFromAssistiveTechnology' },
});
