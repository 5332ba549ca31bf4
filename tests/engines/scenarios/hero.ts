/** The home page's hero carousel. */
import { heroSlides } from 'agency-content';
import { expect } from 'vitest';
import { type Page, role } from '../page.js';
import { phone, scenario } from '../scenario.js';

const dot = (number: number) => role('tab', `Go to slide ${number}`, { nth: 0 });
const next = role('button', 'Next slide', { nth: 0 });
const previous = role('button', 'Previous slide', { nth: 0 });

const isAt = (page: Page, number: number, limitMs?: number) =>
  page.expects(
    dot(number),
    ({ attributes }) => attributes['aria-selected'] === 'true',
    `expected slide ${number} to be chosen`,
    limitMs,
  );

/** Waits until the slide is current, with its title visible in the viewport. */
async function shows(page: Page, number: number) {
  await isAt(page, number);
  const title = heroSlides[number - 1]?.title ?? '';
  await page.expects(
    role('heading', title),
    ({ box, fontSize }) => box.height >= fontSize && box.width > 100 && fontSize >= 24,
    'expected a readable title',
  );
}

export const heroScenarios = [
  scenario(
    'I see the first slide, and go forward and back with the arrows, even past the end',
    async ({ page, site }) => {
      await page.open('/');
      await page.moveTo(300, 600);
      await site.settled();
      await shows(page, 1);
      await page.click(next);
      await shows(page, 2);
      await page.click(previous);
      await shows(page, 1);
      await page.click(previous);
      await shows(page, heroSlides.length);
      await page.click(next);
      await shows(page, 1);
    },
    { short: true },
  ),
  scenario('I choose a slide with its dot, and the next one with the arrow keys', async ({ page, site }) => {
    await page.open('/');
    await page.moveTo(300, 600);
    await site.settled();
    await page.click(dot(5));
    await shows(page, 5);
    await page.press('ArrowRight');
    await shows(page, 6);
    await page.press('Home');
    await shows(page, 1);
  }),
  scenario('I press the “next” arrow before any script has arrived, and see the next slide', async ({ page, site }) => {
    const release = await site.holdScripts('/');
    await page.open('/');
    await page.click(next);
    release();
    await isAt(page, 2);
  }),
  scenario('I wait: after eight seconds I see the next slide, and I can stop the rotation', async ({ page, site }) => {
    await page.open('/');
    await page.moveTo(300, 700);
    await site.settled();
    // Keeps the pointer off the slides, where it would pause the rotation.
    await page.moveTo(300, 20);
    await isAt(page, 2, 14_000);
    await page.click(role('button', 'Stop slide rotation', { nth: 0 }));
    await page.sees(role('button', 'Start slide rotation', { nth: 0 }));
    expect(page.errors()).toEqual([]);
  }),
  scenario(
    'I tap Get Started on a phone and arrive at the quote form',
    async ({ page }) => {
      await page.open('/');
      await page.tap(role('link', /^Get Started/, { nth: 0 }));
      await page.waitForPath('/inquiries');
    },
    { options: phone },
  ),
];
