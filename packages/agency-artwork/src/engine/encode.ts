/** Turns printed pixels into files that fit their byte budget. */
import sharp from 'sharp';

/** Printed RGB pixels. */
export interface Print {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** An encoded print and the quality it needed. */
export interface EncodedPrint {
  readonly bytes: Buffer;
  readonly quality: number;
  /** False when even the lowest quality is over budget. */
  readonly fits: boolean;
}

/** Qualities that are tried in turn until the file fits. Below the last, dots turn to mush: simplify the drawing. */
export const ENCODER_QUALITIES: Readonly<Record<'avif' | 'jpg', readonly number[]>> = {
  avif: [52, 48, 44, 40, 36, 33, 30],
  jpg: [58, 52, 46, 40],
};

/**
 * Encodes a print, lowering the quality stepwise until it fits.
 *
 * @param budget bytes; `Number.POSITIVE_INFINITY` when there is none.
 */
export async function encodePrint(print: Print, format: 'avif' | 'jpg', budget: number): Promise<EncodedPrint> {
  const image = sharp(print.pixels, { raw: { width: print.width, height: print.height, channels: 3 } });
  const qualities = ENCODER_QUALITIES[format];
  let encoded: EncodedPrint | undefined;
  let step = 0;
  while (step < qualities.length) {
    const quality = qualities[step] as number;
    const output =
      format === 'avif'
        ? image.clone().avif({ quality, effort: 4, chromaSubsampling: '4:4:4' })
        : image.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' });
    const bytes = await output.toBuffer();
    encoded = { bytes, quality, fits: bytes.length <= budget };
    if (encoded.fits) return encoded;
    // A step saves at most a quarter: skip the qualities that cannot fit, encoding is the slow part of printing.
    step += Math.max(1, Math.floor(Math.log(bytes.length / budget) / Math.log(4 / 3)));
    if (step >= qualities.length && quality !== qualities[qualities.length - 1]) step = qualities.length - 1;
  }
  if (!encoded) throw new Error(`There is no quality to try for ${format}: list at least one in ENCODER_QUALITIES.`);
  return encoded;
}
