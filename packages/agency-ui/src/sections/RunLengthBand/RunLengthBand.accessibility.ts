import { describeAccessibility, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Ruler: ['One image with alternative text.', '[role="img"]'],
    Range: 'The methods below and above the threshold.',
  },
  criteria: {
    '1.1.1 The ruler is one image with alternative text.': 'SaysWhatTheRulerShows',
    '1.3.1 The section is a landmark named by its heading and contains the ruler.': 'SaysWhatTheRulerShows',
    '1.4.1 The threshold is written as text, not only shown by colour.': 'RangesMeetAtTheTurningPoint',
  },
});
