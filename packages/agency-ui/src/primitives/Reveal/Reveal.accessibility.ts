import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Content: ['Stands complete in the page; rises once it is reached, where motion is welcome.', '[data-reveal]'],
  },
  criteria: {
    '1.3.2 Nothing is hidden unless JavaScript runs and motion is welcome.': [
      '› is visible in the server’s HTML, without a style attribute',
      'tests/site/routes.test.ts › without JavaScript › %s shows its content and the ways on',
    ],
    '2.2.2 Where motion is not welcome it stands still, also when that changes while it waits.': [
      'StandsStillUnderReducedMotion',
      '› is revealed at once when motion is reduced',
    ],
    '2.4.7 What has focus is never invisible.': 'NeverHidesWhatHasFocus',
  },
});
