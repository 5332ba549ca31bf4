import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';
import { fieldAnatomy, fieldHasLabel } from '../form-claims.js';

export default describeAccessibility({
  anatomy: fieldAnatomy('A native select.'),
  keyboard: { Tab: 'The field.', '↑, ↓': 'In the field: select an option.' },
  criteria: {
    '1.3.1 Message and hint describe the field.': ['OptionalWithAHint', 'WithAnError'],
    '2.1.1 It is a native select, with all its keys.': 'Chosen',
    ...focusIsOutlined,
    '3.2.2 Selecting changes nothing else.': 'Chosen',
    '3.3.1 An error is described in text; none shows before the first submit.': ['WithAnError', 'Default'],
    ...fieldHasLabel,
  },
});
