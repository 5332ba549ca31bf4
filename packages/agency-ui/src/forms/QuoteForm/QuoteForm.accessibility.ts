import { describeAccessibility } from '../../accessibility.js';
import { formAnatomy, formClaims, formKeyboard } from '../form-claims.js';

export default describeAccessibility({
  anatomy: { Summary: 'Appears when something is wrong: counts it and leads to each field.', ...formAnatomy },
  keyboard: {
    ...formKeyboard,
    Enter: 'In a one-line field: sends the form. On an entry of the summary: goes to its field.',
  },
  criteria: {
    '1.3.5 Name, mail, phone and company carry their autocomplete tokens.':
      'autocomplete.test.tsx › QuoteForm tells browsers what its fields are for',
    '2.2.1 The notice goes by itself, and one line stays in the form.':
      '› leaves the telling to a toast, and one line in the form',
    '2.4.3 The summary leads to each field in the order of the fields.': [
      'SummaryLeadsToTheFields',
      '› lists what is wrong in the order of the fields, also what comes later',
    ],
    '3.3.2 Every field has a label that is always seen; what is optional says so.': 'Default',
    ...formClaims('summary'),
    '2.1.1 It is filled in and sent by keyboard alone.':
      'tests/site/forms.test.ts › the quote form › is submitted by keyboard alone',
  },
});
