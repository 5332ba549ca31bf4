/** File attachments in the quote request, sent to the enquiry service with and without JavaScript. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEnquiries } from 'agency-enquiries';
import { quoteFormWithFiles } from 'agency-ui/schemas';
import { expect } from 'vitest';
import { enquiriesPath } from '../../posting-site.js';
import { eventually, role, text } from '../page.js';
import { scenario, type Visit } from '../scenario.js';
import { button, fillIn, forms } from './forms.js';

const quote = forms.find(({ path }) => path === '/inquiries') as (typeof forms)[number];

const pdf = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n';

/** Handles the site's forms with the enquiry service, and provides a folder for uploads and files to choose. */
async function withService(
  { site }: Visit,
  run: (files: { paths: string[]; stored: () => string[] }) => Promise<void>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'engine-files-'));
  const paths = ['Brief ñ.pdf', 'logo.pdf', 'wrong.png'].map((name) => join(folder, name));
  for (const path of paths) writeFileSync(path, pdf);
  const stored = join(folder, 'stored');
  const enquiries = createEnquiries({
    forms: [quoteFormWithFiles],
    database: { kind: 'sqlite', file: join(folder, 'enquiries.db') },
    files: { kind: 'folder', folder: stored },
    renderAnswer: ({ title, text, values }) =>
      `<!doctype html><title>Answer</title><h1>${title}</h1><p>${text}</p><p>${String(values['message'])}</p>`,
    report: () => undefined,
  });
  await enquiries.start();
  site.intercept((path, request) => (path === enquiriesPath ? enquiries.handle(request) : undefined));
  try {
    await run({
      paths,
      stored: () =>
        readdirSync(stored)
          .filter((name) => name !== 'incoming')
          .map((name) => readFileSync(join(stored, name), 'utf8')),
    });
  } finally {
    await enquiries.stop(0);
    rmSync(folder, { recursive: true, force: true });
  }
}

const remove = (name: string) => role('button', `Remove: ${name}`);

export const fileScenarios = [
  scenario(
    'I attach files to the quote request, remove one and send the rest: the server receives them',
    async (visit) => {
      const { page } = visit;
      await withService(visit, async ({ paths: [brief = '', logo = '', wrong = ''], stored }) => {
        await page.open(quote.path);
        await fillIn(page, quote);
        await page.chooseFiles(brief);
        await page.sees(remove('Brief ñ.pdf'));
        await page.chooseFiles(logo, wrong);
        await page.click(remove('logo.pdf'));
        // The list becomes shorter, so the button moves.
        await page.seesNo(remove('logo.pdf'));
        await page.click(button(quote));
        await page.sees({
          text: 'The content of wrong.png isn’t PNG. Save it again as PNG, or put it in a ZIP file.',
          nth: 0,
        });
        expect(stored()).toEqual([]);
        // Focus moves to the error summary, and browsers scroll to it, which WebKit does a little later.
        await page.until(
          'the focus is on the error summary, and the page has scrolled to it',
          () => {
            const { activeElement } = document;
            const top = activeElement?.getBoundingClientRect().top ?? -1;
            return activeElement?.getAttribute('role') === 'group' && top >= 0 && top < innerHeight;
          },
          (isShown) => isShown,
        );
        await page.click(remove('wrong.png'));
        await page.seesNo(remove('wrong.png'));
        await page.click(button(quote));
        await page.sees({ text: quote.success[0] as string });
        expect(stored()).toEqual([pdf]);
        expect(await page.count(remove('Brief ñ.pdf'))).toBe(0);
      });
    },
    { build: 'posting', short: true },
  ),
  scenario(
    'Without JavaScript, I attach a file to the quote request and send it',
    async (visit) => {
      const { page } = visit;
      await withService(visit, async ({ paths: [brief = '', , wrong = ''], stored }) => {
        await page.open(quote.path);
        await fillIn(page, quote);
        await page.chooseFiles(wrong);
        await page.click(button(quote));
        await page.sees(text(/choose these files again.*wrong\.png/));
        await page.sees({ text: 'A gala for two hundred.' });
        expect(stored()).toEqual([]);
        await page.open(quote.path);
        await fillIn(page, quote);
        await page.chooseFiles(brief);
        await page.click(button(quote));
        await page.sees({ text: quote.success[0] as string });
        await eventually('the file', async () => expect(stored()).toEqual([pdf]));
      });
    },
    { build: 'posting', options: { javaScript: false }, short: true },
  ),
];
