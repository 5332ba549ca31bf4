import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Chart: ['One picture; its text has a sentence for each bar.', '[role="img"]'],
    Bar: 'From the first to the last month, its range written in it.',
  },
  criteria: {
    '1.1.1 The chart is one picture whose text says every bar in a sentence.': [
      'SaysWhatItShows',
      '› is one image, named by a sentence per bar',
    ],
    '1.4.1 Every bar has its range written in it: colour alone says nothing.': 'BarsStandOnTheirMonths',
  },
});
