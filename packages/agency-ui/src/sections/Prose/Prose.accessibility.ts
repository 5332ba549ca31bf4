import { describeAccessibility, enterFollowsLink, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { ...landmarkSection, Text: ['Paragraphs in order.', 'p'] },
  keyboard: { Tab: 'The links in the text.', ...enterFollowsLink },
  criteria: {
    '1.3.1 The section is a landmark named by its heading.': 'IsNamedByItsHeading',
    '1.3.2 The paragraphs are in reading order.': ['IsNamedByItsHeading', '› renders its paragraphs in order'],
  },
});
