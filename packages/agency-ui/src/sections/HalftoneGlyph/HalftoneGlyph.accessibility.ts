import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Glyph: ['A halftone character: decorative.', 'svg'] },
  criteria: {
    '1.1.1 It is hidden from assistive technology.': [
      'SaysNothing',
      '› is hidden from assistive technology, and has a pattern of its own per instance',
    ],
  },
});
