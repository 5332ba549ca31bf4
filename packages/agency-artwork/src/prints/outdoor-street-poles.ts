/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Street-pole banners */
export const outdoorStreetPoles: PrintedPicture = {
  id: 'outdoor-street-poles',
  version: '5263b8cb',
  alt: 'Banners hang from street poles along an avenue',
  placeholder: '#91976d',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
