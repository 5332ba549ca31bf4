/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** The teal plate of the canoe */
export const printingPlateTeal: PrintedPicture = {
  id: 'printing-plate-teal',
  version: 'e45f8989',
  alt: 'The teal plate: lake, hills and sky in blue-green dots',
  placeholder: '#83cbce',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
