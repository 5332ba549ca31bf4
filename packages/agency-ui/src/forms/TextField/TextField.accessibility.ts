import { describeAccessibility, tabbing } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Label: ['Names the field; “optional” is part of it where it is.', 'label'],
    Field: ['A native text box.', 'input, select, textarea'],
    Message: 'Says what is wrong, by an icon and words; part of the field’s description.',
    Hint: 'Part of the field’s description.',
  },
  keyboard: { Tab: 'The field.' },
  criteria: {
    '1.3.1 Message, hint and the caller’s own words all describe the field.': 'DescribedByAll',
    '2.4.7 Focus is an outline.': ['ShowsTheFocus', tabbing],
    '2.5.8 The box is 44 px high or more.': 'Default',
    '3.3.1 An error is said in words, and the field says that it is invalid.': 'WithAnError',
    '3.3.2 The label is always seen; what is optional says so.': ['Default', 'OptionalWithAHint'],
    '1.4.11 The edge of the box stands at 3:1 or more on its ground, in both themes and every tone.': [
      'Colour.stories.tsx › EveryPairStandsApart',
      'Colour.stories.tsx › EveryPairStandsApartInTheMicrosite',
    ],
  },
});
