/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Our story: the first shop */
export const pageOurStory: PrintedPicture = {
  id: 'page-our-story',
  version: 'dc515606',
  alt: 'A small print shop glows in a Nairobi street at dusk',
  placeholder: '#4c4328',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 0.68, y: 0.5 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.57, y: 0.5 } },
  },
};
