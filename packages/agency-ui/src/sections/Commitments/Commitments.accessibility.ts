import { describeAccessibility, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { ...landmarkSection, Promises: ['A list under the heading of those they are made to.', 'ul'] },
  criteria: {
    '1.3.1 Each list of promises stands under a heading that says to whom.': [
      'SaysWhatItPromisesToWhom',
      '› lists the commitments by group',
    ],
  },
});
