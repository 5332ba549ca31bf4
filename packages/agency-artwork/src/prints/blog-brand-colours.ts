/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Brand development: choosing spot colours */
export const blogBrandColours: PrintedPicture = {
  id: 'blog-brand-colours',
  version: 'a900d1b1',
  alt: 'A fan of colour swatches beside a printed card',
  placeholder: '#b9b18b',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.52, y: 0.5 } },
  },
};
