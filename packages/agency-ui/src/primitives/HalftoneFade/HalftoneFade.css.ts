import { style } from '@vanilla-extract/css';
import { primitivesLayer, vars } from '../../theme/index.js';

/** Distance between two dots of a row, in px. */
const pitch = 16;
const rows = 26;

/** One column of dots that grow from nothing to a solid ground, as a mask. */
function dots(): string {
  // One row more than is seen: it closes the gaps on the lower edge.
  const circles = Array.from({ length: rows + 1 }, (_, row) => {
    const radius = (pitch * 0.52 * ((row + 0.5) / rows) ** 0.8).toFixed(2);
    const y = (row + 0.5) * (pitch / 2);
    // Every second row stands half a pitch to the side; its dots are cut by the tile's edges.
    const columns = row % 2 ? [pitch / 2] : [0, pitch];
    return columns.map((x) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('');
  });
  const height = (rows * pitch) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pitch}" height="${height}">${circles.join('')}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

export const fade = style({
  '@layer': {
    [primitivesLayer]: {
      blockSize: `${(rows * pitch) / 2}px`,
      backgroundColor: vars.color.surface,
      maskImage: dots(),
      maskRepeat: 'repeat-x',
      maskPosition: '50% 100%',
      pointerEvents: 'none',
    },
  },
});
