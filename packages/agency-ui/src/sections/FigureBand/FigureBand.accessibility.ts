import { describeAccessibility, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Figure: 'An ornament: the heading and the description say what it means.',
    Scale: ['A list: a name, and in words where its bar is. The bars are an ornament.', 'ul'],
  },
  criteria: {
    '1.1.1 Figure and bars are hidden; each bar is described in words.': 'SaysInWordsWhereEachBarIs',
    '1.3.1 The section is a landmark named by its heading; the bars are a list.': 'SaysInWordsWhereEachBarIs',
    '1.4.1 No bar is told apart by its colour.': 'SaysInWordsWhereEachBarIs',
  },
});
