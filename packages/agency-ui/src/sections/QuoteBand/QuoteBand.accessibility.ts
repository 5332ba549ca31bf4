import { describeAccessibility, focusIsOutlined, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Ways: ['Phone, e-mail and hours in a description list.', 'dl'],
    Form: ['Under a heading one level below.', 'form'],
  },
  keyboard: { Tab: 'Phone, e-mail, then the form.' },
  criteria: {
    '1.3.1 The section is a landmark; contact details are paired with their terms, the form has a heading.': [
      'ListsTheOtherWays',
      'HoldsTheForm',
      '› names its landmark by its heading, with unique ids per instance',
    ],
    '3.2.6 Phone and e-mail of a person are beside the form.': 'ListsTheOtherWays',
    ...focusIsOutlined,
  },
});
