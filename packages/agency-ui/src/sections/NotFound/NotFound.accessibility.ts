import { describeAccessibility, enterFollowsLink, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Status: 'The number 404, also read by screen readers.',
    Heading: ['The page’s first-level heading.', 'h1'],
    'Way home': ['The first link.', 'a'],
    'Other ways': ['A named list of links.', 'nav'],
  },
  keyboard: { Tab: 'The home link, then the other links.', ...enterFollowsLink },
  criteria: {
    '1.3.1 The status precedes the page’s only first-level heading; the other links are a named landmark.': [
      'ReadsTheNumberAloud',
      'OffersOtherWays',
      'NotFound.test.tsx › shows the status before the page’s only h1',
    ],
    '2.4.4 Every link names its target.': ['LeadsHome', 'OffersOtherWays'],
    ...focusIsOutlined,
    '3.3.3 It explains the error and offers links.':
      'NotFound.test.tsx › explains the error and links home, in the server’s HTML',
  },
});
