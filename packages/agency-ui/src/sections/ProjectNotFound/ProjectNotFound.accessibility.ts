import { describeAccessibility, enterFollowsLink } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Heading: ['The page’s first-level heading.', 'h1'],
    'Ways on': ['Links to all projects and to the home page.', 'a'],
    'Empty sheet': ['A drawing: decorative.', 'svg'],
  },
  keyboard: { Tab: 'Back to all projects, home.', ...enterFollowsLink },
  criteria: {
    '1.1.1 The drawing is hidden from assistive technology.': '› hides its drawing from assistive technology',
    '1.3.1 The page’s first-level heading states the error.': ['SaysSoAndLeadsBack', '› has the specified heading'],
    '2.4.4 Every link names its target.': 'SaysSoAndLeadsBack',
  },
});
