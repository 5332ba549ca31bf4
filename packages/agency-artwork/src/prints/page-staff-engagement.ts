/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Staff engagement: the tug of war in the evening */
export const pageStaffEngagement: PrintedPicture = {
  id: 'page-staff-engagement',
  version: 'aaa13748',
  alt: 'Two teams pull on a rope in front of a huge setting sun',
  placeholder: '#875224',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 0.61, y: 0.56 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.5, y: 0.56 } },
  },
};
