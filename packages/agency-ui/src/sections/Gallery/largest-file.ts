import type { PictureSource } from '../../entities/index.js';

/** The largest file of a picture, for a link to it. Files for some widths of the page only are other crops. */
export function largestFile({ src, width, sources = [] }: PictureSource): string {
  const files = sources
    .filter(({ media }) => media === undefined)
    .flatMap(({ srcSet }) => [...srcSet.matchAll(/(\S+)\s+(\d+)w/g)])
    .map(([, file = src, fileWidth]) => ({ file, width: Number(fileWidth) }));
  return files.reduce((largest, one) => (one.width > largest.width ? one : largest), { file: src, width }).file;
}
