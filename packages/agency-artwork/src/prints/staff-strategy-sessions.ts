/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Strategic planning sessions */
export const staffStrategySessions: PrintedPicture = {
  id: 'staff-strategy-sessions',
  version: '598660e7',
  alt: 'A team plans with coloured notes on a wall',
  focus: { x: 0.6, y: 0.5 },
  placeholder: '#9a9560',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};
