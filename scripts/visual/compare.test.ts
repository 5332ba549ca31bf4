import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Screenshot } from './capture.js';
import { compareCaptures, differenceOf, type Pixels } from './compare.js';

const paper = [251, 245, 233, 255];
const ink = [29, 23, 64, 255];

function sheet(width: number, height: number, marks: readonly [number, number][] = []): Pixels {
  const data = new Uint8Array(Array.from({ length: width * height }, () => paper).flat());
  for (const [x, y] of marks) data.set(ink, (y * width + x) * 4);
  return { data, width, height };
}

it('finds no difference between equal images', () => {
  expect(differenceOf(sheet(8, 6, [[2, 3]]), sheet(8, 6, [[2, 3]])).pixels).toBe(0);
});

/** Fills a rectangle. */
function paint(sheet: Pixels, colour: readonly number[], x: number, y: number, width: number, height: number): Pixels {
  for (let row = y; row < y + height; row += 1) {
    for (let column = x; column < x + width; column += 1) sheet.data.set(colour, (row * sheet.width + column) * 4);
  }
  return sheet;
}

it('finds and marks a single visibly different pixel', () => {
  const { pixels, mask } = differenceOf(sheet(8, 6), sheet(8, 6, [[2, 3]]));
  expect(pixels).toBe(1);
  const alphas = [...mask.data.keys()].filter((index) => index % 4 === 3 && mask.data[index] !== 0);
  expect(alphas).toEqual([(3 * 8 + 2) * 4 + 3]);
});

it('finds an area with a minimally different colour', () => {
  const after = paint(sheet(12, 9), [251, 245, 232, 255], 3, 2, 6, 4);
  expect(differenceOf(sheet(12, 9), after).pixels).toBe(24);
});

it('finds a box that moved by one pixel', () => {
  const box = (x: number, y: number) => paint(sheet(30, 24), [255, 255, 255, 255], x, y, 16, 14);
  expect(differenceOf(box(5, 4), box(6, 4)).pixels).toBe(28);
  expect(differenceOf(box(5, 4), box(5, 5)).pixels).toBe(32);
});

it('ignores different anti-aliasing of a corner', () => {
  const corner = (...shades: number[]) => {
    const drawn = paint(sheet(20, 16), ink, 8, 4, 12, 12);
    shades.forEach((shade, index) => {
      drawn.data.set([shade, shade, shade, 255], ((4 + index) * 20 + 8 + shades.length - index) * 4);
    });
    return drawn;
  };
  expect(differenceOf(corner(180, 120, 60), corner(174, 128, 66)).pixels).toBe(0);
});

it('counts the rows that only the taller image has', () => {
  const { pixels, mask } = differenceOf(sheet(8, 6), sheet(8, 7));
  expect(pixels).toBe(8);
  expect(mask.height).toBe(7);
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compare-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function screenshot(key: string, pixels: Pixels, sha256: string): Promise<Screenshot> {
  const file = `${sha256}.png`;
  const { data, width, height } = pixels;
  await writeFile(
    join(folder, file),
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  );
  return { key, story: key, title: 'Sections/Hero', name: key, mode: 'agency 390', file, sha256 };
}

it('sorts changed, new and removed screenshots first, and compares pixels instead of bytes', async () => {
  const before = [
    await screenshot('equal', sheet(4, 4), 'a'),
    await screenshot('changed', sheet(4, 4), 'b'),
    await screenshot('repacked', sheet(4, 4), 'c'),
    await screenshot('gone', sheet(4, 4), 'd'),
  ];
  const after = [
    await screenshot('added', sheet(4, 4), 'e'),
    await screenshot('equal', sheet(4, 4), 'a'),
    await screenshot('changed', sheet(4, 4, [[1, 1]]), 'f'),
    await screenshot('repacked', sheet(4, 4), 'g'),
  ];
  const capture = (screenshots: Screenshot[]) => ({ capture: { screenshots, failedStories: [] }, folder });
  const comparisons = await compareCaptures(capture(before), capture(after));
  expect(comparisons.map(({ key, status, pixels }) => [key, status, pixels])).toEqual([
    ['changed', 'changed', 1],
    ['added', 'new', 0],
    ['gone', 'removed', 0],
    ['equal', 'same', 0],
    ['repacked', 'same', 0],
  ]);
});
