import { describeAccessibility, tabbing } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Link: ['The first element of the page; hidden until focused.', 'a'] },
  keyboard: { Tab: 'From the top of the page: shows the link.', Enter: 'On the link: moves to the main content.' },
  criteria: {
    '2.4.1 The first Tab stop skips the header and moves focus to the main content.': ['LeadsToTheContent', tabbing],
    '2.4.7 It becomes visible on focus.': 'ShowsOnFocus',
    '2.4.4 It is a plain link that works without JavaScript.':
      'SkipLink.test.tsx › is a plain link to the main content in the HTML of the server',
  },
});
