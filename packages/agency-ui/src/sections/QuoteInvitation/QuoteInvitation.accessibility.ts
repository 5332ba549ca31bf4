import { describeAccessibility, enterFollowsLink, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Lines: ['The heading, in lines.', 'h2'],
    Action: ['One link.', 'a'],
    Sun: ['Decorative.', 'svg'],
  },
  keyboard: { Tab: 'The action.', ...enterFollowsLink },
  criteria: {
    '1.3.1 The lines are one heading that names the section, read with a space in between.': [
      'LeadsToTheQuoteForm',
      '› reads as two sentences with a space',
    ],
    '2.4.4 The link text names its target.': 'LeadsToTheQuoteForm',
  },
});
