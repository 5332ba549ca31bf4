/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Promotional materials: tote, shirt, mug and cap */
export const showcasePromotionalMaterials: PrintedPicture = {
  id: 'showcase-promotional-materials',
  version: '7bf45242',
  alt: 'A printed tote bag, T-shirt, mug and cap laid out in daylight',
  placeholder: '#a89973',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.52, y: 0.5 } },
  },
};
