import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Label: ['Names the field; includes “optional” for optional fields.', 'label'],
    Field: ['A native multi-line text field.', 'input, select, textarea'],
    Message: 'Explains the error with an icon and text; part of the field’s description.',
    Hint: 'Part of the field’s description.',
  },
  keyboard: { Tab: 'Enters the field, and leaves it again.' },
  criteria: {
    '1.3.1 Message and hint describe the field.': 'WithAnErrorAndAHint',
    ...focusIsOutlined,
    '3.3.1 An error is described in text.': 'WithAnErrorAndAHint',
    '3.3.2 The label is always visible.': 'Default',
  },
});
