import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Band: ['A ground in a tone; a landmark once it has a name.', 'section'] },
  criteria: { '1.3.1 It is a landmark only with a name.': 'IsALandmarkOnceItHasAName' },
});
