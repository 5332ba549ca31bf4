/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Staff engagement: a tug of war in the open */
export const serviceStaffEngagement: PrintedPicture = {
  id: 'service-staff-engagement',
  version: '65fa36d9',
  alt: 'Two teams of colleagues pull on a rope in a tug of war under an acacia',
  placeholder: '#859866',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.56 } },
  },
};
