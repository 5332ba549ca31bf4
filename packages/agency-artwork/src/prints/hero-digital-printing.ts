/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Digital printing: sheets fly out of a digital press, each one different */
export const heroDigitalPrinting: PrintedPicture = {
  id: 'hero-digital-printing',
  version: '308836ce',
  alt: 'Colourful sheets, each one different, fan out of a digital press',
  placeholder: '#653728',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], vast: 2560, fallback: 960, focus: { x: 0.73, y: 0.48 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.48 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.64, y: 0.48 } },
  },
};
