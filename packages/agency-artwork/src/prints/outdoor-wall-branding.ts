/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Wall branding */
export const outdoorWallBranding: PrintedPicture = {
  id: 'outdoor-wall-branding',
  version: '3808a120',
  alt: 'A painter on a platform finishes a mural of a huge fish on a tall wall',
  placeholder: '#758e6d',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
