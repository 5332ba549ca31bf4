import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';
import { fieldAnatomy } from '../form-claims.js';

export default describeAccessibility({
  anatomy: fieldAnatomy('A native multi-line text field.'),
  keyboard: { Tab: 'Enters the field, and leaves it again.' },
  criteria: {
    '1.3.1 Message and hint describe the field.': 'WithAnErrorAndAHint',
    ...focusIsOutlined,
    '3.3.1 An error is described in text.': 'WithAnErrorAndAHint',
    '3.3.2 The label is always visible.': 'Default',
  },
});
