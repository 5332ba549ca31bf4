import { describeAccessibility, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { ...landmarkSection, Step: ['Numbered by the list itself; the drawn number is decorative.', 'li'] },
  criteria: {
    '1.1.1 The drawn numbers are hidden: the ordered list provides them.':
      '› hides its numerals: the list itself is ordered',
    '1.3.1 The steps are an ordered list, each under a heading one level below.': 'IsAnOrderedList',
    '1.3.2 Beside a form it is read after the form, whatever the visual order.': [
      'BesideAForm',
      '› reads the form first, then what happens to it',
    ],
  },
});
