/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Experiential marketing: the kiosk in teal */
export const pageExperientialMarketing: PrintedPicture = {
  id: 'page-experiential-marketing',
  version: '985dc24d',
  alt: 'A teal kiosk draws a crowd in a Nairobi street at night',
  placeholder: '#2b3c34',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 0.68, y: 0.56 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.57, y: 0.56 } },
  },
};
