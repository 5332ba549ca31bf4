/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Offset lithography: a printer checks a sheet at the delivery of a press line */
export const heroOffsetLithography: PrintedPicture = {
  id: 'hero-offset-lithography',
  version: '52e8e8ff',
  alt: 'A printer holds up a freshly printed sheet at the lit delivery of a long offset press',
  focus: { x: 0.68, y: 0.55 },
  placeholder: '#424b3b',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};
