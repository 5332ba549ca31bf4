/** The site in a browser with JavaScript disabled. */
import { agency, coreServices, heroSlides, impact, quoteAction } from 'agency-content';
import { articles } from 'agency-content/blog';
import { faqCategories } from 'agency-content/faq';
import { expect } from 'vitest';
import { eventually, role } from '../page.js';
import { kindsOfPages } from '../paths.js';
import { phone, scenario } from '../scenario.js';

const off = { javaScript: false };
const banner = role('banner');

export const withoutJavaScriptScenarios = [
  scenario(
    'Without JavaScript, I read the home page: the first slide, the services and the final numbers',
    async ({ page }) => {
      await page.open('/');
      await page.sees(role('heading', heroSlides[0]!.title));
      for (const { title } of coreServices.services) await page.sees(role('heading', title, { nth: 0 }));
      const section = role('region', impact.heading);
      await page.scrollTo(section);
      await eventually('the numbers', async () => {
        const { letters } = await page.lettersIn(section);
        const large = letters.filter(({ fontSize, height }) => fontSize > 16 && height > 10).map(({ text }) => text);
        for (const { value } of impact.numbers) expect(large.join(' ')).toContain(String(value));
      });
    },
    { options: off, short: true },
  ),
  scenario(
    'Without JavaScript, I open the menu on a phone and follow a link',
    async ({ page }) => {
      await page.open('/');
      await page.tap(role('button', 'Open menu'));
      await page.tap({ role: 'link', name: quoteAction.name, nth: -1, within: role('dialog') });
      await page.waitForPath('/inquiries');
    },
    { options: { ...off, ...phone }, short: true },
  ),
  scenario(
    'Without JavaScript, I open one header menu by hovering and another with the keyboard',
    async ({ page }) => {
      await page.open('/faq');
      await page.hover(role('button', 'Services', { within: banner }));
      await page.sees(role('link', 'Brand Identity', { within: banner }));
      await page.moveTo(700, 700);
      await page.focus(role('button', 'About Us', { within: banner }));
      await page.sees(role('link', 'Our Values', { within: banner }));
    },
    { options: off },
  ),
  scenario(
    'Without JavaScript, I read every answer',
    async ({ page }) => {
      await page.open('/faq');
      for (const { entries } of faqCategories) {
        for (const { answer } of entries) {
          await page.sees({ text: answer.split('\n\n')[0]!, nth: 0 });
        }
      }
    },
    { options: off },
  ),
  scenario(
    'Without JavaScript, I read every article title',
    async ({ page }) => {
      await page.open('/blog');
      for (const { title } of articles) await page.sees(role('heading', title, { nth: 0 }));
    },
    { options: off },
  ),
  scenario(
    'Without JavaScript, each type of page has its heading and the phone number, and nothing overflows',
    async ({ page }) => {
      for (const path of kindsOfPages) {
        await page.open(path);
        await page.sees(role('heading', undefined, { level: 1, heard: true }));
        await page.sees(role('link', agency.phone, { nth: 0 }));
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(beyond, path).toBe(0);
      }
    },
    { options: { ...off, ...phone } },
  ),
];
