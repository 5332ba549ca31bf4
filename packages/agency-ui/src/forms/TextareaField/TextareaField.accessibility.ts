import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Label: ['Names the field; “optional” is part of it where it is.', 'label'],
    Field: ['A native text box of several lines.', 'input, select, textarea'],
    Message: 'Says what is wrong, by an icon and words; part of the field’s description.',
    Hint: 'Part of the field’s description.',
  },
  keyboard: { Tab: 'The field: Tab leaves it again.' },
  criteria: {
    '1.3.1 Message and hint describe the field.': 'WithAnErrorAndAHint',
    ...focusIsOutlined,
    '3.3.1 An error is said in words.': 'WithAnErrorAndAHint',
    '3.3.2 The label is always seen.': 'Default',
  },
});
