/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** 3D printing: a nozzle lays a model of the KICC tower, layer by layer */
export const hero3dPrinting: PrintedPicture = {
  id: 'hero-3d-printing',
  version: '3b85f3df',
  alt: 'A maker watches a 3D printer build a model of the KICC tower in its glowing chamber',
  placeholder: '#633b1a',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], vast: 2560, fallback: 960, focus: { x: 0.77, y: 0.48 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.69, y: 0.48 } },
  },
};
