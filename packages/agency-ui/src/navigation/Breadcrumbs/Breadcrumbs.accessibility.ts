import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Trail: ['A navigation landmark with an ordered list.', 'nav'],
    Step: ['A link to a page above.', 'nav a'],
    'Current page': ['The last step: text, marked as the page shown.', '[aria-current]'],
  },
  keyboard: { Tab: 'The links of the trail, from the top of the site down.' },
  criteria: {
    '1.1.1 The separators are drawn, not read.':
      'Breadcrumbs.test.tsx › contains the whole trail in the server’s HTML, without separators in the text',
    '1.3.1 The trail is a list in a named landmark; the last step is marked as the current page.':
      'MarksTheCurrentPage',
    '2.4.5 Beside menu and sitemap it is another way through the site.': 'MarksTheCurrentPage',
    '2.5.8 Every link is 44 px high.': 'IsAFingerHigh',
    ...focusIsOutlined,
  },
});
