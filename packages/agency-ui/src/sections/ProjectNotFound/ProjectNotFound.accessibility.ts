import { describeAccessibility, enterFollowsLink } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Heading: ['The page’s first-level heading.', 'h1'],
    'Ways on': ['Back to all projects, and home.', 'a'],
    'Empty sheet': ['A drawing: an ornament.', 'svg'],
  },
  keyboard: { Tab: 'Back to all projects, home.', ...enterFollowsLink },
  criteria: {
    '1.1.1 The drawing is hidden from assistive technology.': '› hides its drawing from assistive technology',
    '1.3.1 What happened is the page’s first-level heading.': ['SaysSoAndLeadsBack', '› has the specified heading'],
    '2.4.4 Every link says where it leads.': 'SaysSoAndLeadsBack',
  },
});
