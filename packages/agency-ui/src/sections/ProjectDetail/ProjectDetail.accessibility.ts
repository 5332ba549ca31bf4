import { describeAccessibility, enterFollowsLink } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Title: ['The page’s first-level heading; it names the section.', 'h1'],
    Facts: ['Client, category and date as terms and what they are.', 'dl'],
    Picture: ['With a text of its own.', 'img'],
    'Way back': ['Leads to all projects.', 'a'],
  },
  keyboard: { Tab: 'The way back.', ...enterFollowsLink },
  criteria: {
    '1.3.1 Every fact stands beside its term; the section is named by the title.': [
      'SaysForWhomAndWhen',
      '› has the page’s h1, which names the section',
    ],
    '2.4.4 The way back says where it leads.': 'LeadsBack',
  },
});
