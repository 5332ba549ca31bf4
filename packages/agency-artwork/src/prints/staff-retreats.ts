/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Team-building retreats: a canoe on a lake */
export const staffRetreats: PrintedPicture = {
  id: 'staff-retreats',
  version: 'fad917e4',
  alt: 'Five colleagues paddle a painted canoe across a calm lake',
  placeholder: '#768e6f',
  crops: {
    card: { widths: [320, 480, 728, 960], vast: 1440, fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
