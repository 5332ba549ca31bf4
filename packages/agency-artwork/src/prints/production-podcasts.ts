/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Podcast recording: a cold booth, an elder guest */
export const productionPodcasts: PrintedPicture = {
  id: 'production-podcasts',
  version: 'e9675e67',
  alt: 'A host and an elder guest record a podcast in a teal booth',
  placeholder: '#313a34',
  crops: {
    card: { widths: [320, 480, 728, 960], vast: 1440, fallback: 480, focus: { x: 0.52, y: 0.5 } },
  },
};
