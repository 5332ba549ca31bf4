/** EventCalendar: its list, its months, and its calendar files. */
import { expect } from 'vitest';
import { role } from '../page.js';
import { scenario } from '../scenario.js';
import { openHydrated, sections } from './section-pages.js';

const list = role('button', 'List');
const month = role('button', 'Month');
const event = (name: string) => role('heading', name);

const isPressed = ({ attributes }: { attributes: Record<string, string> }) => attributes['aria-pressed'] === 'true';

declare global {
  interface Window {
    /** Calendar files that the page has saved. */
    saved?: { name: string; text: string }[];
  }
}

/** Records files instead of saving them, because each browser asks for a folder in its own way. */
const recordFiles = () => {
  const saved: { name: string; text: string }[] = [];
  window.saved = saved;
  const texts = new Map<string, Promise<string>>();
  const { createObjectURL } = URL;
  URL.createObjectURL = (file: Blob) => {
    const url = createObjectURL(file);
    texts.set(url, file.text());
    return url;
  };
  HTMLAnchorElement.prototype.click = async function () {
    saved.push({ name: this.download, text: (await texts.get(this.href)) ?? '' });
  };
};

export const calendarScenarios = [
  scenario(
    'I switch the events to a month, go to the next month, and follow an event to its details',
    async ({ page }) => {
      await openHydrated(page, '/events', list);
      await page.sees(event('Open press'));
      await page.sees(event('Lake expo'));
      await page.click(month);
      await page.expects(month, isPressed, 'expected it to be pressed');
      await page.sees(role('table', 'December 2999'));
      await page.seesNo(event('Lake expo'));
      await page.focus(role('button', 'Next month'));
      await page.press('Enter');
      const january = role('table', 'January 3000');
      await page.click(role('link', 'Lake expo', { within: january }));
      await page.until(
        'the event’s fragment',
        () => document.querySelector(':target')?.textContent ?? '',
        (words) => words.includes('Lake expo'),
      );
      await page.click(list);
      await page.sees(event('Open press'));
      expect(page.errors()).toEqual([]);
    },
    { ...sections, short: true },
  ),
  scenario(
    'I add an event to my calendar: the browser saves a file with it, or requests the site’s own',
    async ({ page }) => {
      await openHydrated(page, '/events', list);
      await page.evaluate(recordFiles);
      await page.click(role('button', 'Add to calendar Open press'));
      const [file] = await page.until(
        'the file',
        () => window.saved ?? [],
        (files) => files.length > 0,
      );
      expect(file?.name).toBe('open-press.ics');
      expect(file?.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
      expect(file?.text).toContain('SUMMARY:Open press');
      const { attributes } = await page.read(role('link', 'Add to calendar Lake expo'));
      expect(attributes).toMatchObject({ href: '/lake-expo.ics', download: '' });
    },
    sections,
  ),
  scenario(
    'Without JavaScript, I read every event, and there is no switch',
    async ({ page }) => {
      await page.open('/events');
      await page.sees(event('Open press'));
      await page.sees(event('Lake expo'));
      await page.seesNo(month);
    },
    { ...sections, options: { javaScript: false } },
  ),
];
