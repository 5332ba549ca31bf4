import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Label: ['Names the field; “optional” is part of it where it is.', 'label'],
    Field: ['A native list of options.', 'input, select, textarea'],
    Message: 'Says what is wrong, by an icon and words; part of the field’s description.',
    Hint: 'Part of the field’s description.',
  },
  keyboard: { Tab: 'The field.', '↑, ↓': 'In the field: choose an option.' },
  criteria: {
    '1.3.1 Message and hint describe the field.': ['OptionalWithAHint', 'WithAnError'],
    '2.1.1 It is the browser’s own list, with all its keys.': 'Chosen',
    ...focusIsOutlined,
    '3.2.2 Choosing changes nothing else.': 'Chosen',
    '3.3.1 An error is said in words; nothing is called wrong before it was sent.': ['WithAnError', 'Default'],
    '3.3.2 The label is always seen; what is optional says so.': ['Default', 'OptionalWithAHint'],
  },
});
