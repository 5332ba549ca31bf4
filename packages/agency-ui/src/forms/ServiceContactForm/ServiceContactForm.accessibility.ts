import { describeAccessibility } from '../../accessibility.js';
import { formAnatomy, formClaims, formKeyboard } from '../form-claims.js';

export default describeAccessibility({
  anatomy: { ...formAnatomy },
  keyboard: { ...formKeyboard },
  criteria: {
    '1.3.5 Name and e-mail have autocomplete tokens.':
      'autocomplete.test.tsx › ServiceContactForm declares the purpose of its fields',
    '2.2.1 The toast disappears by itself; without toasts the message is in place.': 'SaysItInPlaceWithoutToasts',
    '3.3.2 Every field has a permanently visible label.': 'Filled',
    ...formClaims('first'),
    '2.1.1 It can be completed and sent by keyboard alone.':
      'tests/site/forms.test.ts › the short form of a service page › is sent by keyboard alone',
  },
});
