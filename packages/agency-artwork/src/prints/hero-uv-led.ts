/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** UV LED: a lamp bar cures bright ink on bottles and boards */
export const heroUvLed: PrintedPicture = {
  id: 'hero-uv-led',
  version: '1ca64f4f',
  alt: 'A gloved hand sets a printed bottle in a row under a bar of ultraviolet light',
  focus: { x: 0.605, y: 0.46 },
  placeholder: '#384644',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};
