/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Recent work: a corporate workshop */
export const projectCorporateWorkshop: PrintedPicture = {
  id: 'project-corporate-workshop',
  version: '2366dca9',
  alt: 'A facilitator puts a note on a sunlit wall while a colleague looks on',
  focus: { x: 0.66, y: 0.5 },
  placeholder: '#a79a77',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};
