import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Bar: ['An ornament, hidden from assistive technology.', 'span'] },
  criteria: { '1.1.1 It is hidden from assistive technology.': 'IsHiddenFromAssistiveTechnology' },
});
