/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Blog: an editor's desk in the morning */
export const pageBlog: PrintedPicture = {
  id: 'page-blog',
  version: '354f5783',
  alt: 'A notebook, a newspaper, glasses and coffee on a desk in the morning, in the shade of a palm',
  placeholder: '#c4a17d',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 0.66, y: 0.5 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.55, y: 0.5 } },
  },
};
