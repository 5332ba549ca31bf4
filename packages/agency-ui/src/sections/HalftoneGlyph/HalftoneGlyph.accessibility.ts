import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [{ name: 'Glyph', what: 'A sign in halftone: an ornament.', selector: 'svg' }],
  keyboard: [],
  criteria: [
    {
      criterion: '1.1.1',
      how: 'It is hidden from assistive technology.',
      tests: [
        'SaysNothing',
        'HalftoneGlyph.test.tsx › HalftoneGlyph › is hidden from assistive technology, and screens each of two by a pattern of its own',
      ],
    },
  ],
};

export default accessibility;
