import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Link: ['An anchor; for internal addresses, the application’s link component.', 'a'] },
  keyboard: { Enter: 'Follows the link.' },
  criteria: {
    '2.4.4 A link that opens a new tab says so.': [
      'OpensANewTab',
      '› opens a new tab without an opener, also for internal links',
    ],
    '4.1.2 Without a provider it is a plain link.': '› is a plain link without a provider',
  },
});
