import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Figure: ['Holds the quotation and says who speaks.', 'figure'],
    Quotation: ['The words.', 'blockquote'],
    Speaker: ['The caption, outside the quotation.', 'figcaption'],
    'Quotation mark': 'An ornament.',
  },
  criteria: {
    '1.1.1 The drawn quotation mark is hidden from assistive technology.':
      '› hides its quotation mark from assistive technology',
    '1.3.1 It is a figure whose caption says who speaks, outside the quotation.': [
      'SaysWhoSpeaks',
      '› is a figure whose caption names the speaker, outside the quotation',
    ],
  },
});
