/** Outlines as SVG path text. All lengths are artboard units, all angles degrees. */
import { type Point, short } from '../engine/index.js';

/** Formats a point for a path. */
export const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** A closed polygon. */
export const polygon = (...points: Point[]): string => `M${points.map(at).join('L')}Z`;

/** An open path of straight lines. */
export const polyline = (...points: Point[]): string => `M${points.map(at).join('L')}`;

/** An upright rectangle. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;

/** The whole artboard, with a margin for misregistration. */
export const EVERYTHING = rectangle(-20, -20, 1640, 940);

/** A rectangle with rounded corners. */
export function roundedRectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const arc = (dx: number, dy: number): string => `a${short(r)} ${short(r)} 0 0 1 ${short(dx)} ${short(dy)}`;
  return `M${short(x + r)} ${short(y)}h${short(width - 2 * r)}${arc(r, r)}v${short(height - 2 * r)}${arc(-r, r)}h${short(2 * r - width)}${arc(-r, -r)}v${short(2 * r - height)}${arc(r, -r)}Z`;
}

/** A circle or an ellipse. */
export const ellipse = (centreX: number, centreY: number, radiusX: number, radiusY = radiusX): string =>
  `M${short(centreX - radiusX)} ${short(centreY)}a${short(radiusX)} ${short(radiusY)} 0 1 0 ${short(2 * radiusX)} 0a${short(radiusX)} ${short(radiusY)} 0 1 0 ${short(-2 * radiusX)} 0Z`;

/** A ring: fill it with `evenOdd`. */
export const ring = (centreX: number, centreY: number, outer: number, inner: number): string =>
  ellipse(centreX, centreY, outer) + ellipse(centreX, centreY, inner);

/** The point at an angle and distance: 0° points down, 90° to the right, -90° to the left. */
export function reach([x, y]: Point, angle: number, distance: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [x + Math.sin(radians) * distance, y + Math.cos(radians) * distance];
}

/** The point on a circle: 0° points right, angles run clockwise as on screen. */
export function onCircle(centre: Point, radius: number, angle: number, squash = 1): Point {
  const radians = (angle * Math.PI) / 180;
  return [centre[0] + Math.cos(radians) * radius, centre[1] + Math.sin(radians) * radius * squash];
}

/** A point between two others: 0 is the first, 1 the second. */
export const lerp = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** A point in a list, with the index clamped to its ends. */
function clamped(points: readonly Point[], index: number): Point {
  const point = points[Math.min(points.length - 1, Math.max(0, index))];
  if (!point) throw new Error('An outline needs at least one point.');
  return point;
}

/**
 * A smooth curve through points (Catmull-Rom, written as cubic Béziers).
 *
 * @param roundness 0 is straight lines, 1 is the usual curve.
 */
