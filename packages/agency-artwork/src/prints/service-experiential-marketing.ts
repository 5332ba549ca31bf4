/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Experiential marketing: a roadshow truck before the skyline */
export const serviceExperientialMarketing: PrintedPicture = {
  id: 'service-experiential-marketing',
  version: 'd8702b49',
  alt: 'A roadshow truck with performers on its open stage, in front of the Nairobi skyline',
  placeholder: '#6a402e',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.55, y: 0.5 } },
  },
};
