import { describeAccessibility } from '../../accessibility.js';
import { formAnatomy, formClaims, formKeyboard } from '../form-claims.js';

export default describeAccessibility({
  anatomy: { Summary: 'Appears when something is wrong: counts it and leads to each field.', ...formAnatomy },
  keyboard: { ...formKeyboard },
  criteria: {
    '1.3.5 Names, mail, phone and company carry their autocomplete tokens.':
      'autocomplete.test.tsx › ContactPageForm tells browsers what its fields are for',
    '3.3.2 Every field has a label that is always seen; the newsletter begins unticked.': 'Default',
    ...formClaims('summary'),
  },
});
