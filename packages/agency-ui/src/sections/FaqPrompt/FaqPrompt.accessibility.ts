import { describeAccessibility, enterFollowsLink, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { ...landmarkSection, Link: ['Links to the questions.', 'a'] },
  keyboard: { Tab: 'The link.', ...enterFollowsLink },
  criteria: {
    '1.3.1 It is a region named by its heading, with one link.': [
      'LeadsToTheQuestions',
      '› is a region named by its heading, with one link',
    ],
    '2.4.4 The link text names its target.': 'LeadsToTheQuestions',
  },
});
