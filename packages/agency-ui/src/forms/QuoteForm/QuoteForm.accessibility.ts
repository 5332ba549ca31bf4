import type { ComponentAccessibility } from '../../accessibility.js';
import { formAnatomy, formClaims, formKeyboard } from '../form-claims.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Summary', what: 'Appears when something is wrong: counts it and leads to each field.' },
    ...formAnatomy,
  ],
  keyboard: [...formKeyboard, { keys: ['Enter'], does: 'On an entry of the summary: goes to its field.' }],
  criteria: [
    {
      criterion: '1.3.5',
      how: 'Name, mail, phone and company carry their autocomplete tokens.',
      tests: ['autocomplete.test.tsx › QuoteForm tells browsers what its fields are for'],
    },
    {
      criterion: '2.2.1',
      how: 'The notice goes by itself, and one line stays in the form.',
      tests: ['QuoteForm.test.tsx › QuoteForm › leaves the telling to a toast, and one line in the form'],
    },
    {
      criterion: '2.4.3',
      how: 'The summary leads to each field in the order of the fields.',
      tests: [
        'SummaryLeadsToTheFields',
        'QuoteForm.test.tsx › QuoteForm › lists what is wrong in the order of the fields, also what comes later',
      ],
    },
    {
      criterion: '3.3.2',
      how: 'Every field has a label that is always seen; what is optional says so.',
      tests: ['Default'],
    },
    ...formClaims('summary'),
    {
      criterion: '2.1.1',
      how: 'It is filled in and sent by keyboard alone.',
      tests: ['tests/site/forms.test.ts › the quote form › is submitted by keyboard alone'],
    },
  ],
};

export default accessibility;
