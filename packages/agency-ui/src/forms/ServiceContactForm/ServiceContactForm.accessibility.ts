import type { ComponentAccessibility } from '../../accessibility.js';
import { formAnatomy, formClaims, formKeyboard } from '../form-claims.js';

const accessibility: ComponentAccessibility = {
  anatomy: formAnatomy,
  keyboard: formKeyboard,
  criteria: [
    {
      criterion: '1.3.5',
      how: 'Name and mail carry their autocomplete tokens.',
      tests: ['autocomplete.test.tsx › ServiceContactForm tells browsers what its fields are for'],
    },
    {
      criterion: '2.2.1',
      how: 'The notice goes by itself; without notices it is said in place.',
      tests: ['SaysItInPlaceWithoutToasts'],
    },
    { criterion: '3.3.2', how: 'Every field has a label that is always seen.', tests: ['Filled'] },
    ...formClaims('first'),
    {
      criterion: '2.1.1',
      how: 'It is filled in and sent by keyboard alone.',
      tests: ['tests/site/forms.test.ts › the short form of a service page › is sent by keyboard alone'],
    },
  ],
};

export default accessibility;
