import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Figure', what: 'Holds the quotation and says who speaks.', selector: 'figure' },
    { name: 'Quotation', what: 'The words.', selector: 'blockquote' },
    { name: 'Speaker', what: 'The caption, outside the quotation.', selector: 'figcaption' },
    { name: 'Quotation mark', what: 'An ornament.' },
  ],
  keyboard: [],
  criteria: [
    {
      criterion: '1.1.1',
      how: 'The drawn quotation mark is hidden from assistive technology.',
      tests: ['PullQuote.test.tsx › PullQuote › draws its quotation mark for the eye alone'],
    },
    {
      criterion: '1.3.1',
      how: 'It is a figure whose caption says who speaks, outside the quotation.',
      tests: [
        'SaysWhoSpeaks',
        'PullQuote.test.tsx › PullQuote › is a figure whose caption says who speaks, outside the quotation',
      ],
    },
  ],
};

export default accessibility;
