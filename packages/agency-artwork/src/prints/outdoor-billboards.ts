/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Billboards */
export const outdoorBillboards: PrintedPicture = {
  id: 'outdoor-billboards',
  version: 'd2ede233',
  alt: 'Two riggers finish a tall billboard above a road in the morning',
  placeholder: '#70794a',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
