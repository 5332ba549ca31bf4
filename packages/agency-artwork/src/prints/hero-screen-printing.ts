/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Screen printing: a printer pulls a squeegee under one lamp */
export const heroScreenPrinting: PrintedPicture = {
  id: 'hero-screen-printing',
  version: 'd5fd9fae',
  alt: 'A printer in a red cap pulls a squeegee across a screen under a single lamp',
  placeholder: '#4a4232',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], vast: 2560, fallback: 960, focus: { x: 0.64, y: 0.3 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.55 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.52, y: 0.55 } },
  },
};
