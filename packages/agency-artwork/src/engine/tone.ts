/** Tints and gradients: how much of one ink lies where. */

/** A point on the artboard, in artboard units (1600 × 900). */
export type Point = readonly [x: number, y: number];

/** One stop of a gradient: position 0–1, tint 0–1 and, where the ink should fade out, opacity 0–1. */
export type GradientStop = readonly [position: number, tint: number, opacity?: number];

/** A tint that changes along a line. */
export interface LinearGradient {
  readonly kind: 'linear';
  readonly from: Point;
  readonly to: Point;
  readonly stops: readonly GradientStop[];
}

/** A tint that changes from a centre outwards. */
export interface RadialGradient {
  readonly kind: 'radial';
  readonly centre: Point;
  readonly radius: number;
  readonly stops: readonly GradientStop[];
}

/** A flat tint from 0 to 1, or a gradient. */
export type Tone = number | LinearGradient | RadialGradient;

/** A gradient from one point to another, in artboard units. */
export function linear(from: Point, to: Point, ...stops: GradientStop[]): LinearGradient {
  return { kind: 'linear', from, to, stops };
}

/** A vertical gradient between two heights. */
export function vertical(top: number, bottom: number, ...stops: GradientStop[]): LinearGradient {
  return linear([0, top], [0, bottom], ...stops);
}

/** A horizontal gradient between two x positions. */
export function horizontal(left: number, right: number, ...stops: GradientStop[]): LinearGradient {
  return linear([left, 0], [right, 0], ...stops);
}

/** A gradient from a centre to a radius, in artboard units. */
export function radial(centre: Point, radius: number, ...stops: GradientStop[]): RadialGradient {
  return { kind: 'radial', centre, radius, stops };
}
