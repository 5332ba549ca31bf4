import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Label: ['Names the field; includes “optional” for optional fields.', 'label'],
    Field: ['A native select.', 'input, select, textarea'],
    Message: 'Explains the error with an icon and text; part of the field’s description.',
    Hint: 'Part of the field’s description.',
  },
  keyboard: { Tab: 'The field.', '↑, ↓': 'In the field: select an option.' },
  criteria: {
    '1.3.1 Message and hint describe the field.': ['OptionalWithAHint', 'WithAnError'],
    '2.1.1 It is a native select, with all its keys.': 'Chosen',
    ...focusIsOutlined,
    '3.2.2 Selecting changes nothing else.': 'Chosen',
    '3.3.1 An error is described in text; none shows before the first submit.': ['WithAnError', 'Default'],
    '3.3.2 The label is always visible; optional fields say so.': ['Default', 'OptionalWithAHint'],
  },
});
