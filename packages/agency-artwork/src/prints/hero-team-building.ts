/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Team building: a team crosses a rope bridge in the forest */
export const heroTeamBuilding: PrintedPicture = {
  id: 'hero-team-building',
  version: '294f4bca',
  alt: 'A team crosses a rope bridge high in a green forest, helping each other along',
  placeholder: '#586231',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], vast: 2560, fallback: 960, focus: { x: 0.67, y: 0.42 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.42 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.56, y: 0.42 } },
  },
};
