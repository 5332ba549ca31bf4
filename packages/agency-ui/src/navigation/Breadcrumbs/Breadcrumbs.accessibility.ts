import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Trail: ['A navigation landmark with an ordered list.', 'nav'],
    Step: ['A link to a parent page.', 'nav a'],
    'Current page': ['The last step: text, marked as the current page.', '[aria-current]'],
  },
  keyboard: { Tab: 'The links, from the highest level down.' },
  criteria: {
    '1.1.1 The separators are visual only.':
      'Breadcrumbs.test.tsx › contains the whole trail in the server’s HTML, without separators in the text',
    '1.3.1 The breadcrumbs are a list in a named landmark; the last item is marked as the current page.':
      'MarksTheCurrentPage',
    '2.4.5 It is another way to navigate the site, in addition to menu and sitemap.': 'MarksTheCurrentPage',
    '2.5.8 Every link is 44 px high.': 'IsAFingerHigh',
    ...focusIsOutlined,
  },
});
