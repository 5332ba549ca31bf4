/**
 * Bugs reported to other projects, tried on this site in Chromium. `tests/wild/README.md` lists them with their
 * results; those that concern a single engine are in `tests/engines/scenarios/reports.ts`.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';
import { openBrowser, waitForHydration, widths } from './browser.js';

const visit = openBrowser();

/** Marks the nodes of `main`, to see whether React keeps them. */
const markMain = (page: Page) => page.evaluate(() => document.getElementById('main')?.setAttribute('data-mark', ''));
const isMainKept = (page: Page) => page.evaluate(() => document.querySelector('#main[data-mark]') !== null);

const follow = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).click();

describe('Dark Reader before hydration (mantinedev/mantine#6383, remix-run/remix#2947)', () => {
  /**
   * Does what Dark Reader does to a page before its scripts run. The content security policy does not apply to
   * extensions.
   */
  const darken = (page: Page) =>
    page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        for (const name of ['darkreader--fallback', 'darkreader--inline', 'darkreader--variables']) {
          const style = Object.assign(document.createElement('style'), { className: `darkreader ${name}` });
          document.head.prepend(style);
        }
        const root = document.documentElement;
        for (const name of ['mode', 'scheme', 'proxy-injected'])
          root.setAttribute(`data-darkreader-${name}`, 'dynamic');
        for (const drawn of document.querySelectorAll<SVGElement>('svg, svg *')) {
          drawn.setAttribute('data-darkreader-inline-fill', '');
          drawn.setAttribute('data-darkreader-inline-stroke', '');
          drawn.style.setProperty('--darkreader-inline-fill', 'none');
        }
        for (const styled of document.querySelectorAll<HTMLElement>('[style]'))
          styled.setAttribute('data-darkreader-inline-color', '');
      });
    });

  it.each(['/', '/contact'])('keeps the HTML of %s and its links working', async (path) => {
    const { page, errors } = await visit(path, { prepare: darken, bypassCSP: true });
    await markMain(page);
    await waitForHydration(page);
    expect(await isMainKept(page)).toBe(true);
    await follow(page, 'Blog');
    await page.waitForURL('**/blog');
    expect(errors).toEqual([]);
  });
});

describe('locale data that differs from the server’s (nodejs/node#61861, dnbexperience/eufemia#8906)', () => {
  /** Changes spaces, month names and separators, as in other versions of ICU. */
  const reformat = (page: Page) =>
    page.addInitScript(() => {
      for (const { prototype } of [Intl.DateTimeFormat, Intl.NumberFormat]) {
        const getter = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;
        Object.defineProperty(prototype, 'format', {
          get() {
            const format = getter?.call(this);
            return (value: number) => `${format(value)}`.replace(/[ ,]/g, '\u202f');
          },
        });
      }
    });

  it.each(['/', '/privacy-policy'])('keeps the HTML of %s', async (path) => {
    const { page, errors } = await visit(path, { prepare: reformat });
    await markMain(page);
    await waitForHydration(page);
    expect(await isMainKept(page)).toBe(true);
    expect(errors).toEqual([]);
  });
});

describe('a tab older than the deployed site (vercel/next.js#78122, facebook/docusaurus#7599)', () => {
  const assets = readdirSync(join(inject('siteFolder'), 'assets')).filter((file) => file.endsWith('.js'));
  const answers = {
    'does not exist': { status: 404, contentType: 'text/plain', body: 'Not found' },
    'comes back as a page': { status: 200, contentType: 'text/html', body: '<!doctype html><title>App</title>' },
  };

  it.each(Object.entries(answers))(
    'loads the next page from the server, and only once, if its code %s',
    async (_name, answer) => {
      const { page } = await visit('/contact');
      await waitForHydration(page);
      const chunk = assets.find((file) => file.startsWith('FaqPage-'));
      await page.route(`**/assets/${chunk}`, (route) => route.fulfill(answer));
      const loads: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'document') loads.push(new URL(request.url()).pathname);
      });
      await follow(page, 'FAQ');
      await page.waitForURL('**/faq');
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      // This page's code is missing too, but its HTML stays and the page isn't reloaded.
      await page.evaluate(() => dispatchEvent(new Event('pointermove')));
      await page.waitForLoadState('networkidle');
      await page.mouse.move(200, 300);
      await page.waitForLoadState('networkidle');
      expect(loads).toEqual(['/faq']);
      expect(await page.getByRole('main').getByRole('heading').count()).toBeGreaterThan(3);
      // Goes back to the document that has already loaded the code.
      await page.goBack();
      await page.waitForURL('**/contact');
      await page.getByLabel('First Name', { exact: true }).waitFor();
    },
  );
});

