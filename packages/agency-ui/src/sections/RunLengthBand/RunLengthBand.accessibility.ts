import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Section', what: 'A landmark named by its heading.', selector: 'section' },
    { name: 'Ruler', what: 'One picture; its text says what it shows.', selector: '[role="img"]' },
    { name: 'Range', what: 'What is printed below and above the turning point.' },
  ],
  keyboard: [],
  criteria: [
    { criterion: '1.1.1', how: 'The ruler is one picture with a text.', tests: ['SaysWhatTheRulerShows'] },
    {
      criterion: '1.3.1',
      how: 'The section is a landmark named by its heading and holds the ruler.',
      tests: ['SaysWhatTheRulerShows'],
    },
    {
      criterion: '1.4.1',
      how: 'The turning point is written, not only coloured.',
      tests: ['RangesMeetAtTheTurningPoint'],
    },
  ],
};

export default accessibility;
