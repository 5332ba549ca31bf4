import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Figure: 'The number that is heard and found: the final one from the start.',
    'Moving digits': [
      'Drawn over the figure while it counts; hidden from assistive technology.',
      '[aria-hidden="true"]',
    ],
    Name: ['What is counted.', 'dt'],
  },
  criteria: {
    '1.1.1 The digits that move are hidden from assistive technology.': 'SaysTheFinalNumberWhileCounting',
    '1.3.1 Every number is paired with what it counts.':
      'ImpactCounters.test.tsx › pairs every number with its label, in order',
    '1.3.2 The final number is in the page, also without JavaScript and on paper.': [
      'PrintsTheFinalNumberWhileCounting',
      'ImpactCounters.test.tsx › contains only the final numbers in the server’s HTML',
      'tests/site/home.test.ts › without JavaScript › shows the first slide, the services and the final numbers',
    ],
    '2.2.2 It counts once, for two seconds, and never back; nothing waits for it or moves with it.': [
      'CountsWithoutLayoutShift',
      'CountsWithoutLayoutShiftOnPhones',
      'CountsUpOnce',
      'useCountUp.test.tsx › in view › counts up from 0 for two seconds, ever slower',
      'useCountUp.test.tsx › in view › counts once',
    ],
    '2.2.2 Where motion is not welcome the final number stands still.': [
      'ReducedMotionStandsFinal',
      'useCountUp.test.tsx › the final number › shows at once when motion is reduced, and stays',
    ],
    '4.1.3 Counting announces nothing: there is no live region.': 'SaysTheFinalNumberWhileCounting',
  },
});
