import { describeAccessibility, enterFollowsLink } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Title: ['The page’s first-level heading; it names the section.', 'h1'],
    Facts: ['Client, category and date in a description list.', 'dl'],
    Picture: ['With its own alternative text.', 'img'],
    'Way back': ['Links to all projects.', 'a'],
  },
  keyboard: { Tab: 'The back link.', ...enterFollowsLink },
  criteria: {
    '1.3.1 Every fact is paired with its term; the section is named by the title.': [
      'SaysForWhomAndWhen',
      '› has the page’s h1, which names the section',
    ],
    '2.4.4 The back link names its target.': 'LeadsBack',
  },
});
