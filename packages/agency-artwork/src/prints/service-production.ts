/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Production: two voices at podcast microphones */
export const serviceProduction: PrintedPicture = {
  id: 'service-production',
  version: '107357fc',
  alt: 'Two people with headphones talk into microphones in a podcast booth',
  placeholder: '#5a261c',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.52, y: 0.5 } },
  },
};
