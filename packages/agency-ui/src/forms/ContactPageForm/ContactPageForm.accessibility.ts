import { describeAccessibility } from '../../accessibility.js';
import { formAnatomy, formClaims, formKeyboard } from '../form-claims.js';

export default describeAccessibility({
  anatomy: { Summary: 'Appears on errors: counts them and links to each field.', ...formAnatomy },
  keyboard: { ...formKeyboard },
  criteria: {
    '1.3.5 Names, e-mail, phone and company have autocomplete tokens.':
      'autocomplete.test.tsx › ContactPageForm declares the purpose of its fields',
    '3.3.2 Every field has a permanently visible label; the newsletter box is unticked initially.': 'Default',
    ...formClaims('summary'),
  },
});
