/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Team building: a team crosses a rope bridge in the forest */
export const heroTeamBuilding: PrintedPicture = {
  id: 'hero-team-building',
  version: 'affc1b82',
  alt: 'A team crosses a rope bridge high in a green forest, helping each other along',
  focus: { x: 0.67, y: 0.42 },
  placeholder: '#586231',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};
