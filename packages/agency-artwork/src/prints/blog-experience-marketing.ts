/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Marketing strategy: why people remember what they do */
export const blogExperienceMarketing: PrintedPicture = {
  id: 'blog-experience-marketing',
  version: 'd9a5c9ba',
  alt: 'Performers on a stage truck at night',
  placeholder: '#303534',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.55, y: 0.5 } },
  },
};
