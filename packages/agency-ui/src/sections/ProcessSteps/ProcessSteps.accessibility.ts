import { describeAccessibility, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { ...landmarkSection, Step: ['An item of an ordered list.', 'li'] },
  criteria: {
    '1.3.1 The steps are an ordered list, each under a heading one level below.': [
      'IsAnOrderedList',
      '› is one level below its heading',
    ],
  },
});
