import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Figure', what: 'The number that is heard and found: the final one from the start.' },
    {
      name: 'Moving digits',
      what: 'Drawn over the figure while it counts; hidden from assistive technology.',
      selector: '[aria-hidden="true"]',
    },
    { name: 'Name', what: 'What is counted.', selector: 'dt' },
  ],
  keyboard: [],
  criteria: [
    {
      criterion: '1.1.1',
      how: 'The digits that move are hidden from assistive technology.',
      tests: ['SaysTheFinalNumberWhileCounting'],
    },
    {
      criterion: '1.3.1',
      how: 'Every number is paired with what it counts.',
      tests: ['ImpactCounters.test.tsx › pairs every number with what it counts, in the order given'],
    },
    {
      criterion: '1.3.2',
      how: 'The final number is in the page, also without JavaScript and on paper.',
      tests: [
        'PrintsTheFinalNumberWhileCounting',
        'ImpactCounters.test.tsx › holds the real numbers in the HTML of the server, and no other',
        'tests/site/home.test.ts › without JavaScript › shows the first slide, the services and the final numbers',
      ],
    },
    {
      criterion: '2.2.2',
      how: 'It counts once, for two seconds, and never back; nothing waits for it or moves with it.',
      tests: [
        'CountsWithoutLayoutShift',
        'CountsWithoutLayoutShiftOnPhones',
        'CountsUpOnce',
        'useCountUp.test.tsx › in view › counts from 0, never back, slower towards the end, for two seconds',
        'useCountUp.test.tsx › in view › counts once',
      ],
    },
    {
      criterion: '2.2.2',
      how: 'Where motion is not welcome the final number stands still.',
      tests: [
        'ReducedMotionStandsFinal',
        'useCountUp.test.tsx › the final number › stands at once when motion becomes unwelcome, and stays',
      ],
    },
    {
      criterion: '4.1.3',
      how: 'Counting announces nothing: there is no live region.',
      tests: ['SaysTheFinalNumberWhileCounting'],
    },
  ],
};

export default accessibility;
