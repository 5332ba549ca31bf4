/** ConsentBanner, and ConsentGate around a film. */
import { expect } from 'vitest';
import { eventually, type Page, role } from '../page.js';
import { scenario } from '../scenario.js';
import type { TestSite } from '../site.js';
import { hydrates, openHydrated, sections } from './section-pages.js';

const path = '/consent';
const banner = role('region', 'Some content needs your permission');
const refuse = role('button', 'Refuse all', { within: banner });
const accept = role('button', 'Accept all', { within: banner });
const film = role('figure', 'A film of the book fair');
const allow = role('button', 'Allow “Films”', { within: film });
const settings = role('link', 'Privacy settings');

const serveFilm = (site: TestSite) =>
  site.intercept((path) =>
    path === '/film'
      ? new Response('<!doctype html><title>Film</title>', { headers: { 'Content-Type': 'text/html' } })
      : undefined,
  );

const isLoaded = ({ requests }: TestSite) => requests.includes('/film');

/** Waits until the film has been requested. */
const loads = (site: TestSite) => eventually('the film', async () => expect(isLoaded(site)).toBe(true));

async function open(page: Page, site: TestSite) {
  serveFilm(site);
  await openHydrated(page, path, settings);
}

/** Looks at two buttons as a visitor would: their sizes, colours and text. */
const readLooks = () =>
  [...document.querySelectorAll('[data-consent-banner] button')].slice(0, 2).map((button) => {
    const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
    const { width, height } = button.getBoundingClientRect();
    return { color, backgroundColor, borderColor, fontSize, fontWeight, width: Math.round(width), height };
  });

export const consentScenarios = [
  scenario(
    'I am asked for permission with two equal buttons and refuse: the film never loads, and I am not asked again',
    async ({ page, site }) => {
      await open(page, site);
      await page.sees(refuse);
      const [first, second] = await page.evaluate(readLooks);
      expect(first).toEqual(second);
      await page.click(refuse);
      await page.seesNo(banner);
      await page.sees(allow);
      await page.reload();
      await hydrates(page, settings);
      await page.sees(allow);
      await page.seesNo(banner);
      await site.settled();
      expect(isLoaded(site)).toBe(false);
      expect(page.errors()).toEqual([]);
    },
    { ...sections, short: true },
  ),
  scenario(
    'I accept: the film loads now and after a reload, until I change my mind',
    async ({ page, site }) => {
      await open(page, site);
      await page.sees(allow);
      expect(isLoaded(site)).toBe(false);
      await page.click(accept);
      await page.seesNo(banner);
      await loads(site);
      await page.reload();
      await hydrates(page, settings);
      await page.seesNo(allow);
      await page.click(settings);
      await page.expects(
        role('heading', 'Some content needs your permission'),
        ({ focused }) => focused,
        'expected the focus',
      );
      await page.click(refuse);
      await page.sees(allow);
      expect(page.errors()).toEqual([]);
    },
    sections,
  ),
  scenario(
    'I allow the film at its place: it loads there, the banner goes, and my choice is remembered',
    async ({ page, site }) => {
      await open(page, site);
      await page.focus(allow);
      await page.press('Enter');
      await page.expects(film, ({ focused }) => focused, 'expected the focus');
      await page.seesNo(banner);
      await loads(site);
      await page.reload();
      await hydrates(page, settings);
      await page.seesNo(allow);
      await page.seesNo(banner);
    },
    sections,
  ),
  scenario(
    'Without JavaScript, I am not asked, and the film does not load',
    async ({ page, site }) => {
      serveFilm(site);
      await page.open(path);
      await page.sees(film);
      await page.seesNo(banner);
      await page.seesNo(allow);
      expect(isLoaded(site)).toBe(false);
    },
    { ...sections, options: { javaScript: false } },
  ),
];
