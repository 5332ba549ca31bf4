/** Pictures for the stories of sections, drawn on the spot: they need no file, and are the same on every machine. */
import type { PictureSource } from './entities/index.js';

/** Ground, sun, land and detail: combinations of the agency's inks. */
const inks = [
  ['#140f2e', '#ffb114', '#ee3d35', '#0f9aa0'],
  ['#0a6f74', '#fbf5e9', '#140f2e', '#ffb114'],
  ['#ee3d35', '#ffb114', '#140f2e', '#fbf5e9'],
  ['#ffb114', '#ee3d35', '#1d1740', '#0f9aa0'],
  ['#1d1740', '#ee3d35', '#0f9aa0', '#ffb114'],
] as const;

/** A row of numbers between 0 and 1 that a seed decides. */
function sequence(seed: number): () => number {
  let state = (seed * 2654435761 + 974711) >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A sun over striped hills, with a screen of dots. */
function draw(seed: number, width: number, height: number): string {
  const next = sequence(seed);
  const [ground, sun, land, detail] = inks[Math.abs(seed) % inks.length] ?? inks[0];
  const x = width * (0.3 + 0.4 * next());
  const y = height * (0.35 + 0.2 * next());
  const radius = height * (0.2 + 0.14 * next());
  const rays = Array.from({ length: 24 }, (_, ray) => {
    const angle = (ray * Math.PI) / 12 + next() * 0.05;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const line = [x + cos * radius * 1.15, y + sin * radius * 1.15, x + cos * radius * 1.6, y + sin * radius * 1.6];
    return `M${line[0]?.toFixed(0)} ${line[1]?.toFixed(0)}L${line[2]?.toFixed(0)} ${line[3]?.toFixed(0)}`;
  }).join('');
  const hills = Array.from({ length: 5 }, (_, hill) => {
    const top = height * (0.6 + hill * 0.09);
    const bend = height * (0.12 * next() - 0.04);
    const color = hill % 2 ? detail : land;
    return `<path fill="${color}" d="M0 ${top.toFixed(0)}Q${(width * next()).toFixed(0)} ${(top - bend * 2).toFixed(0)} ${width} ${(top + bend).toFixed(0)}V${height}H0z"/>`;
  }).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<pattern id="d" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(${(next() * 60).toFixed(0)})"><circle cx="7" cy="7" r="3" fill="${detail}" opacity=".45"/></pattern>`,
    `<rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="60%" fill="url(#d)"/>`,
    `<path d="${rays}" stroke="${sun}" stroke-width="12"/>`,
    `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${radius.toFixed(0)}" fill="${sun}"/>`,
    `${hills}</svg>`,
  ].join('');
}

/**
 * A picture for a story.
 *
 * @param seed - A whole number; another one draws another picture.
 * @param alt - What the picture stands for.
 * @param shape - `landscape` is 4:3, `wide` 16:9, `portrait` 4:5.
 */
export function storyPicture(
  seed: number,
  alt: string,
  shape: 'landscape' | 'wide' | 'portrait' = 'landscape',
): PictureSource {
  const [width, height] = { landscape: [1200, 900], wide: [1600, 900], portrait: [960, 1200] }[shape] as [
    number,
    number,
  ];
  const svg = draw(seed, width, height);
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height, alt };
}
