import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    {
      name: 'Content',
      what: 'Stands complete in the page; rises once it is reached, where motion is welcome.',
      selector: '[data-reveal]',
    },
  ],
  keyboard: [],
  criteria: [
    {
      criterion: '1.3.2',
      how: 'Nothing is hidden unless JavaScript runs and motion is welcome.',
      tests: [
        'Reveal.test.tsx › Reveal › stands still in the HTML of the server, without a style attribute',
        'tests/site/routes.test.ts › without JavaScript › %s shows its content and the ways on',
      ],
    },
    {
      criterion: '2.2.2',
      how: 'Where motion is not welcome it stands still, also when that changes while it waits.',
      tests: [
        'StandsStillUnderReducedMotion',
        'Reveal.test.tsx › Reveal › comes back at once when motion stops being welcome while it waits',
      ],
    },
    { criterion: '2.4.7', how: 'What has focus is never invisible.', tests: ['NeverHidesWhatHasFocus'] },
  ],
};

export default accessibility;
