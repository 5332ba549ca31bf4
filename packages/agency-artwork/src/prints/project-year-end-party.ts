/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Recent work: a corporate year-end party */
export const projectYearEndParty: PrintedPicture = {
  id: 'project-year-end-party',
  version: '877b9321',
  alt: "Guests dance on a roof terrace at a company's year-end party",
  placeholder: '#5d251b',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 1, y: 0.5 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 1, y: 0.5 } },
  },
};
