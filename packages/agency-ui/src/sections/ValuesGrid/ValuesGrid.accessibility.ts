import { describeAccessibility, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Value: ['A heading of the level below, and a text.', 'li'],
    Figure: ['A drawing: an ornament.', 'svg'],
  },
  criteria: {
    '1.3.1 The section is named by its heading; each value stands one level below.': [
      'NamesEveryValue',
      '› names the section by its heading, and each value one level below',
    ],
    '1.1.1 The figures are decoration.': 'every story › axe',
  },
});
