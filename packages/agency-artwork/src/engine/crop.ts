/** Computes which part of the artboard a print shows. */
import { ARTBOARD_HEIGHT, ARTBOARD_WIDTH } from './sheet.js';

/** The point of the artboard that every crop keeps, as fractions of its width and height. */
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

/** Width and height of the source being cropped. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const ARTBOARD: Size = { width: ARTBOARD_WIDTH, height: ARTBOARD_HEIGHT };

/**
 * Returns the largest frame with an aspect ratio, centred on the focus as far as the edges allow.
 *
 * @param aspect width divided by height.
 * @param zoom 1 is the largest frame; 1.25 shows a fifth less in each direction.
 * @param source the size of the artboard or the photograph.
 */
export function cropFrame(aspect: number, focus: Focus, zoom = 1, source: Size = ARTBOARD): Frame {
  const width = (aspect < source.width / source.height ? source.height * aspect : source.width) / zoom;
  const height = width / aspect;
  const clampStart = (centre: number, size: number, limit: number): number =>
    Math.min(limit - size, Math.max(0, centre - size / 2));
  return {
    x: clampStart(focus.x * source.width, width, source.width),
    y: clampStart(focus.y * source.height, height, source.height),
    width,
    height,
  };
}

/** Returns the focus relative to a frame, as fractions of its width and height, rounded to two decimals. */
export function focusInFrame(focus: Focus, frame: Frame, source: Size = ARTBOARD): Focus {
  const share = (centre: number, from: number, size: number): number =>
    Math.round(Math.min(1, Math.max(0, (centre - from) / size)) * 100) / 100;
  return {
    x: share(focus.x * source.width, frame.x, frame.width),
    y: share(focus.y * source.height, frame.y, frame.height),
  };
}
