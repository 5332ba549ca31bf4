import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Fade: ['Decorative, hidden from assistive technology.', '[aria-hidden="true"]'] },
  criteria: { '1.1.1 It is hidden from assistive technology.': 'TakesTheColourOfTheBandBelow' },
});
