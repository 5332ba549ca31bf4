/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Team-building retreats: a canoe on a lake */
export const staffRetreats: PrintedPicture = {
  id: 'staff-retreats',
  version: 'e16da4ed',
  alt: 'Five colleagues paddle a painted canoe across a calm lake',
  focus: { x: 0.5, y: 0.5 },
  placeholder: '#768e6f',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};
