/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Conferences at an expo: a panel */
export const exposConferences: PrintedPicture = {
  id: 'expos-conferences',
  version: '5fd3e1e6',
  alt: 'Four speakers sit on a panel in front of an audience',
  placeholder: '#6d2e1f',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.47 } },
  },
};
