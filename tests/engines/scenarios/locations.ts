/** Locations: opening hours and the live map. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Page, role, text } from '../page.js';
import { scenario, type Visit } from '../scenario.js';
import { hydrates, sections } from './section-pages.js';

const path = '/locations';
const showMap = role('button', 'Show the live map Westlands');

/** Stops the page's clock at a time in Nairobi. */
const stopClock = (now: number) => {
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...values: [] | [number]) {
      super(...((values.length > 0 ? values : [now]) as [number]));
    }
    static override now = () => now;
  } as DateConstructor;
};

async function openAt({ page, site }: Visit, time: string) {
  const html = await readFile(join(inject('builds').sections, path, 'index.html'), 'utf8');
  const script = `<script>(${String(stopClock)})(${Date.parse(`${time}+03:00`)})</script>`;
  site.intercept((requested) =>
    requested === path
      ? new Response(html.replace('<head>', `<head>${script}`), { headers: { 'Content-Type': 'text/html' } })
      : undefined,
  );
  await page.open(path);
}

const readFrames = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('iframe')].map(({ title }) => title));

const times = [
  ['on a Friday afternoon', '2026-11-27T14:00', 'Open now, closes at 17:00'],
  ['on a Friday evening', '2026-11-27T18:00', 'Closed now, opens Monday at 08:00'],
  ['on Christmas Day, a Friday', '2026-12-25T14:00', 'Closed now, opens Monday at 08:00'],
] as const;

export const locationScenarios = [
  ...times.map(([when, time, sentence]) =>
    scenario(
      `I look whether a place is open ${when}: “${sentence}”`,
      async (visit) => {
        const { page } = visit;
        await openAt(visit, time);
        await page.sees(text(sentence));
        await page.sees(role('row', 'Friday 08:00 – 17:00'));
        await page.sees(role('row', /^25 December 2026 ?Christmas Day Closed$/));
      },
      { ...sections, short: time === times[2][1] },
    ),
  ),
  scenario(
    'I show the live map with the keyboard: nothing loads from its service before, and it gets the focus',
    async (visit) => {
      const { page } = visit;
      await page.open(path);
      await hydrates(page, showMap);
      await page.sees(role('img', 'The Ring Road'));
      if ((await readFrames(page)).length > 0) throw new Error('a map has loaded');
      await page.focus(showMap);
      await page.press('Enter');
      await page.until(
        'the focused frame',
        () => document.activeElement?.getAttribute('title'),
        (title) => title === 'Map of Westlands',
      );
      await page.seesNo(showMap);
    },
    sections,
  ),
];
