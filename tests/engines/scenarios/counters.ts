/** The home page's impact numbers. */
import { impact } from 'agency-content';
import { expect } from 'vitest';
import { eventually, type Page, role } from '../page.js';
import { phone, scenario } from '../scenario.js';

const section = role('region', impact.heading);

/** The digits that a visitor can read. They must be large and inside the section. */
async function readNumbers(page: Page) {
  const { letters, box } = await page.lettersIn(section);
  return impact.numbers.map(({ value }) =>
    letters.some(
      ({ text, top, left, width, height, fontSize }) =>
        text.replace(/\D+$/, '') === String(value) &&
        fontSize > 16 &&
        height >= fontSize * 0.5 &&
        width > fontSize * 0.2 &&
        top >= box.top - 1 &&
        left >= box.left - 1 &&
        top + height <= box.top + box.height + 1 &&
        left + width <= box.left + box.width + 1,
    )
      ? value
      : `${value} is not to be read; there are ${letters.map(({ text, fontSize }) => `${text} (${Math.round(fontSize)} px)`).join(', ')}`,
  );
}

/** Waits until the home page's numbers show their final values. */
export const seesNumbers = (page: Page) =>
  eventually('the numbers', async () => {
    expect(await readNumbers(page)).toEqual(impact.numbers.map(({ value }) => value));
  });

/** The tallest gap without text in the section, in px. */
async function tallestGap(page: Page): Promise<number> {
  const { letters, box } = await page.lettersIn(section);
  const lines = letters
    .filter(({ height, width }) => height > 1 && width > 1)
    .sort((one, other) => one.top - other.top);
  let bottom = box.top;
  let gap = 0;
  for (const { top, height } of lines) {
    gap = Math.max(gap, top - bottom);
    bottom = Math.max(bottom, top + height);
  }
  return Math.round(Math.max(gap, box.top + box.height - bottom));
}

export const counterScenarios = [
  scenario(
    'I scroll to the numbers: they count up to 120, 50, 98% and 5, large and inside their section',
    async ({ page }) => {
      await page.open('/');
      await page.scrollTo(role('heading', impact.heading));
      await seesNumbers(page);
      expect(page.errors()).toEqual([]);
    },
    { short: true },
  ),
  scenario(
    'I scroll to the numbers on a phone: they end up at 120, 50, 98% and 5',
    async ({ page }) => {
      await page.open('/');
      await page.scrollTo(role('heading', impact.heading));
      await seesNumbers(page);
    },
    { options: phone },
  ),
  scenario('The numbers leave no large gap on the page', async ({ page, site }) => {
    await page.open('/');
    await page.scrollTo(role('heading', impact.heading));
    await site.settled();
    await seesNumbers(page);
    const { height } = (await page.read(section)).box;
    expect({ gap: await tallestGap(page), height }).toEqual({
      gap: expect.toSatisfy((gap: number) => gap < 400),
      height,
    });
  }),
];
