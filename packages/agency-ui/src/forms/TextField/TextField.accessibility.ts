import { describeAccessibility, tabbing } from '../../accessibility.js';
import { fieldAnatomy, fieldHasLabel } from '../form-claims.js';

export default describeAccessibility({
  anatomy: fieldAnatomy('A native text field.'),
  keyboard: { Tab: 'The field.' },
  criteria: {
    '1.3.1 Message, hint and the caller’s own descriptions all describe the field.': 'DescribedByAll',
    '2.4.7 Focus is an outline.': ['ShowsTheFocus', tabbing],
    '2.5.8 The field is at least 44 px high.': 'Default',
    '3.3.1 An error is described in text, and the field is exposed as invalid.': 'WithAnError',
    ...fieldHasLabel,
    '1.4.11 The field’s border has a contrast of at least 3:1 with its background, in both themes and every tone.': [
      'Colour.stories.tsx › EveryPairStandsApart',
      'Colour.stories.tsx › EveryPairStandsApartInTheMicrosite',
    ],
  },
});
