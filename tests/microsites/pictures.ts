/**
 * Takes screenshots of the microsites' home pages for the README: `npm run docs -- microsites`, or only those named,
 * such as `npm run docs -- microsites restaurants`. Builds each site from the packed packages.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { build } from '../../scripts/build.js';
import { chromiumArguments, requireHeadlessChromium } from '../../scripts/chromium.js';
import { unknownName } from '../../scripts/subcommands.js';
import { installOptions, runIn, startServer } from '../application.js';
import { pack } from '../package/pack.js';
import * as sites from './sites.js';

const all = Object.values(sites);

/** The part of the page in the picture, in px. */
const viewport = { width: 1440, height: 1200 };

async function takePicture(
  { name, build, serve }: sites.MicrositeCommands,
  tarballs: Readonly<Record<string, string>>,
  browser: Browser,
) {
  const folder = mkdtempSync(join(tmpdir(), `agency-ui-picture-${name}-`));
  try {
    cpSync(join(import.meta.dirname, name), folder, { recursive: true });
    const manifest = join(folder, 'package.json');
    const { dependencies, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
    writeFileSync(manifest, JSON.stringify({ ...rest, dependencies: { ...dependencies, ...tarballs } }));
    const run = runIn(folder, name);
    await run('npm', 'install', ...installOptions);
    await run(...build);
    const server = await startServer(folder, ...serve);
    try {
      await server.untilServing();
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      await page.goto(server.address, { waitUntil: 'networkidle' });
      const file = resolve(import.meta.dirname, `../../docs/microsites/${name}-${viewport.width}.png`);
      await sharp(await page.screenshot())
        .png({ palette: true, colours: 128, effort: 10 })
        .toFile(file);
      await page.close();
      process.stdout.write(`pictures: ${file}\n`);
    } finally {
      await server.end();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const named = process.argv.slice(2);
const unknown = unknownName(
  named,
  all.map(({ name }) => name),
  'microsite',
);
if (unknown) throw new Error(unknown);

await build('kit', 'if-stale');
await build('enquiries', 'if-stale');
const packed = { 'agency-ui': pack(), 'agency-enquiries': pack('agency-enquiries') };
const tarballs = Object.fromEntries(Object.entries(packed).map(([name, { tarball }]) => [name, `file:${tarball}`]));
const browser = await chromium.launch({ executablePath: requireHeadlessChromium(), args: chromiumArguments });
try {
  for (const site of all) {
    if (named.length === 0 || named.includes(site.name)) await takePicture(site, tarballs, browser);
  }
} finally {
  await browser.close();
  for (const { folder } of Object.values(packed)) rmSync(dirname(folder), { recursive: true, force: true });
}
