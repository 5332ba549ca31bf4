import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Words: 'Heard, not seen.' },
  criteria: { '1.3.1 Its words are part of the name they stand in, and take no room.': 'IsReadButNotSeen' },
});
