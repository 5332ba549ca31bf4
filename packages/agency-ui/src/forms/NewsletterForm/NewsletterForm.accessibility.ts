import { describeAccessibility } from '../../accessibility.js';
import { formAnatomy, formClaims, formKeyboard } from '../form-claims.js';

export default describeAccessibility({
  anatomy: { ...formAnatomy },
  keyboard: { ...formKeyboard },
  criteria: {
    '1.3.5 The e-mail field has an autocomplete token.':
      'autocomplete.test.tsx › NewsletterForm declares the purpose of its fields',
    '3.3.2 The field’s label is always present.': 'InertWithoutHandler',
    '4.1.2 Without a handler the button is exposed as disabled and sends nothing.': [
      'InertWithoutHandler',
      'NewsletterForm.test.tsx › has a button without an action if there is no handler',
    ],
    ...formClaims('first'),
  },
});
