/** Which part of the artboard a print shows. */
import { ARTBOARD_HEIGHT, ARTBOARD_WIDTH } from './sheet.js';

/** The part of the artboard that must stay in every crop, as fractions of its width and height. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** A window on the artboard, in artboard units. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The largest window of the wanted aspect that fits the artboard, centred on the focus as far as the edges allow.
 *
 * @param aspect width divided by height.
 * @param zoom 1 is the largest window; 1.25 shows a fifth less in each direction.
 */
export function cropFrame(aspect: number, focus: Focus, zoom = 1): Frame {
  const artboardAspect = ARTBOARD_WIDTH / ARTBOARD_HEIGHT;
  const width = (aspect < artboardAspect ? ARTBOARD_HEIGHT * aspect : ARTBOARD_WIDTH) / zoom;
  const height = width / aspect;
  const within = (centre: number, size: number, limit: number): number =>
    Math.min(limit - size, Math.max(0, centre - size / 2));
  return {
    x: within(focus.x * ARTBOARD_WIDTH, width, ARTBOARD_WIDTH),
    y: within(focus.y * ARTBOARD_HEIGHT, height, ARTBOARD_HEIGHT),
    width,
    height,
  };
}
