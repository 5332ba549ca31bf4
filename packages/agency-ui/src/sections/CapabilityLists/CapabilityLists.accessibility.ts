import { describeAccessibility, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { ...landmarkSection, List: ['Each under a heading of its own.', 'ul'] },
  criteria: {
    '1.3.1 The section is named by its heading; each list stands under a heading of the level below.':
      'ListsUnderTheirHeadings',
  },
});
