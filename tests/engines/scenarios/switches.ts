/** Settings that a visitor switches: prices, colours and language, and an announcement to dismiss. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { type Page, role, text } from '../page.js';
import { scenario } from '../scenario.js';
import type { TestSite } from '../site.js';
import { openHydrated, sections } from './section-pages.js';

const monthly = text(/^Ksh\s4,500$/);
const yearly = text(/^Ksh\s45,000$/);
const period = (name: string) => role('radio', name);

const dark = role('radio', 'Dark', { heard: true });
const announcement = role('region', 'Announcement');
const dismiss = role('button', 'Dismiss this announcement');

/** The page's own colour behind the text. */
const readGround = () => getComputedStyle(document.body).backgroundColor;

/** Returns a function that breaks all scripts in files, so that only those in the HTML run, as before the first paint. */
function serveBreakableScripts(site: TestSite): () => void {
  let isBroken = false;
  site.intercept(async (path) => {
    if (!path.endsWith('.js')) return undefined;
    if (isBroken) return new Response('', { status: 404 });
    const code = await readFile(join(inject('builds').sections, path));
    return new Response(code, { headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' } });
  });
  return () => {
    isBroken = true;
  };
}

async function switchesPrices(page: Page) {
  await page.sees(monthly);
  await page.seesNo(yearly);
  await page.click(period('Yearly'));
  await page.sees(yearly);
  await page.seesNo(monthly);
  await page.press('ArrowLeft');
  await page.expects(period('Monthly'), ({ checked, focused }) => checked && focused, 'expected it to be chosen');
  await page.sees(monthly);
  await page.seesNo(yearly);
}

export const switchScenarios = [
  scenario(
    'I switch the prices to yearly, and back with an arrow key',
    async ({ page }) => {
      await openHydrated(page, '/pricing', period('Monthly'));
      await switchesPrices(page);
      await page.sees(text('On request'));
      expect(page.errors()).toEqual([]);
    },
    { ...sections, short: true },
  ),
  scenario(
    'Without JavaScript, I switch the prices to yearly, and back with an arrow key',
    async ({ page }) => {
      await page.open('/pricing');
      await switchesPrices(page);
    },
    { ...sections, options: { javaScript: false } },
  ),
  scenario(
    'I choose dark colours: after a reload, the page is dark before any of its scripts run',
    async ({ page, site }) => {
      const breakScripts = serveBreakableScripts(site);
      await openHydrated(page, '/settings', dark);
      const light = await page.evaluate(readGround);
      await page.focus(role('radio', 'Light', { heard: true }));
      await page.press('ArrowRight');
      await page.expects(dark, ({ checked }) => checked, 'expected it to be chosen');
      await page.until('the dark page', readGround, (ground) => ground !== light);
      const ground = await page.evaluate(readGround);
      await page.reload();
      await page.expects(dark, ({ checked }) => checked, 'expected it to be chosen');
      expect(await page.evaluate(readGround)).toBe(ground);
      breakScripts();
      await page.reload();
      expect(await page.evaluate(readGround)).toBe(ground);
      await page.seesNo(text('Dark'));
    },
    { ...sections, short: true },
  ),
  scenario(
    'I dismiss the announcement: after a reload, it is gone before any of the page’s scripts run',
    async ({ page, site }) => {
      const breakScripts = serveBreakableScripts(site);
      await openHydrated(page, '/settings', dismiss);
      await page.sees(announcement);
      await page.click(dismiss);
      await page.seesNo(announcement);
      await page.reload();
      await page.expects(dark, ({ hydrated }) => hydrated, 'expected it to be hydrated');
      await page.seesNo(announcement);
      breakScripts();
      await page.reload();
      await page.sees(text('Our hours'));
      await page.seesNo(text('Dark'));
      await page.seesNo(announcement);
    },
    { ...sections, short: true },
  ),
  scenario(
    'I switch the language and back: each page marks its own language',
    async ({ page }) => {
      const link = (name: string) => role('link', name, { within: role('navigation', 'Languages') });
      const isCurrent = ({ attributes }: { attributes: Record<string, string> }) =>
        attributes['aria-current'] === 'page';
      await page.open('/languages');
      await page.expects(link('English'), isCurrent, 'expected it to be current');
      await page.click(link('Kiswahili'));
      await page.waitForPath('/lugha');
      await page.expects(link('Kiswahili'), isCurrent, 'expected it to be current');
      await page.focus(link('English'));
      await page.press('Enter');
      await page.waitForPath('/languages');
    },
    sections,
  ),
];
