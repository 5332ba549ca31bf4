import { describeAccessibility, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { ...landmarkSection, List: ['Each under its own heading.', 'ul'] },
  criteria: {
    '1.3.1 The section is named by its heading; each list is under a heading one level below.':
      'ListsUnderTheirHeadings',
  },
});
