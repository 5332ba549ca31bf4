/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Van and roadshow activation: the truck at night */
export const experientialRoadshow: PrintedPicture = {
  id: 'experiential-roadshow',
  version: 'aa965729',
  alt: 'A stage truck lights up a street at night',
  focus: { x: 0.66, y: 0.5 },
  placeholder: '#373533',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};
