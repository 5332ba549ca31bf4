import type { PictureSource } from '../../entities/index.js';

/**
 * A picture's largest file, for linking to it. Ignores files used only at some page widths, because those are different
 * crops.
 */
export function largestFile({ src, width, sources = [] }: PictureSource): string {
  const files = sources
    .filter(({ media }) => media === undefined)
    .flatMap(({ srcSet }) => [...srcSet.matchAll(/(\S+)\s+(\d+)w/g)])
    .map(([, file = src, fileWidth]) => ({ file, width: Number(fileWidth) }));
  return files.reduce((largest, one) => (one.width > largest.width ? one : largest), { file: src, width }).file;
}
