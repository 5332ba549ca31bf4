import { describeAccessibility, enterFollowsLink, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Lines: ['The heading, in lines.', 'h2'],
    Action: ['One link.', 'a'],
    Sun: ['An ornament.', 'svg'],
  },
  keyboard: { Tab: 'The action.', ...enterFollowsLink },
  criteria: {
    '1.3.1 The lines are one heading that names the section, read with a space between.': [
      'LeadsToTheQuoteForm',
      '› reads as two sentences with a space',
    ],
    '2.4.4 The action’s words say where it leads.': 'LeadsToTheQuoteForm',
  },
});
