import { describeAccessibility } from '../../accessibility.js';
import { formAnatomy, formClaims, formKeyboard } from '../form-claims.js';

export default describeAccessibility({
  anatomy: { Summary: 'Appears on errors: counts them and links to each field.', ...formAnatomy },
  keyboard: {
    ...formKeyboard,
    Enter: 'In a single-line field: submits the form. On an entry of the summary: moves to its field.',
  },
  criteria: {
    '1.3.5 Name, e-mail, phone and company have autocomplete tokens.':
      'autocomplete.test.tsx › QuoteForm declares the purpose of its fields',
    '2.2.1 The toast disappears by itself, and a line stays in the form.': '› shows a toast and one line in the form',
    '2.4.3 The summary links to each field, in field order.': [
      'SummaryLeadsToTheFields',
      '› lists errors in the order of the fields, including later ones',
    ],
    '3.3.2 Every field has a permanently visible label; optional fields say so.': 'Default',
    ...formClaims('summary'),
    '2.1.1 It can be completed and sent by keyboard alone.':
      'tests/site/forms.test.ts › the quote form › is submitted by keyboard alone',
  },
});
