/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Corporate galas for staff */
export const staffGalas: PrintedPicture = {
  id: 'staff-galas',
  version: 'e38ac901',
  alt: 'Colleagues raise their glasses at round tables in a ballroom',
  placeholder: '#874229',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
