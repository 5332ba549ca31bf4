/** An ink's tints and gradients. */

/** A point on the artboard, in artboard units (1600 × 900). */
export type Point = readonly [x: number, y: number];

/** A gradient stop. Position, tint and opacity are from 0 to 1; an opacity below 1 fades the ink out. */
export type GradientStop = readonly [position: number, tint: number, opacity?: number];

/** A linear gradient of the tint. */
export interface LinearGradient {
  readonly kind: 'linear';
  readonly from: Point;
  readonly to: Point;
  readonly stops: readonly GradientStop[];
}

/** A radial gradient of the tint. */
export interface RadialGradient {
  readonly kind: 'radial';
  readonly centre: Point;
  readonly radius: number;
  readonly stops: readonly GradientStop[];
}

/** A flat tint from 0 to 1, or a gradient. */
export type Tone = number | LinearGradient | RadialGradient;

/** Creates a gradient between two points in artboard units. */
export function linear(from: Point, to: Point, ...stops: GradientStop[]): LinearGradient {
  return { kind: 'linear', from, to, stops };
}

/** Creates a vertical gradient between two y positions. */
export function vertical(top: number, bottom: number, ...stops: GradientStop[]): LinearGradient {
  return linear([0, top], [0, bottom], ...stops);
}

/** Creates a horizontal gradient between two x positions. */
export function horizontal(left: number, right: number, ...stops: GradientStop[]): LinearGradient {
  return linear([left, 0], [right, 0], ...stops);
}

/** Creates a radial gradient. Centre and radius are in artboard units. */
export function radial(centre: Point, radius: number, ...stops: GradientStop[]): RadialGradient {
  return { kind: 'radial', centre, radius, stops };
}
