import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Figure: ['Contains the quotation and names the speaker.', 'figure'],
    Quotation: ['The quoted text.', 'blockquote'],
    Speaker: ['The caption, outside the quotation.', 'figcaption'],
    'Quotation mark': 'Decorative.',
  },
  criteria: {
    '1.1.1 The drawn quotation mark is hidden from assistive technology.':
      '› hides its quotation mark from assistive technology',
    '1.3.1 It is a figure whose caption names the speaker, outside the quotation.': [
      'SaysWhoSpeaks',
      '› is a figure whose caption names the speaker, outside the quotation',
    ],
  },
});
