/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Recent work: a corporate year-end party */
export const projectYearEndParty: PrintedPicture = {
  id: 'project-year-end-party',
  version: '500cdb0f',
  alt: "Guests dance on a roof terrace at a company's year-end party",
  focus: { x: 0.69, y: 0.5 },
  placeholder: '#5d251b',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};
