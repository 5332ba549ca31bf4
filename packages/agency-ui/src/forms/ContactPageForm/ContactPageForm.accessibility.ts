import type { ComponentAccessibility } from '../../accessibility.js';
import { formAnatomy, formClaims, formKeyboard } from '../form-claims.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Summary', what: 'Appears when something is wrong: counts it and leads to each field.' },
    ...formAnatomy,
  ],
  keyboard: formKeyboard,
  criteria: [
    {
      criterion: '1.3.5',
      how: 'Names, mail, phone and company carry their autocomplete tokens.',
      tests: ['autocomplete.test.tsx › ContactPageForm tells browsers what its fields are for'],
    },
    {
      criterion: '3.3.2',
      how: 'Every field has a label that is always seen; the newsletter begins unticked.',
      tests: ['Default'],
    },
    ...formClaims('summary'),
  ],
};

export default accessibility;
