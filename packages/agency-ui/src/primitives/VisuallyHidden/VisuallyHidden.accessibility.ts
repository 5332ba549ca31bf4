import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Words: 'Read by screen readers, not visible.' },
  criteria: { '1.3.1 Its text is part of the surrounding accessible name and takes up no space.': 'IsReadButNotSeen' },
});
