/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Brand activation: a lit kiosk in a Nairobi street, tastings and dancers */
export const heroBrandActivation: PrintedPicture = {
  id: 'hero-brand-activation',
  version: '9e9272e4',
  alt: 'Dancers before a brightly lit tasting kiosk in a Nairobi street at night',
  focus: { x: 0.68, y: 0.56 },
  placeholder: '#34382f',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};
