import { describeAccessibility, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Reason: ['A list item under a heading of the level below.', 'li'],
    Mark: ['A drawn mark: an ornament.', 'svg'],
  },
  criteria: {
    '1.1.1 The marks are no pictures for assistive technology.': 'NamesEveryReason',
    '1.3.1 The reasons are a list, each under a heading of the level below.': 'NamesEveryReason',
  },
});
