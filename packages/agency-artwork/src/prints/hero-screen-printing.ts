/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Screen printing: a printer pulls a squeegee under one lamp */
export const heroScreenPrinting: PrintedPicture = {
  id: 'hero-screen-printing',
  version: '1b6200bd',
  alt: 'A printer in a red cap pulls a squeegee across a screen under a single lamp',
  focus: { x: 0.64, y: 0.55 },
  placeholder: '#4a4232',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};
