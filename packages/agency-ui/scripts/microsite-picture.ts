/** Takes the example microsite's screenshot for the docs. Needs the built kit. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { build, preview } from 'vite';
import { build as buildTarget } from '../../../scripts/build.js';
import { chromiumArguments, requireHeadlessChromium } from '../../../scripts/chromium.js';

const root = resolve(import.meta.dirname, '../../../tests/package/microsite');
const picture = resolve(import.meta.dirname, '../docs/microsite.png');

/** Viewport width and saved picture width, in px. */
const widths = { page: 1440, picture: 1080 };

await buildTarget('kit', 'if-stale');
const outDir = mkdtempSync(join(tmpdir(), 'agency-ui-picture-'));
const settings = {
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn' as const,
  build: { outDir, emptyOutDir: true },
};
await build(settings);
const server = await preview(settings);
const browser = await chromium.launch({ executablePath: requireHeadlessChromium(), args: chromiumArguments });
try {
  const page = await browser.newPage({ viewport: { width: widths.page, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(server.resolvedUrls?.local[0] ?? '', { waitUntil: 'networkidle' });
  const whole = await page.screenshot({ fullPage: true });
  await sharp(whole).resize({ width: widths.picture }).png({ palette: true, colours: 128, effort: 10 }).toFile(picture);
  console.log(`microsite-picture: ${picture}`);
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true });
}
