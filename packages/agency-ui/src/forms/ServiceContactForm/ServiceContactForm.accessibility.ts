import { describeAccessibility } from '../../accessibility.js';
import { formAnatomy, formClaims, formKeyboard } from '../form-claims.js';

export default describeAccessibility({
  anatomy: { ...formAnatomy },
  keyboard: { ...formKeyboard },
  criteria: {
    '1.3.5 Name and mail carry their autocomplete tokens.':
      'autocomplete.test.tsx › ServiceContactForm tells browsers what its fields are for',
    '2.2.1 The notice goes by itself; without notices it is said in place.': 'SaysItInPlaceWithoutToasts',
    '3.3.2 Every field has a label that is always seen.': 'Filled',
    ...formClaims('first'),
    '2.1.1 It is filled in and sent by keyboard alone.':
      'tests/site/forms.test.ts › the short form of a service page › is sent by keyboard alone',
  },
});
