/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Podcast recording: a cold booth, an elder guest */
export const productionPodcasts: PrintedPicture = {
  id: 'production-podcasts',
  version: '2741e379',
  alt: 'A host and an elder guest record a podcast in a teal booth',
  focus: { x: 0.64, y: 0.5 },
  placeholder: '#313a34',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};
