/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Our team: a row of profiles */
export const pageTeam: PrintedPicture = {
  id: 'page-team',
  version: 'e776423a',
  alt: 'Five colleagues in profile, shoulder to shoulder',
  focus: { x: 0.66, y: 0.45 },
  placeholder: '#814c24',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};
