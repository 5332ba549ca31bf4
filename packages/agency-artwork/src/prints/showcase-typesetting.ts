/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Interior layout and typesetting: a page on its grid */
export const showcaseTypesetting: PrintedPicture = {
  id: 'showcase-typesetting',
  version: '48fc8cc4',
  alt: 'A page spread on its layout grid, beside a case of metal type and a loupe',
  placeholder: '#a58150',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.52, y: 0.5 } },
  },
};
