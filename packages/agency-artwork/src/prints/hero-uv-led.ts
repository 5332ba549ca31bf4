/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** UV LED: a lamp bar cures bright ink on bottles and boards */
export const heroUvLed: PrintedPicture = {
  id: 'hero-uv-led',
  version: 'c82d1c90',
  alt: 'A gloved hand sets a printed bottle in a row under a bar of ultraviolet light',
  placeholder: '#26363c',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], vast: 2560, fallback: 960, focus: { x: 0.61, y: 0.46 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.46 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.5, y: 0.46 } },
  },
};
