import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Chart: ['One image; its alternative text has a sentence per bar.', '[role="img"]'],
    Bar: 'Spans the first to the last month, with its range as text.',
  },
  criteria: {
    '1.1.1 The chart is one image whose alternative text has a sentence per bar.': [
      'SaysWhatItShows',
      '› is one image, named by a sentence per bar',
    ],
    '1.4.1 Every bar has its range as text, so colour is not the only cue.': 'BarsStandOnTheirMonths',
  },
});
