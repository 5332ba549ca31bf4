import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Icon: ['Decorative, hidden from assistive technology.', 'svg'] },
  criteria: { '1.1.1 It is hidden from assistive technology.': ['TheKitsOwn', 'YourOwn'] },
});
