import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Content: ['Complete in the HTML; animates in on scroll unless motion is reduced.', '[data-reveal]'],
  },
  criteria: {
    '1.3.2 Nothing is hidden without JavaScript or with reduced motion.': [
      '› is visible in the server’s HTML, without a style attribute',
      'tests/site/routes.test.ts › without JavaScript › %s shows its content and navigation',
    ],
    '2.2.2 With reduced motion it does not move, even if the setting changes before it is revealed.': [
      'StandsStillUnderReducedMotion',
      '› is revealed at once when motion is reduced',
    ],
    '2.4.7 Focused content is never invisible.': 'NeverHidesWhatHasFocus',
  },
});
