import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Section', what: 'A landmark named by its heading.', selector: 'section' },
    { name: 'Form', what: 'See NewsletterForm.', selector: 'form' },
    { name: 'Postage', what: 'A drawn stamp: an ornament.', selector: 'svg' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Address, button.' },
    { keys: ['Enter'], does: 'In the address: sends the form.' },
  ],
  criteria: [
    {
      criterion: '1.1.1',
      how: 'The postage is hidden from assistive technology.',
      tests: ['NewsletterSignup.test.tsx › keeps the postage from assistive technology'],
    },
    {
      criterion: '1.3.1',
      how: 'The section is a landmark named by its heading and holds the form.',
      tests: ['HoldsTheForm', 'NewsletterSignup.test.tsx › holds the form under its heading, and is named by it'],
    },
    { criterion: '3.3.1', how: 'An invalid address is said in words.', tests: ['ExplainsAnInvalidAddress'] },
  ],
};

export default accessibility;
