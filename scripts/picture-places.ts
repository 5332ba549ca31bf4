/** Measures on the built site where it shows each picture, for `Foundations/Pictures`. */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import sirv from 'sirv';
import * as manifest from '../packages/agency-artwork/src/manifest.js';
import type { PrintedPicture } from '../packages/agency-artwork/src/picture.js';
import {
  type PicturePlace,
  type ScreenWidth,
  screenWidths,
} from '../packages/agency-content/src/picture-sheet/places.js';
import { build } from './build.js';
import { chromiumArguments, requireHeadlessChromium } from './chromium.js';
import { measurePictures, screenHeights } from './picture-places/measure.js';
import { runQuietly } from './run.js';

const root = resolve(import.meta.dirname, '..');
const file = resolve(root, 'packages/agency-content/src/picture-sheet/places.json');

const site = resolve(root, 'site/dist');

await build('site', 'if-stale');
const sitemap = await readFile(resolve(site, 'sitemap.xml'), 'utf8');
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
if (paths.length === 0) throw new Error(`${site}/sitemap.xml lists no pages: build the site again.`);

const server = createServer(sirv(site));
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath: requireHeadlessChromium(), args: chromiumArguments });
const places: Record<string, Partial<Record<ScreenWidth, PicturePlace>>> = {};
try {
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(path);
    for (const width of screenWidths) {
      await page.setViewportSize({ width, height: screenHeights[width] });
      for (const { id, ...place } of await measurePictures(page)) {
        const known = places[id]?.[width];
        if (known && known.width * known.height >= place.width * place.height) continue;
        places[id] = { ...places[id], [width]: place };
      }
    }
  }
} finally {
  await browser.close();
  server.close();
}
// The carousel of the home page renders one slide: the others fill the same box, each around its own focus.
const slides = Object.values(manifest).filter(
  (each): each is PrintedPicture => typeof each === 'object' && 'id' in each && each.id.startsWith('hero-'),
);
const first = slides.map(({ id }) => places[id]).find(Boolean);
for (const { id, crops } of slides) {
  const { x, y } = crops.wide?.focus ?? { x: 0.5, y: 0.5 };
  // `Picture` rounds the focus to tenths.
  const position = [Math.round(x * 10) / 10, Math.round(y * 10) / 10] as const;
  places[id] ??= Object.fromEntries(
    Object.entries(first ?? {}).map(([width, place]) => [width, { ...place, position }]),
  );
}

await writeFile(file, `${JSON.stringify(places, null, 2)}\n`);
await runQuietly('biome', ['format', '--write', file]);
console.log(`picture-places: ${Object.keys(places).length} pictures on ${paths.length} pages`);
