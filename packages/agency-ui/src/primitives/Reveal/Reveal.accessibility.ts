import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Content: ['Stands complete in the page; rises once it is reached, where motion is welcome.', '[data-reveal]'],
  },
  criteria: {
    '1.3.2 Nothing is hidden unless JavaScript runs and motion is welcome.': [
      'Reveal.test.tsx › Reveal › stands still in the HTML of the server, without a style attribute',
      'tests/site/routes.test.ts › without JavaScript › %s shows its content and the ways on',
    ],
    '2.2.2 Where motion is not welcome it stands still, also when that changes while it waits.': [
      'StandsStillUnderReducedMotion',
      'Reveal.test.tsx › Reveal › comes back at once when motion stops being welcome while it waits',
    ],
    '2.4.7 What has focus is never invisible.': 'NeverHidesWhatHasFocus',
  },
});
