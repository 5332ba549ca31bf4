import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Link: ['An anchor, or the application’s own link for addresses of its own.', 'a'] },
  keyboard: { Enter: 'Follows it.' },
  criteria: {
    '2.4.4 What opens in a new tab says so.': [
      'OpensANewTab',
      'AgencyLink.test.tsx › AgencyLink › opens a new tab that cannot reach back, also for an address of the application',
    ],
    '4.1.2 It is a plain link without a provider too.':
      'AgencyLink.test.tsx › AgencyLink › is a plain link without a provider',
  },
});
