/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Our team: five faces in a row */
export const pageTeam: PrintedPicture = {
  id: 'page-team',
  version: '7214bf5c',
  alt: 'Five colleagues of all ages, shoulder to shoulder',
  placeholder: '#794d27',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 0, y: 0.45 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.55, y: 0.45 } },
  },
};
