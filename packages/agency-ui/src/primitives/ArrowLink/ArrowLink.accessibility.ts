import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Link', what: 'Words and an arrow that points along the line of reading.', selector: 'a' },
    { name: 'Arrow', what: 'An ornament.', selector: 'svg' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Follows it.' }],
  criteria: [
    { criterion: '2.4.4', how: 'A hidden word can say about what.', tests: ['TellsItsTwinsApart'] },
    {
      criterion: '2.4.7',
      how: 'Whatever has keyboard focus is outlined.',
      tests: [
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
    { criterion: '2.5.8', how: 'It is 44 px high or more.', tests: ['IsAFingerHigh'] },
  ],
};

export default accessibility;
