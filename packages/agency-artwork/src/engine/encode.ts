/** Encodes printed pixels as files within a byte budget. */
import sharp from 'sharp';

/** Printed RGB pixels. */
export interface Print {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** An encoded print and its quality. */
export interface EncodedPrint {
  readonly bytes: Buffer;
  readonly quality: number;
  /** False if even the lowest quality is over budget. */
  readonly fits: boolean;
}

/**
 * Quality settings, tried in order until the file fits. Going lower would blur the dots; simplify the drawing instead.
 */
export const ENCODER_QUALITIES: Readonly<Record<'avif' | 'jpg', readonly number[]>> = {
  avif: [52, 48, 44, 40, 36, 33, 30],
  jpg: [58, 52, 46, 40],
};

/**
 * Encodes a print, lowering the quality in steps until the file fits.
 *
 * @param budget maximum bytes, or `Number.POSITIVE_INFINITY`.
 * @param qualities the steps. @default those of the format
 */
export async function encodePrint(
  print: Print,
  format: 'avif' | 'jpg',
  budget: number,
  qualities: readonly number[] = ENCODER_QUALITIES[format],
): Promise<EncodedPrint> {
  const image = sharp(print.pixels, { raw: { width: print.width, height: print.height, channels: 3 } });
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
    // A step saves at most a quarter, so qualities that cannot fit are skipped, because encoding is the slowest part
    // of printing.
    step += Math.max(1, Math.floor(Math.log(bytes.length / budget) / Math.log(4 / 3)));
    if (step >= qualities.length && quality !== qualities[qualities.length - 1]) step = qualities.length - 1;
  }
  if (!encoded) throw new Error(`ENCODER_QUALITIES has no quality for ${format}. Add at least one.`);
  return encoded;
}
