import { fallbackVar, style } from '@vanilla-extract/css';
import { primitivesLayer, vars } from '../../theme/index.js';

/** Distance between two dots in a row, in px. */
const pitch = 16;
const rows = 26;

/** Mask with two columns of dots that grow into a solid area. It is kept short, because every page inlines it. */
function dots(): string {
  // One extra row closes the gaps at the lower edge.
  const circles = Array.from({ length: rows / 2 + 1 }, (_, row) => {
    const radius = pitch * 0.52 * ((row + 0.5) / (rows / 2)) ** 0.8;
    return `<circle cy="${(row + 0.25) * pitch}" r="${radius.toFixed(1)}"/>`;
  });
  const height = (rows * pitch) / 2;
  // The second column is offset by half a pitch; both edges cut through the first column's dots.
  const half = pitch / 2;
  const again = `<use href="#a" x="${pitch}"/><use href="#a" x="${half}" y="${half}"/>`;
  const drawing = `<g id="a">${circles.join('')}</g>${again}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pitch}" height="${height}">${drawing}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

export const fade = style({
  '@layer': {
    [primitivesLayer]: {
      display: fallbackVar(vars.ornament.halftone, 'block'),
      blockSize: `${(rows * pitch) / 2}px`,
      backgroundColor: vars.color.surface,
      maskImage: dots(),
      maskRepeat: 'repeat-x',
      maskPosition: '50% 100%',
      pointerEvents: 'none',
    },
  },
});
