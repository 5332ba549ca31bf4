import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { groupChanges } from './groups.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'groups-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes a white picture with a square button in a given colour. */
async function draw(name: string, color: string, [left, top]: [number, number], height = 20): Promise<string> {
  const file = join(folder, `${name}.png`);
  const button = await sharp({ create: { width: 4, height: 4, channels: 3, background: color } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 30, height, channels: 3, background: 'white' } })
    .composite([{ input: button, left, top }])
    .png()
    .toFile(file);
  return file;
}

async function change(component: string, color: string, place: [number, number], height?: number) {
  const key = `${component}-${color}-${place}`;
  return {
    ...{ key, component, digest: '' },
    before: await draw(`${key}-before`, 'red', place),
    after: await draw(`${key}-after`, color, place, height),
  };
}

it('groups the same change across parts and components, with the largest group first', async () => {
  const groups = await groupChanges([
    await change('Form', 'green', [1, 1]),
    await change('Button', 'blue', [2, 3]),
    await change('Hero', 'blue', [20, 9]),
    { key: 'new', component: 'Lamp', digest: '', after: await draw('new', 'red', [0, 0]) },
  ]);
  expect(groups.map(({ label, changes }) => [label, changes.length])).toEqual([
    ['2 identical changes: Button, Hero', 2],
    ['1 change: Form', 1],
    ['1 new picture: Lamp', 1],
  ]);
});

it('compares pictures of different heights', async () => {
  const taller = await change('Button', 'blue', [2, 3], 25);
  const groups = await groupChanges([taller, await change('Hero', 'blue', [2, 3])]);
  expect(groups).toHaveLength(2);
});
