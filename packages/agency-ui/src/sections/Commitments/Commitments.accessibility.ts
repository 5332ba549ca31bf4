import { describeAccessibility, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { ...landmarkSection, Promises: ['A list under the heading of its audience.', 'ul'] },
  criteria: {
    '1.3.1 Each list of promises is under a heading that names its audience.': [
      'SaysWhatItPromisesToWhom',
      '› lists the commitments by group',
    ],
  },
});
