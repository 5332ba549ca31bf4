/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Van and roadshow activation: the truck at night */
export const experientialRoadshow: PrintedPicture = {
  id: 'experiential-roadshow',
  version: '4a87d9fa',
  alt: 'A stage truck lights up a street at night',
  placeholder: '#373533',
  crops: {
    card: { widths: [320, 480, 728, 960], vast: 1440, fallback: 480, focus: { x: 0.55, y: 0.5 } },
  },
};
