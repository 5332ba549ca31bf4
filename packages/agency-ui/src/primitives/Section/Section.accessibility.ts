import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Band: ['A band in one tone; a landmark if it has an accessible name.', 'section'] },
  criteria: { '1.3.1 It is a landmark only with an accessible name.': 'IsALandmarkOnceItHasAName' },
});
