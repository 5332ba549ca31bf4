import { describeAccessibility, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Reason: ['A list item under a heading one level below.', 'li'],
    Mark: ['A drawn mark: decorative.', 'svg'],
  },
  criteria: {
    '1.1.1 The marks are hidden from assistive technology.': 'NamesEveryReason',
    '1.3.1 The reasons are a list, each under a heading one level below.': 'NamesEveryReason',
  },
});
