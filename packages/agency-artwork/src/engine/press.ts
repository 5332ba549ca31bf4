/** The press: halftones the four plates and multiplies their inks on the paper. */
import sharp from 'sharp';
import type { Frame } from './crop.js';
import type { Ink, Palette } from './inks.js';
import { INKS, NAIROBI_PALETTE, parseColour } from './inks.js';
import { seededRandom } from './random.js';
import type { Sheet } from './sheet.js';
import { short } from './sheet.js';

/**
 * Increase this when a change to the press alters pixels. It is part of every picture's source hash, so all pictures
 * are reprinted. A test compares a small proof with a stored fingerprint and fails if this was not increased.
 */
export const PRESS_REVISION = 1;

/** Screen angle of each ink in degrees. The differences are large enough for rosettes instead of moiré. */
const SCREEN_ANGLES: Readonly<Record<Ink, number>> = { marigold: 0, teal: 15, indigo: 45, red: 75 };

/** Offset of each plate in artboard units. Indigo is the key plate and has none. */
export const MISREGISTRATION: Readonly<Record<Ink, readonly [number, number]>> = {
  marigold: [1.6, -0.9],
  red: [-1.3, 0.8],
  teal: [0.9, 1.4],
  indigo: [0, 0],
};

/** Halftone settings of one print. */
export interface PressSettings {
  /** Width of the print in pixels. */
  readonly width: number;
  /** Height of the print in pixels. */
  readonly height: number;
  /** Distance between dots in pixels. */
  readonly pitch: number;
  /** Share of the tint printed as dots; the rest is flat. 0 has no dots, 1 is coarse. */
  readonly dot: number;
  /** Strength of the speckle, 0–1. */
  readonly grain: number;
  /** Samples per pixel in each direction: 1 for drafts, 2 for prints. */
  readonly samples: number;
  readonly seed: number;
  readonly palette?: Palette;
  /**
   * Prints only this ink's plate, on white. A picture's four plates, multiplied, give the picture without the paper.
   */
  readonly ink?: Ink;
}

/** Eight-bit greyscale plates of `width × samples` by `height × samples`: 255 is no ink. */
export type PlateRasters = Readonly<Record<Ink, Uint8Array>>;

/** Prints a frame of a sheet as `width × height` RGB pixels. Deterministic for a given seed. */
export async function printSheet(sheet: Sheet, frame: Frame, settings: PressSettings): Promise<Uint8Array> {
  const width = settings.width * settings.samples;
  const height = settings.height * settings.samples;
  const rasters = {} as Record<Ink, Uint8Array>;
  for (const ink of INKS) {
    const isPrinted = settings.ink === undefined || settings.ink === ink;
    rasters[ink] = isPrinted
      ? await rasterisePlate(sheet, ink, frame, width, height)
      : new Uint8Array(width * height).fill(255);
  }
  const palette = settings.palette ?? NAIROBI_PALETTE;
  return screenPlates(rasters, settings.ink ? { ...settings, palette: { ...palette, paper: '#ffffff' } } : settings);
}

async function rasterisePlate(
  sheet: Sheet,
  ink: Ink,
  frame: Frame,
  width: number,
  height: number,
): Promise<Uint8Array> {
  const [shiftX, shiftY] = MISREGISTRATION[ink];
  const viewBox = [frame.x, frame.y, frame.width, frame.height].map(short).join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="none"><rect x="-20" y="-20" width="1640" height="940" fill="#fff"/><g transform="translate(${shiftX} ${shiftY})">${sheet.plate(ink)}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels === 1) return data;
  return Uint8Array.from({ length: width * height }, (_, index) => data[index * info.channels] ?? 255);
}

const WAVE_STEPS = 4096;
const NOISE_SIZE = 512;

/** Cosine table for one period with amplitude 1/4. The sum of two values is the spot function of a round dot. */
const WAVE = Float32Array.from({ length: WAVE_STEPS }, (_, step) => Math.cos((step / WAVE_STEPS) * 2 * Math.PI) / 4);

/** Threshold of the spot function by tint, calibrated so that a tint of 30 % covers 30 % of the paper. */
const THRESHOLDS = (() => {
  const levels: number[] = [];
  for (let row = 0; row < 128; row++) {
    for (let column = 0; column < 128; column++) {
      levels.push(0.5 + (Math.cos((row / 128) * 2 * Math.PI) + Math.cos((column / 128) * 2 * Math.PI)) / 4);
    }
  }
  levels.sort((a, b) => a - b);
  return Float32Array.from({ length: 256 }, (_, tint) => {
    const index = Math.floor((1 - tint / 255) * levels.length);
    return levels[Math.min(levels.length - 1, index)] as number;
  });
})();

