import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Link: ['An anchor, or the application’s own link for addresses of its own.', 'a'] },
  keyboard: { Enter: 'Follows it.' },
  criteria: {
    '2.4.4 What opens in a new tab says so.': [
      'OpensANewTab',
      '› opens a new tab without an opener, also for internal links',
    ],
    '4.1.2 It is a plain link without a provider too.': '› is a plain link without a provider',
  },
});
