import { describeAccessibility, tabbing } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Link: ['The first thing in the page; out of sight until it has focus.', 'a'] },
  keyboard: { Tab: 'From the top of the page: shows the link.', Enter: 'On the link: goes on to the main content.' },
  criteria: {
    '2.4.1 The first stop of the keyboard leads past the header to the main content, which takes focus.': [
      'LeadsToTheContent',
      tabbing,
    ],
    '2.4.7 It comes into sight with the focus.': 'ShowsOnFocus',
    '2.4.4 It is a plain link, there before any script.':
      'SkipLink.test.tsx › is a plain link to the main content in the HTML of the server',
  },
});
