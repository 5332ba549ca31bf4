import { describeAccessibility, enterFollowsLink, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Status: 'The number 404, read aloud too.',
    Heading: ['The page’s first-level heading.', 'h1'],
    'Way home': ['The first link.', 'a'],
    'Other ways': ['A named list of links.', 'nav'],
  },
  keyboard: { Tab: 'Way home, then the other ways.', ...enterFollowsLink },
  criteria: {
    '1.3.1 The status stands before the page’s only first-level heading; the other ways are a named landmark.': [
      'ReadsTheNumberAloud',
      'OffersOtherWays',
      'NotFound.test.tsx › shows the status before the page’s only h1',
    ],
    '2.4.4 Every link says where it leads.': ['LeadsHome', 'OffersOtherWays'],
    ...focusIsOutlined,
    '3.3.3 It says what happened and how to go on.':
      'NotFound.test.tsx › explains the error and links home, in the server’s HTML',
  },
});
