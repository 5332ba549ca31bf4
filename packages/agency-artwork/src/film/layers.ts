/** The film's printed layers, and the frame that they are composited onto. */
import sharp from 'sharp';
import { INKS, type Ink, type PressSettings, printSheet, Sheet } from '../engine/index.js';
import { ARTBOARD_HEIGHT, ARTBOARD_WIDTH } from '../engine/sheet.js';

/** RGB pixels. */
export interface Pixels {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A print. With `alpha`, it is cut out along its shapes. */
export interface Layer extends Pixels {
  /** Opacity of each pixel, 0–255. */
  readonly alpha?: Uint8Array;
  /** The first row that contains a shape. Above it, the layer is transparent. @default 0 */
  readonly top?: number;
}

/** A rectangle in pixels. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Screen = Pick<PressSettings, 'pitch' | 'dot' | 'grain' | 'samples'>;

const ARTBOARD = { x: 0, y: 0, width: ARTBOARD_WIDTH, height: ARTBOARD_HEIGHT };

/** Prints an artboard at a width, or one of its plates on white. */
export async function printLayer(sheet: Sheet, width: number, screen: Screen, ink?: Ink): Promise<Layer> {
  const height = Math.round((width * ARTBOARD_HEIGHT) / ARTBOARD_WIDTH);
  const pixels = await printSheet(sheet, ARTBOARD, { width, height, seed: 1, ...screen, ...(ink && { ink }) });
  return { pixels, width, height };
}

/**
 * Prints a drawing on a ground and cuts it out along its shapes.
 *
 * @param ground the colour that shows along the edges where a plate is out of register.
 */
export async function printCutOut(
  draw: (sheet: Sheet) => void,
  ground: Sheet,
  width: number,
  screen: Screen,
): Promise<Layer> {
  draw(ground);
  const shapes = new Sheet();
  draw(shapes);
  const print = await printLayer(ground, width, screen);
  const plates = INKS.map((ink) => shapes.plate(ink)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${print.width}" height="${print.height}" viewBox="0 0 ${ARTBOARD_WIDTH} ${ARTBOARD_HEIGHT}">${plates}</svg>`;
  const alpha = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  return {
    ...print,
    alpha,
    top: Math.floor(
      Math.max(
        0,
        alpha.findIndex((opacity) => opacity > 0),
      ) / print.width,
    ),
  };
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** The share of a pixel that lies between two edges. */
const covered = (pixel: number, from: number, to: number): number =>
  clamp(Math.min(pixel + 1, to) - Math.max(pixel, from));

/**
 * Composites a layer of the same size onto a frame, moved by whole pixels, because its dots would blur between pixels.
 */
export function lay(frame: Pixels, layer: Layer, x = 0, y = 0, opacity = 1): void {
  const { width, height, pixels } = frame;
  const { alpha, pixels: print, top = 0 } = layer;
  const [shiftX, shiftY] = [Math.round(x), Math.round(y)];
  if (!alpha && opacity === 1 && shiftX === 0 && shiftY === 0) {
    pixels.set(print);
    return;
  }
  const [fromX, toX] = [Math.max(0, shiftX), Math.min(width, width + shiftX)];
  for (let row = Math.max(0, shiftY + top); row < Math.min(height, height + shiftY); row++) {
    for (let column = fromX; column < toX; column++) {
      const from = (row - shiftY) * width + column - shiftX;
      const cover = alpha ? (opacity * (alpha[from] as number)) / 255 : opacity;
      if (cover === 0) continue;
      const to = (row * width + column) * 3;
      blend(pixels, to, cover, print[from * 3] as number, print[from * 3 + 1] as number, print[from * 3 + 2] as number);
    }
  }
}

/** Covers a pixel with a colour. */
function blend(pixels: Uint8Array, at: number, cover: number, red: number, green: number, blue: number): void {
  const kept = 1 - cover;
  pixels[at] = (pixels[at] as number) * kept + red * cover + 0.5;
  pixels[at + 1] = (pixels[at + 1] as number) * kept + green * cover + 0.5;
  pixels[at + 2] = (pixels[at + 2] as number) * kept + blue * cover + 0.5;
}

/** Composites part of a print onto a frame, scaled down. The rectangle on the frame may end between pixels. */
export function layReduced(frame: Pixels, print: Pixels, part: Rectangle, to: Rectangle): void {
  const { pixels, width } = print;
  const scale = to.width / part.width;
  const toX = Math.min(frame.width, Math.ceil(to.x + to.width));
  const toY = Math.min(frame.height, Math.ceil(to.y + to.height));
  for (let row = Math.max(0, Math.floor(to.y)); row < toY; row++) {
    for (let column = Math.max(0, Math.floor(to.x)); column < toX; column++) {
      let [red, green, blue] = [0, 0, 0];
      // A scaled-down halftone needs several samples per pixel; otherwise its dots show moiré.
      for (let sample = 0; sample < 4; sample++) {
        const across = column + 0.25 + 0.5 * (sample & 1) - to.x;
        const down = row + 0.25 + 0.5 * (sample >> 1) - to.y;
        const x = Math.min(width - 1.001, Math.max(0, part.x + across / scale - 0.5));
        const y = Math.min(print.height - 1.001, Math.max(0, part.y + down / scale - 0.5));
        const [shareX, shareY] = [x % 1, y % 1];
        for (let corner = 0; corner < 4; corner++) {
          const [right, below] = [corner & 1, corner >> 1];
          const weight = (right ? shareX : 1 - shareX) * (below ? shareY : 1 - shareY) * 0.25;
          const at = ((Math.floor(y) + below) * width + Math.floor(x) + right) * 3;
          red += weight * (pixels[at] as number);
          green += weight * (pixels[at + 1] as number);
          blue += weight * (pixels[at + 2] as number);
        }
      }
      const cover = covered(column, to.x, to.x + to.width) * covered(row, to.y, to.y + to.height);
      blend(frame.pixels, (row * frame.width + column) * 3, cover, red, green, blue);
    }
  }
}

/** Composites part of a print onto a frame at its original size, at whole pixels. */
export function layPart(frame: Pixels, print: Pixels, part: Rectangle, x: number, y: number): void {
  const [left, top] = [Math.round(x), Math.round(y)];
  const [fromX, fromY] = [Math.round(part.x), Math.round(part.y)];
  const [columns, rows] = [Math.round(part.width), Math.round(part.height)];
  const start = Math.max(0, -left);
  const end = Math.min(columns, frame.width - left);
  for (let row = 0; row < rows && end > start; row++) {
    const from = ((fromY + row) * print.width + fromX) * 3;
    const line = print.pixels.subarray(from + start * 3, from + end * 3);
    frame.pixels.set(line, ((top + row) * frame.width + left + start) * 3);
  }
}

/** Darkens a rectangle of a frame, as a hard shadow. */
export function shade(frame: Pixels, { x, y, width, height }: Rectangle, strength: number): void {
  const [toX, toY] = [Math.min(frame.width, Math.ceil(x + width)), Math.min(frame.height, Math.ceil(y + height))];
  for (let row = Math.max(0, Math.floor(y)); row < toY; row++) {
    for (let column = Math.max(0, Math.floor(x)); column < toX; column++) {
      const kept = 1 - strength * covered(column, x, x + width) * covered(row, y, y + height);
      const at = (row * frame.width + column) * 3;
      for (let channel = at; channel < at + 3; channel++)
        frame.pixels[channel] = (frame.pixels[channel] as number) * kept;
    }
  }
}

/** Overprints a plate inside a rectangle of a print of the same size, moved by whole pixels. */
export function overprint(
  print: Pixels,
  plate: Pixels,
  part: Rectangle,
  shift: readonly [number, number] = [0, 0],
): void {
  const { width, height } = print;
  const [shiftX, shiftY] = shift;
  const fromX = Math.max(0, Math.floor(part.x), shiftX);
  const toX = Math.min(width, Math.ceil(part.x + part.width), width + shiftX);
  const fromY = Math.max(0, Math.floor(part.y), shiftY);
  const toY = Math.min(height, Math.ceil(part.y + part.height), height + shiftY);
  for (let row = fromY; row < toY; row++) {
    for (let column = fromX; column < toX; column++) {
      const to = (row * width + column) * 3;
      const from = ((row - shiftY) * width + column - shiftX) * 3;
      for (let channel = 0; channel < 3; channel++)
        print.pixels[to + channel] =
          ((print.pixels[to + channel] as number) * (plate.pixels[from + channel] as number)) / 255;
    }
  }
}
