import { describeAccessibility, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Value: ['A heading one level below, and a text.', 'li'],
    Figure: ['A drawing: decorative.', 'svg'],
  },
  criteria: {
    '1.3.1 The section is named by its heading; each value is one level below.': [
      'NamesEveryValue',
      '› names the section by its heading, and each value one level below',
    ],
    '1.1.1 The figures are decorative.': 'every story › axe',
  },
});
