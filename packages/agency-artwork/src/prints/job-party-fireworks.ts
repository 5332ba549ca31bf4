/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Year-end party: midnight */
export const jobPartyFireworks: PrintedPicture = {
  id: 'job-party-fireworks',
  version: '43b07655',
  alt: 'Fireworks open over the convention centre and the strings of light',
  placeholder: '#70261a',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.44 } },
  },
};