describe('a menu on a device with both mouse and touch (radix-ui/primitives#1630, unovue/reka-ui#729)', () => {
  const services = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Services' });
  const expanded = (page: Page) => services(page).getAttribute('aria-expanded');

  it('stays open when clicked right after being hovered, however long the delay', async () => {
    const { page } = await visit('/faq', { hasTouch: true });
    await waitForHydration(page);
    for (const delay of [0, 150, 200, 250, 600]) {
      await services(page).hover();
      await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), delay);
      await page.mouse.down();
      await page.mouse.up();
      expect(await expanded(page), `${delay} ms`).toBe('true');
      await page.keyboard.press('Escape');
      await expect.poll(() => expanded(page)).toBe('false');
      await page.mouse.move(700, 700);
    }
  });

  it('opens when tapped, and stays open during taps and drags between its links', async () => {
    const { page } = await visit('/faq', { hasTouch: true });
    await waitForHydration(page);
    await services(page).tap();
    await expect.poll(() => expanded(page)).toBe('true');
    const panel = page
      .getByRole('banner')
      .locator('ul')
      .filter({ has: page.getByRole('link', { name: 'Brand Identity' }) });
    const box = await panel.last().boundingBox();
    if (!box) throw new Error('The panel has no box.');
    const [x, y] = [box.x + 4, box.y + 4];
    // Waits until the panel has moved into place.
    await expect
      .poll(() =>
        panel.last().evaluate((list, [x, y]) => list.contains(document.elementFromPoint(x, y)), [x, y] as const),
      )
      .toBe(true);
    await page.touchscreen.tap(x, y);
    expect(await expanded(page)).toBe('true');
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', top: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + 40, y: top }],
      });
    await touch('touchStart', y + 60);
    await touch('touchMove', y + 40);
    await touch('touchMove', y + 20);
    await touch('touchEnd', y + 20);
    expect(await expanded(page)).toBe('true');
  });
});

it('keeps iOS from zooming into fields by giving them text of at least 16 px (themesberg/flowbite#803)', async () => {
  const small: string[] = [];
  let count = 0;
  for (const path of ['/', '/contact', '/inquiries', '/services/printing', '/blog']) {
    const { page } = await visit(path, { viewport: { width: widths.phone, height: 844 }, reusePage: true });
    const sizes = await page
      .locator('input:not([type="checkbox"], [type="radio"]), textarea, select')
      .evaluateAll((fields) =>
        fields.map(
          (field) => [field.getAttribute('name') ?? '', Number.parseFloat(getComputedStyle(field).fontSize)] as const,
        ),
      );
    count += sizes.length;
    for (const [name, size] of sizes) if (name !== 'website' && size < 16) small.push(`${path} ${name}: ${size} px`);
  }
  expect(count).toBeGreaterThan(20);
  expect(small).toEqual([]);
});

it('gives hidden slides no tab stops, and puts the hero’s controls before its slides (mantinedev/mantine#8541)', async () => {
  const { page } = await visit('/');
  await waitForHydration(page);
  const hidden = await page
    .locator('[data-slide="other"] :is(a[href], button, input)')
    .evaluateAll((controls) => controls.map((control) => control.closest('[inert]') !== null));
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden).not.toContain(false);
  await page.locator('section[data-rotation] button').first().focus();
  const stops: string[] = [];
  for (let stop = 0; stop < 6; stop += 1) {
    stops.push(await page.evaluate(() => (document.activeElement?.closest('[data-slide]') ? 'slide' : 'control')));
    await page.keyboard.press('Tab');
  }
  expect(stops.join(' ')).toMatch(/^(?:control )+slide/);
});

it('contains nothing that an ad blocker’s generic rules would hide (directus/directus#11532)', async () => {
  const words =
    /^(?:ads?|advert\w*|banner|share|social|sponsor\w*|popup|cookie\w*|newsletter|back-to-top|promo\w*)(?:[-_]|$)/i;
  const { page } = await visit('/blog');
  const named = await page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) => [element.id, ...element.classList]),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => words.test(name))).toEqual([]);
});

it('does not animate the jump to the top when the page changes (vercel/next.js#20125)', async () => {
  const { page } = await visit('/', { reducedMotion: 'no-preference' });
  await waitForHydration(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'FAQ' });
  await link.focus();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth');
  await page.evaluate(() => {
    scrollTo({ top: 1500, behavior: 'instant' });
    const places = Object.assign(window, { places: [] as number[] }).places;
    const { title } = document;
    const record = () => {
      if (document.title !== title) places.push(scrollY);
      requestAnimationFrame(record);
    };
    record();
  });
  await link.click();
  await page.waitForURL('**/faq');
  const places = () => page.evaluate(() => (window as unknown as { places: number[] }).places);
  await expect.poll(async () => (await places()).length, { timeout: scaleTimeout(5000) }).toBeGreaterThan(10);
  expect(new Set(await places())).toEqual(new Set([0]));
});

describe('an error that appears as its field loses focus (wet-boew/wet-boew#6561)', () => {
  it('does not move the summary’s link away as it is pressed, so that the first click counts', async () => {
    const { page } = await visit('/inquiries');
    await waitForHydration(page);
    const form = page.locator('main form');
    await form.getByLabel('Full Name').fill('Wanjiru');
    await form.getByRole('button', { name: 'Submit request' }).click();
    const link = form.getByRole('link', { name: 'Project details are required' });
    await link.waitFor();
    await form.getByLabel('Full Name').fill('');
    await link.click();
    expect(await form.getByLabel('Project Details').evaluate((field) => field === document.activeElement)).toBe(true);
    await form.getByRole('link', { name: 'Name is required' }).waitFor();
  });
});
