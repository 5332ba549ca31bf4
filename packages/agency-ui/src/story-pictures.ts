/** Generated SVG pictures for stories and tests, as data URLs. */
import type { PictureSource } from './entities/index.js';

const inks = { paper: '#fbeed6', marigold: '#ffb114', red: '#ee3d35', lake: '#0f9aa0', night: '#140f2e' };
const width = 1600;
const height = 1200;

/** The mulberry32 generator, which produces the same sequence of numbers from 0 to 1 for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Inks of the sky, the disc, the foreground and the middle ground. */
const schemes = [
  [inks.red, inks.marigold, inks.night, inks.lake],
  [inks.lake, inks.paper, inks.night, inks.red],
  [inks.night, inks.red, inks.lake, inks.marigold],
  [inks.marigold, inks.red, inks.night, inks.paper],
  [inks.paper, inks.lake, inks.red, inks.night],
] as const;

function rays(x: number, y: number, radius: number, color: string): string {
  const count = 28;
  const blades = Array.from({ length: count }, (_, index) => {
    const middle = (index / count) * 2 * Math.PI;
    // The foreground covers the lower colours.
    if (Math.sin(middle) > 0.35) return '';
    const reach = radius * (index % 2 ? 1.7 : 1.45);
    const [from, to] = [-0.045, 0.045].map((turn) => (index / count + turn / 3) * 2 * Math.PI) as [number, number];
    const at = (angle: number, length: number) =>
      `${(x + Math.cos(angle) * length).toFixed(0)} ${(y + Math.sin(angle) * length).toFixed(0)}`;
    return `M${at(from, radius * 1.12)}L${at(middle, reach)}L${at(to, radius * 1.12)}z`;
  });
  return `<path d="${blades.join('')}" fill="${color}"/>`;
}

function hills(next: () => number, base: number, color: string): string {
  const step = width / 4;
  let line = '';
  let level = base - 120 * next();
  for (let x = 0; x < width; x += step) {
    const target = base - 120 * next();
    const middle = x + step / 2;
    line += `C${middle} ${level.toFixed(0)} ${middle} ${target.toFixed(0)} ${x + step} ${target.toFixed(0)}`;
    if (x === 0) line = `M0 ${height}V${level.toFixed(0)}${line}`;
    level = target;
  }
  return `<path d="${line}V${height}z" fill="${color}"/>`;
}

function cloth(y: number, ground: string, mark: string): string {
  const lozenges = Array.from({ length: 21 }, (_, index) => `M${index * 80} ${y}l40 36 -40 36 -40 -36z`).join('');
  return `<path d="M0 ${y - 14}h${width}v100H0z" fill="${ground}"/><path d="${lozenges}" fill="${mark}"/>`;
}

/**
 * A 4:3 landscape.
 *
 * @param seed - Any integer; each gives a different picture.
 * @param alt - Alternative text.
 */
export function storyPicture(seed: number, alt: string): PictureSource {
  const next = numbersFrom(seed);
  const [sky, disc, land, mark] = schemes[Math.abs(seed) % schemes.length] ?? schemes[0];
  const radius = 230 + 130 * next();
  const x = width * (0.5 + 0.2 * next());
  const y = height * (0.4 + 0.16 * next());
  const bars = Array.from({ length: 7 }, (_, index) => {
    const top = y + radius * (0.1 + index * 0.15);
    return `<rect x="${(x - radius).toFixed(0)}" y="${top.toFixed(0)}" width="${(2 * radius).toFixed(0)}" height="${6 + index * 4}" fill="${sky}"/>`;
  });
  const dots =
    '<pattern id="d" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
    `<circle cx="11" cy="11" r="5" fill="${land}"/></pattern>` +
    '<linearGradient id="g" x2="0" y2="1"><stop stop-color="#fff"/><stop offset=".55" stop-color="#000"/></linearGradient>' +
    `<mask id="m"><rect width="${width}" height="${height}" fill="url(#g)"/></mask>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${dots}</defs><rect width="${width}" height="${height}" fill="${sky}"/>` +
    `<rect width="${width}" height="${height}" fill="url(#d)" mask="url(#m)" opacity=".5"/>` +
    rays(x, y, radius, mark) +
    `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${radius.toFixed(0)}" fill="${disc}"/>` +
    bars.join('') +
    hills(next, height * 0.78, mark) +
    hills(next, height * 0.86, land) +
    cloth(height - 110, disc, land) +
    '</svg>';
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    width,
    height,
    alt,
    placeholder: sky,
    focus: { x: x / width, y: 0.55 },
  };
}

/** Returns a copy of a picture whose file can't be loaded. No request is made. */
export const brokenPicture = { src: 'data:image/png;base64,', sources: [] } satisfies Partial<PictureSource>;
