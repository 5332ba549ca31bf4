import type { ComponentAccessibility } from '../../accessibility.js';
import { formAnatomy, formClaims, formKeyboard } from '../form-claims.js';

const accessibility: ComponentAccessibility = {
  anatomy: formAnatomy,
  keyboard: formKeyboard,
  criteria: [
    {
      criterion: '1.3.5',
      how: 'The address carries its autocomplete token.',
      tests: ['autocomplete.test.tsx › NewsletterForm tells browsers what its fields are for'],
    },
    { criterion: '3.3.2', how: 'The label of the box is always there.', tests: ['InertWithoutHandler'] },
    {
      criterion: '4.1.2',
      how: 'Without a handler the button says that it is disabled, and sends nothing.',
      tests: [
        'InertWithoutHandler',
        'NewsletterForm.test.tsx › is a box and a button without an action where there is no handler',
      ],
    },
    ...formClaims('first'),
  ],
};

export default accessibility;
