/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Digital printing: sheets fly out of a digital press, each one different */
export const heroDigitalPrinting: PrintedPicture = {
  id: 'hero-digital-printing',
  version: '587fd73f',
  alt: 'Colourful sheets, each one different, fan out of a digital press',
  focus: { x: 0.73, y: 0.48 },
  placeholder: '#653728',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};
