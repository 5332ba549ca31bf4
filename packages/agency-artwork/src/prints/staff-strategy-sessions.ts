/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Strategic planning sessions */
export const staffStrategySessions: PrintedPicture = {
  id: 'staff-strategy-sessions',
  version: 'e2351b8f',
  alt: 'A team plans with coloured notes on a wall',
  placeholder: '#9a9560',
  crops: {
    card: { widths: [320, 480, 728, 960], vast: 1440, fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
