/**
 * Prints the company profile, a PDF of the built /about/credentials page using its print styles, and records the text
 * it was made from: `npm run build -- site && npm run profile`, then build the site again.
 *
 * A separate command rather than part of the build, because the site may be built on a server without a browser. The
 * file contains no date, so the same page and browser always produce the same bytes.
 */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import * as credentials from '../packages/agency-content/src/about/credentials.js';
import { agency } from '../packages/agency-content/src/agency.js';

import { chromiumArguments, requireHeadlessChromium } from './chromium.js';
import { answerHelp } from './run.js';
import { serveFolder } from './serve-folder.js';

const root = resolve(import.meta.dirname, '..');

/** The output file, in the folder that the site publishes unchanged. */
export const profileFile = resolve(root, 'packages/agency-artwork/public/company-profile.pdf');

const recordFile = resolve(root, 'site/src/company-profile.json');

/** A digest of the profile's text. If it differs, the PDF is out of date. */
export function profileSource(): string {
  // In page order, because the order of a module's exports depends on the loader.
  const { hero, register, capacity, equipment, policies, referees } = credentials;
  const texts = [agency, hero.title, hero.description, register, capacity, equipment, policies, referees];
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}

/** A footer with the page number. Its styles are inline, because it is a separate document. */
const footer = `<p style="width:100%;margin:0 14mm;font:8px sans-serif;display:flex;justify-content:space-between">
  <span>${agency.name.replace('&', '&amp;')} · ${agency.phone} · ${agency.email}</span>
  <span><span class="pageNumber"></span> / <span class="totalPages"></span></span>
</p>`;

/**
 * Replaces whatever differs between runs with text of the same length: the dates, and the structure ids, which keep
 * their order.
 */
function withoutTraces(printed: Buffer): Buffer {
  const text = printed.toString('latin1');
  const ids = [...new Set(text.match(/\bnode\d{8}\b/g))].sort();
  const renamed = new Map(ids.map((id, index) => [id, `node${String(index).padStart(8, '0')}`]));
  return Buffer.from(
    text
      .replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, '/$1 (D:20260101000000')
      .replace(/\bnode\d{8}\b/g, (id) => renamed.get(id) ?? id),
    'latin1',
  );
}

async function printProfile(): Promise<void> {
  const { origin, close } = await serveFolder(resolve(root, 'site/dist'));
  const browser = await chromium.launch({ executablePath: requireHeadlessChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.goto(`${origin}/about/credentials`);
    // Left out of the profile: the link to the PDF itself, the breadcrumbs, and the picture, which would make up most
    // of the file.
    await page.addStyleTag({
      content: '[download], main nav, main section:first-child > :not(:has(h1)) { display: none }',
    });
    await page.evaluate(async () => {
      // Links in the file lead to the published site.
      const published = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
      for (const link of document.links) {
        if (link.origin === location.origin) link.href = new URL(link.href.slice(link.origin.length), published).href;
      }
      await document.fonts.ready;
    });
    const printed = await page.pdf({
      format: 'A4',
      margin: { top: '14mm', right: '14mm', bottom: '18mm', left: '14mm' },
      scale: 0.9,
      tagged: true,
      outline: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: footer,
    });
    const pdf = withoutTraces(printed);
    await writeFile(profileFile, pdf);
    await writeFile(recordFile, `{ "bytes": ${pdf.length}, "source": "${profileSource()}" }\n`);
    console.log(`profile: ${Math.round(pdf.length / 1000)} KB`);
  } finally {
    await browser.close();
    await close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  answerHelp(`Usage: npm run profile

Prints the company profile, a PDF of the built page /about/credentials. Run "npm run build -- site" first and afterwards.`);
  await printProfile();
}
