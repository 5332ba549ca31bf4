/** APIs that a browser may lack, block or fake are removed one at a time. The built site still hydrates and works. */

import { agency, impact } from 'agency-content';
import { contactSection, heroSlides } from 'agency-content/home';
import { unbroken } from 'agency-content/unbroken';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';
import { collapseSpaces, openBrowser, waitForHydration } from './browser.js';

const visit = openBrowser();

/** Removes or fakes one API before any of the page's scripts run. */
const sensors: Record<string, () => void> = {
  'matchMedia is missing': () => void Object.assign(window, { matchMedia: undefined }),
  'IntersectionObserver is missing': () => void Reflect.deleteProperty(window, 'IntersectionObserver'),
  'ResizeObserver is missing': () => void Reflect.deleteProperty(window, 'ResizeObserver'),
  'requestIdleCallback is missing': () => void Reflect.deleteProperty(window, 'requestIdleCallback'),
  'crypto.randomUUID is missing': () => void Reflect.deleteProperty(Crypto.prototype, 'randomUUID'),
  'startViewTransition is missing': () => void Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
  'localStorage is forbidden': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  'sessionStorage is forbidden': () => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  'navigator.onLine is false': () => void Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  'the page reports to be hidden': () => {
    Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden' });
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
  },
  'the visitor saves data': () => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true, effectiveType: '2g' }) });
  },
};

async function changeSlide(page: Page) {
  const hero = page.locator('[data-rotation]');
  await hero.getByRole('button', { name: 'Next slide' }).click();
  const second = hero.getByRole('tab', { name: 'Go to slide 2', exact: true });
  await expect.poll(() => second.getAttribute('aria-selected')).toBe('true');
  expect(collapseSpaces(await hero.locator('[data-slide="current"] h2').textContent())).toContain(
    heroSlides[1]?.highlightText,
  );
}

async function readNumbers(page: Page) {
  const section = page.getByRole('region', { name: impact.heading });
  await section.scrollIntoViewIfNeeded();
  const numbers = section.locator('[data-count]');
  // Reads state and text together, because the final numbers also show before the count starts.
  const read = () =>
    numbers.evaluateAll((all) =>
      all.map(({ dataset, textContent }) => ({ state: dataset['count'], value: Number.parseFloat(textContent ?? '') })),
    );
  await expect
    .poll(read, { timeout: scaleTimeout(6000) })
    .toEqual(impact.numbers.map(({ value }) => ({ state: 'final', value })));
}

async function askAssistant(page: Page) {
  const panel = page.getByRole('region', { name: `${agency.name} assistant` });
  await panel.getByRole('textbox', { name: 'Your message' }).fill('How far ahead should we book an event?');
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect
    .poll(() => panel.getByRole('log').textContent(), { timeout: scaleTimeout(6000) })
    .toContain(unbroken('6-12 months'));
}

async function sendMessage(page: Page) {
  const section = page.getByRole('region', { name: contactSection.heading });
  const send = section.getByRole('button', { name: 'Send Message' });
  await send.click();
  expect(await section.getByLabel('Name', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  const values = { Name: 'Wanjiru', Email: 'w@westlands.example', Subject: 'Signs', Message: 'How large may it be?' };
  for (const [label, value] of Object.entries(values)) await section.getByLabel(label, { exact: true }).fill(value);
  await send.click();
  await expect
    .poll(() => section.locator('form').first().getAttribute('data-submission'), { timeout: scaleTimeout(6000) })
    .toBe('succeeded');
}

it.each(Object.entries(sensors))(
  'keeps the hero, numbers, assistant, form and navigation on the home page working when %s',
  { timeout: scaleTimeout(60_000) },
  async (_name, remove) => {
    const { page, errors } = await visit('/', { prepare: (page) => page.addInitScript(remove) });
    await waitForHydration(page);
    await changeSlide(page);
    await readNumbers(page);
    await askAssistant(page);
    await sendMessage(page);
    await page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true }).click();
    await page.waitForURL('**/faq');
    await page.getByRole('tab', { name: /^Pricing/ }).click();
    await expect.poll(() => page.getByRole('tab', { name: /^Pricing/ }).getAttribute('aria-selected')).toBe('true');
    expect(errors).toEqual([]);
  },
);
