import { describeAccessibility, focusIsOutlined, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Ways: ['Phone, mail and hours as terms and what they are.', 'dl'],
    Form: ['Under a heading of the level below.', 'form'],
  },
  keyboard: { Tab: 'Phone, mail, then the form.' },
  criteria: {
    '1.3.1 The section is a landmark; each way stands beside its term, the form under a heading.': [
      'ListsTheOtherWays',
      'HoldsTheForm',
      '› names its landmark by its heading, once for each on the page',
    ],
    '3.2.6 Phone and mail of a person stand beside the form.': 'ListsTheOtherWays',
    ...focusIsOutlined,
  },
});
