import { style } from '@vanilla-extract/css';
import { primitivesLayer, vars } from '../../theme/index.js';

/** Distance between two dots of a row, in px. */
const pitch = 16;
const rows = 26;

/** One column of dots that grow from nothing to a solid ground, as a mask. Every page of a site holds its text. */
function dots(): string {
  // One row more than is seen: it closes the gaps on the lower edge.
  const circles = Array.from({ length: rows + 1 }, (_, row) => {
    const radius = pitch * 0.52 * ((row + 0.5) / rows) ** 0.8;
    return `<circle cy="${(row + 0.5) * (pitch / 2)}" r="${radius.toFixed(1)}"/>`;
  });
  const height = (rows * pitch) / 2;
  const even = circles.filter((_, row) => row % 2 === 0).join('');
  const odd = circles.filter((_, row) => row % 2 === 1).join('');
  // Every second row stands half a pitch to the side; the dots of the others are cut by both edges of the tile.
  const drawing = `<g id="a">${even}</g><use href="#a" x="${pitch}"/><g transform="translate(${pitch / 2})">${odd}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pitch}" height="${height}">${drawing}</svg>`;
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
