import { describeAccessibility, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Ruler: ['One picture; its text says what it shows.', '[role="img"]'],
    Range: 'What is printed below and above the turning point.',
  },
  criteria: {
    '1.1.1 The ruler is one picture with a text.': 'SaysWhatTheRulerShows',
    '1.3.1 The section is a landmark named by its heading and holds the ruler.': 'SaysWhatTheRulerShows',
    '1.4.1 The turning point is written, not only coloured.': 'RangesMeetAtTheTurningPoint',
  },
});
