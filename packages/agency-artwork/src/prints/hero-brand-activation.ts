/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Brand activation: a lit kiosk in a Nairobi street, tastings and dancers */
export const heroBrandActivation: PrintedPicture = {
  id: 'hero-brand-activation',
  version: 'c3ef242c',
  alt: 'Dancers in front of a brightly lit tasting kiosk in a Nairobi street at night',
  placeholder: '#33372e',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], vast: 2560, fallback: 960, focus: { x: 0.68, y: 0.56 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.57, y: 0.56 } },
  },
};