/**
 * Halftones the plates and multiplies their inks on the paper.
 *
 * A pure function: the same plates and settings give the same pixels on every machine.
 */
export function screenPlates(plates: PlateRasters, settings: PressSettings): Uint8Array {
  const { width, height, samples, dot, grain } = settings;
  const palette = settings.palette ?? NAIROBI_PALETTE;
  const [paperRed, paperGreen, paperBlue] = parseColour(palette.paper);
  const pitch = settings.pitch * samples;
  const softness = 1.5 / pitch;
  const stepsPerPixel = WAVE_STEPS / pitch;
  const wrap = WAVE_STEPS - 1;

  const random = seededRandom(settings.seed + 99);
  const noise = Float32Array.from({ length: NOISE_SIZE * NOISE_SIZE }, () => random());

  const inks = INKS.map((ink, index) => {
    const angle = (SCREEN_ANGLES[ink] * Math.PI) / 180;
    const [red, green, blue] = parseColour(palette.inks[ink]);
    return {
      plate: plates[ink],
      cos: Math.cos(angle) * stepsPerPixel,
      sin: Math.sin(angle) * stepsPerPixel,
      absorbs: [1 - red, 1 - green, 1 - blue] as const,
      noiseShift: index * 57,
    };
  });

  const stride = width * samples;
  const scale = 255 / (samples * samples);
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sumRed = 0;
      let sumGreen = 0;
      let sumBlue = 0;
      for (let sample = 0; sample < samples * samples; sample++) {
        const column = x * samples + (sample % samples);
        const row = y * samples + ((sample / samples) | 0);
        let red = paperRed;
        let green = paperGreen;
        let blue = paperBlue;
        for (const ink of inks) {
          const level = ink.plate[row * stride + column] as number;
          if (level === 255) continue;
          const noiseRow = (y + ink.noiseShift) & (NOISE_SIZE - 1);
          const noiseColumn = (x + ink.noiseShift * 3) & (NOISE_SIZE - 1);
          const speck = noise[noiseRow * NOISE_SIZE + noiseColumn] as number;
          let cover = 1;
          if (level > 3) {
            const tint = 1 - level / 255;
            const across = WAVE[((column * ink.cos + row * ink.sin) | 0) & wrap] as number;
            const down = WAVE[((row * ink.cos - column * ink.sin) | 0) & wrap] as number;
            const spot = 0.5 + across + down + (speck - 0.5) * 0.16 * grain;
            let edge = (spot - (THRESHOLDS[255 - level] as number)) / softness + 0.5;
            // Tiny dots and pinholes look like noise, so remove them near bare paper and near solid ink.
            if (tint > 0.93) edge += (tint - 0.93) * 14;
            else if (tint < 0.05) edge -= (0.05 - tint) * 20;
            const dotted = Math.min(1, Math.max(0, edge));
            const flat = tint + (speck - 0.5) * 0.1 * grain * (1 - Math.abs(2 * tint - 1));
            cover = flat + (dotted - flat) * dot;
          }
          cover *= 1 - 0.1 * grain * speck * speck;
          red *= 1 - cover * ink.absorbs[0];
          green *= 1 - cover * ink.absorbs[1];
          blue *= 1 - cover * ink.absorbs[2];
        }
        sumRed += red;
        sumGreen += green;
        sumBlue += blue;
      }
      const at = (y * width + x) * 3;
      pixels[at] = sumRed * scale + 0.5;
      pixels[at + 1] = sumGreen * scale + 0.5;
      pixels[at + 2] = sumBlue * scale + 0.5;
    }
  }
  return pixels;
}

/** Returns the mean colour of printed pixels as `#rrggbb`, used as the placeholder while a picture loads. */
export function meanColour(pixels: Uint8Array): string {
  const sums = [0, 0, 0];
  for (let at = 0; at < pixels.length; at++) sums[at % 3] = (sums[at % 3] ?? 0) + (pixels[at] ?? 0);
  const count = pixels.length / 3;
  const hex = sums.map((sum) =>
    Math.round(sum / count)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
