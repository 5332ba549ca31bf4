/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Workshops and seminars */
export const staffWorkshops: PrintedPicture = {
  id: 'staff-workshops',
  version: '562432bc',
  alt: 'A trainer talks with a half circle of colleagues',
  placeholder: '#665838',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
