/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Recent work: a corporate workshop */
export const projectCorporateWorkshop: PrintedPicture = {
  id: 'project-corporate-workshop',
  version: '3a877251',
  alt: 'A facilitator puts a note on a sunlit wall while a colleague looks on',
  placeholder: '#a39876',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 1, y: 0.5 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 1, y: 0.5 } },
  },
};
