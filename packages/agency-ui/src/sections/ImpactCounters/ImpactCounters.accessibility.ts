import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Figure: 'The accessible and searchable number: final from the start.',
    'Moving digits': [
      'Shown over the figure while it counts; hidden from assistive technology.',
      '[aria-hidden="true"]',
    ],
    Name: ['The label of the number.', 'dt'],
  },
  criteria: {
    '1.1.1 The moving digits are hidden from assistive technology.': 'SaysTheFinalNumberWhileCounting',
    '1.3.1 Every number is paired with its label.':
      'ImpactCounters.test.tsx › pairs every number with its label, in order',
    '1.3.2 The final number is in the page, also without JavaScript and in print.': [
      'PrintsTheFinalNumberWhileCounting',
      'ImpactCounters.test.tsx › contains only the final numbers in the server’s HTML',
      'tests/site/home.test.ts › without JavaScript › shows the first slide, the services and the final numbers',
    ],
    '2.2.2 It counts up once, for two seconds, without layout shifts.': [
      'CountsWithoutLayoutShift',
      'CountsWithoutLayoutShiftOnPhones',
      'CountsUpOnce',
      'useCountUp.test.tsx › in view › counts up from 0 for two seconds, decelerating',
      'useCountUp.test.tsx › in view › counts once',
    ],
    '2.2.2 With reduced motion the final number shows at once.': [
      'ReducedMotionStandsFinal',
      'useCountUp.test.tsx › the final number › shows immediately when motion is reduced, and stays',
    ],
    '4.1.3 Counting is not announced: there is no live region.': 'SaysTheFinalNumberWhileCounting',
  },
});