export function curve(points: readonly Point[], closed = false, roundness = 1): string {
  const count = points.length;
  const get = (index: number): Point => (closed ? clamped(points, (index + count) % count) : clamped(points, index));
  const handle = roundness / 5.4;
  let path = `M${at(get(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) * handle, from[1] + (to[1] - before[1]) * handle];
    const arrive: Point = [to[0] - (after[0] - from[0]) * handle, to[1] - (after[1] - from[1]) * handle];
    path += `C${at(leave)} ${at(arrive)} ${at(to)}`;
  }
  return closed ? `${path}Z` : path;
}

/** A closed smooth outline. */
export const blob = (points: readonly Point[], roundness = 1): string => curve(points, true, roundness);

/** A smooth closed outline through points. */
export const smooth = (...points: Point[]): string => blob(points);

/**
 * Parses a list of points, for outlines with many points.
 *
 * @example points('0 0, 10 4, 20 0')
 * @throws Error if a pair is not two numbers.
 */
export function points(text: string): Point[] {
  return text.split(',').map((pair) => {
    const [x, y, ...rest] = pair.trim().split(/\s+/).map(Number);
    if (x === undefined || y === undefined || rest.length > 0 || Number.isNaN(x + y)) {
      throw new Error(
        `"${pair}" is not a point. Write two numbers separated by a space, and put commas between points.`,
      );
    }
    return [x, y];
  });
}

/** A joint of a limb: its position, and the half-width on either side of the spine. */
export type Joint = readonly [x: number, y: number, left: number, right?: number];

/**
 * A smooth outline around a bent spine, such as an arm, a leg, a sleeve or a neck. Five to seven joints with individual
 * half-widths look like muscle and bone, whereas plain capsules would look like sausages.
 */
export function limb(joints: readonly Joint[], roundness = 0.95): string {
  const left: Point[] = [];
  const right: Point[] = [];
  joints.forEach(([x, y, widthLeft, widthRight = widthLeft], index) => {
    const before = joints[Math.max(0, index - 1)] ?? ([x, y, 0] as const);
    const after = joints[Math.min(joints.length - 1, index + 1)] ?? ([x, y, 0] as const);
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const normal: Point = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
    left.push([x - normal[0] * widthLeft, y - normal[1] * widthLeft]);
    right.unshift([x + normal[0] * widthRight, y + normal[1] * widthRight]);
  });
  return blob([...left, ...right], roundness);
}

/** A straight bar with round ends and a half-width for each end. */
export function taper(from: Point, to: Point, startWidth: number, endWidth: number, bulge = 0): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const nx = -(to[1] - from[1]) / length;
  const ny = (to[0] - from[0]) / length;
  const [mx, my] = lerp(from, to, 0.5);
  const middle = (startWidth + endWidth) / 2 + bulge;
  const side = ([x, y]: Point, width: number, sign: 1 | -1): string =>
    at([x + nx * width * sign, y + ny * width * sign]);
  const round = (width: number): string => `A${short(width)} ${short(width)} 0 0 0 `;
  return `M${side(from, startWidth, 1)}Q${side([mx, my], middle, 1)} ${side(to, endWidth, 1)}${round(endWidth)}${side(to, endWidth, -1)}Q${side([mx, my], middle, -1)} ${side(from, startWidth, -1)}${round(startWidth)}${side(from, startWidth, 1)}Z`;
}

/** An arc of a circle as an open line. Angles are as in `onCircle`. */
export function arc(centre: Point, radius: number, start: number, end: number): string {
  const large = Math.abs(end - start) > 180 ? 1 : 0;
  const sweep = end > start ? 1 : 0;
  return `M${at(onCircle(centre, radius, start))}A${short(radius)} ${short(radius)} 0 ${large} ${sweep} ${at(onCircle(centre, radius, end))}`;
}

/** A regular ring of triangles pointing outwards: the rays of a sun. */
export function rays(centre: Point, inner: number, outer: number, count: number, width = 0.45): string {
  const step = 360 / count;
  return Array.from({ length: count }, (_, index) => {
    const angle = index * step;
    const half = (step * width) / 2;
    return polygon(
      onCircle(centre, inner, angle - half),
      onCircle(centre, inner, angle + half),
      onCircle(centre, outer, angle),
    );
  }).join('');
}

/** A transform for `Sheet.group`: moves the origin. */
export const moved = (x: number, y: number): string => `translate(${short(x)} ${short(y)})`;

/** A transform: moves the origin, then rotates (clockwise) and scales about it. */
export const placed = (x: number, y: number, angle = 0, scaleX = 1, scaleY = scaleX): string =>
  `translate(${short(x)} ${short(y)}) rotate(${short(angle)}) scale(${round3(scaleX)} ${round3(scaleY)})`;

/** A transform: maps the unit axes onto two vectors, for drawing flat objects on slanted planes. */
export const onPlane = (origin: Point, xAxis: Point, yAxis: Point): string =>
  `matrix(${[...xAxis, ...yAxis].map(round3).join(' ')} ${short(origin[0])} ${short(origin[1])})`;

const round3 = (value: number): string => String(Math.round(value * 1000) / 1000);

/**
 * A one-point perspective: returns a projection from metres (x right, y up, z away) to the artboard.
 *
 * @param vanishing where parallel lines meet.
 * @param eyeHeight metres above the floor.
 * @param strength length of one metre in artboard units at a distance of one metre.
 */
export function perspective(vanishing: Point, eyeHeight: number, strength: number) {
  return (x: number, y: number, z: number): Point => [
    vanishing[0] + (x * strength) / z,
    vanishing[1] - ((y - eyeHeight) * strength) / z,
  ];
}
