import { describeAccessibility, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Form: ['See NewsletterForm.', 'form'],
    Postage: ['A drawn stamp: decorative.', 'svg'],
  },
  keyboard: { Tab: 'The text field, then the button.', Enter: 'In the text field: submits the form.' },
  criteria: {
    '1.1.1 The postage is hidden from assistive technology.':
      'NewsletterSignup.test.tsx › hides the postage from assistive technology',
    '1.3.1 The section is a landmark named by its heading and contains the form.': [
      'HoldsTheForm',
      'NewsletterSignup.test.tsx › contains the form, and is named by its heading',
    ],
    '3.3.1 An invalid address is described in text.': 'ExplainsAnInvalidAddress',
  },
});
