/** Print sizes and byte budgets by kind of picture. */
import type { PressSettings } from '../engine/index.js';
import type { Crop, PrintedCrop } from '../picture.js';
import { CROP_ASPECTS } from '../picture.js';
import type { PictureKind } from '../plan/row.js';

/** A crop's widths. */
type CropSizes = Pick<PrintedCrop, 'widths' | 'vast' | 'fallback'>;
type CropSet = Readonly<Partial<Record<Crop, CropSizes>>>;

const FULL_SET: CropSet = {
  wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
  // Common phones are up to 412 px wide and have a device pixel ratio of 1.75: 721 px, so they load 728 px.
  tall: { widths: [480, 728, 800], fallback: 480 },
  card: { widths: [480, 728], fallback: 480 },
};

const CARD_SET: CropSet = {
  card: { widths: [320, 480, 728, 960], fallback: 480 },
};

const SETS: Readonly<Record<PictureKind, CropSet>> = {
  hero: { ...FULL_SET, wide: { widths: [640, 960, 1440, 1920], vast: 2560, fallback: 960 } },
  page: FULL_SET,
  card: CARD_SET,
  feature: { card: { widths: [320, 480, 728, 960], vast: 1440, fallback: 480 } },
  panorama: { ...CARD_SET, panorama: { widths: [960, 1440, 1920], fallback: 960 } },
  portrait: { tall: { widths: [320, 480, 728], fallback: 480 } },
};

/** Returns the crops for a kind of picture. */
export function cropsOf(kind: PictureKind): CropSet {
  return SETS[kind];
}

/** A crop at a given width. */
export interface PrintSize {
  readonly crop: Crop;
  readonly width: number;
  readonly height: number;
  /** Whether this width also has a JPEG. */
  readonly fallback: boolean;
}

/** Returns all sizes of a kind in printing order. */
export function printSizes(kind: PictureKind): PrintSize[] {
  const sizes: PrintSize[] = [];
  for (const crop of ['wide', 'tall', 'card', 'panorama'] as const) {
    const printed = cropsOf(kind)[crop];
    for (const width of printed?.widths.concat(printed.vast ?? []) ?? []) {
      const height = Math.round(width / CROP_ASPECTS[crop]);
      sizes.push({ crop, width, height, fallback: width === printed?.fallback });
    }
  }
  return sizes;
}

/** AVIF budgets in bytes for each crop and width. Budgets for small sizes are derived from their pixel counts. */
export const AVIF_BUDGETS: Readonly<Record<`${Crop}-${number}`, number>> = {
  'wide-640': 32_000,
  'wide-960': 60_000,
  'wide-1440': 110_000,
  'wide-1920': 180_000,
  'wide-2560': 270_000,
  'tall-320': 16_000,
  'tall-480': 28_000,
  'tall-728': 40_000,
  'tall-800': 60_000,
  'card-320': 14_000,
  'card-480': 22_000,
  'card-728': 45_000,
  'card-960': 80_000,
  'card-1440': 130_000,
  'panorama-960': 42_000,
  'panorama-1440': 76_000,
  'panorama-1920': 124_000,
};

/** Budget for a JPEG fallback in bytes. */
export const JPEG_BUDGET = 120_000;

/** Returns the AVIF budget for a size in bytes. */
export function avifBudget(size: Pick<PrintSize, 'crop' | 'width'>): number {
  return AVIF_BUDGETS[`${size.crop}-${size.width}`] ?? Number.POSITIVE_INFINITY;
}

/**
 * Returns the halftone settings for a width. Dots grow slightly with the width, so that they stay visible as dots.
 * Below 500 px, dots look like noise and encode badly, so most of the tint is flat. The share of dots increases up to
 * 960 px.
 */
export function screenOf(width: number): Pick<PressSettings, 'pitch' | 'dot' | 'grain' | 'samples'> {
  const fullness = Math.min(1, Math.max(0, (width - 480) / 480));
  return {
    pitch: Math.round((3.3 + width / 900) * 10) / 10,
    dot: Math.round((0.3 + 0.3 * fullness) * 100) / 100,
    grain: Math.round((0.5 + 0.4 * fullness) * 100) / 100,
    samples: 2,
  };
}
