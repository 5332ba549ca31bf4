/**
 * Bugs reported to other projects that concern a single engine. `tests/wild/README.md` lists them with their results.
 */
import { titles } from 'agency-content/titles';
import { expect } from 'vitest';
import { enquiriesPath } from '../../posting-site.js';
import { type Page, role, text } from '../page.js';
import { scenario, type Visit } from '../scenario.js';

const main = role('main');
const banner = role('banner');
const field = (name: RegExp) => role('textbox', name, { within: main });
const interest = role('combobox', /^Service of Interest/, { within: main });
const newsletter = role('checkbox', undefined, { within: main });
const send = role('button', 'Send Message', { within: main });

const entries: readonly (readonly [name: string, label: RegExp, text: string])[] = [
  ['firstName', /^First Name/, 'Achieng'],
  ['lastName', /^Last Name/, 'Odhiambo'],
  ['email', /^Email Address/, 'achieng@kisumu.example'],
  ['message', /^Message/, 'Do you bind theses?'],
];

/**
 * The response page for a form sent without scripts. It has the site's opener policy, like all of its pages; with a
 * different one, the browser would switch to a new process and forget the page that it left.
 */
const thankYouPage = () =>
  new Response('<!doctype html><title>Thank you</title><h1>Thank you</h1>', {
    headers: { 'Content-Type': 'text/html', 'Cross-Origin-Opener-Policy': 'same-origin' },
  });

async function fillIn(page: Page) {
  for (const [, label, value] of entries) await page.fill(field(label), value);
  await page.choose(interest, 'Other');
  await page.click(newsletter);
}

/** Starts hydration and waits until the form is hydrated. */
const hydrate = async (page: Page) => {
  await page.hover(send);
  await page.expects(send, ({ hydrated }) => hydrated, 'expected it to be hydrated');
};

/** The values that the form shows, by their names in the request. */
async function shownIn(page: Page) {
  const shown: Record<string, unknown> = {};
  for (const [name, label] of entries) shown[name] = (await page.read(field(label))).value;
  const { checked } = await page.read(newsletter);
  return { ...shown, newsletter: checked, interest: (await page.read(interest)).value === 'Other' ? 'other' : '' };
}

/** Sends the form, and checks that the request contains the values shown. */
async function sendsWhatIsShown({ page, site }: Visit) {
  await page.expects(send, ({ disabled }) => !disabled, 'expected it to be enabled');
  const shown = await shownIn(page);
  const before = site.posts.length;
  await page.click(send);
  await page.sees({ text: 'Inquiry Submitted' });
  expect(site.posts.length).toBe(before + 1);
  expect(JSON.parse(site.posts.at(-1)?.body ?? '{}')).toMatchObject(shown);
  return shown;
}

const stored = () => Response.json({ id: 'enquiry-1' }, { status: 201 });

const isAt = (page: Page, title: string, top: number) =>
  page.until(
    `${title} at ${top}`,
    () => ({ title: document.title, top: scrollY }),
    (shown) => shown.title === title && Math.abs(shown.top - top) < 40,
  );

const scrollTo = async (page: Page, top: number) => {
  await page.scrollToTop(top);
  await page.until(
    'the scrolled page',
    () => scrollY,
    (place) => Math.abs(place - top) < 2,
  );
};

export const reportScenarios = [
  scenario(
    'I reload while a form is being sent: its button works again, and what I see is what gets sent',
    async (visit) => {
      const { page, site } = visit;
      let isSilent = true;
      site.intercept((path) => {
        if (path !== enquiriesPath) return undefined;
        return isSilent ? new Promise(() => {}) : stored();
      });
      await page.open('/contact');
      await hydrate(page);
      await fillIn(page);
      await page.click(send);
      await page.expects(
        role('button', 'Sending...', { within: main }),
        ({ disabled }) => disabled,
        'expected it busy',
      );
      await page.reload();
      isSilent = false;
      await hydrate(page);
      const shown = await sendsWhatIsShown(visit);
      expect(shown).toMatchObject({ firstName: 'Achieng', message: 'Do you bind theses?', interest: 'other' });
      expect(page.errors()).toEqual([]);
    },
    { build: 'posting', short: true },
  ),
  scenario(
    'My browser restores the fields before any script has arrived: what I see is what gets sent',
    async (visit) => {
      const { page, site } = visit;
      site.intercept((path) => (path === enquiriesPath ? stored() : undefined));
      await page.open('/contact');
      await hydrate(page);
      await fillIn(page);
      // Without the draft, only the browser can restore anything.
      await page.evaluate(() => {
        addEventListener('pagehide', () => localStorage.clear());
      });
      await page.reload();
      await hydrate(page);
      // Some browsers restore nothing after a reload.
      for (const [, label, value] of entries)
        if ((await page.read(field(label))).value === '') await page.fill(field(label), value);
      if ((await shownIn(page)).interest === '') await page.choose(interest, 'Other');
      await sendsWhatIsShown(visit);
      expect(page.errors()).toEqual([]);
    },
    { build: 'posting' },
  ),
  scenario(
    'A password manager fills in the form without firing an event: what I see is what gets sent',
    async (visit) => {
      const { page, site } = visit;
      site.intercept((path) => (path === enquiriesPath ? stored() : undefined));
      await page.open('/contact');
      await hydrate(page);
      await page.evaluate(
        (values) => {
          for (const [name, value] of values) {
            const control = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
            if (control) control.value = value;
          }
        },
        [...entries.map(([name, , value]) => [name, value] as const), ['interest', 'other'] as const],
      );
      const shown = await sendsWhatIsShown(visit);
      expect(shown).toMatchObject({ firstName: 'Achieng', interest: 'other' });
    },
    { build: 'posting' },
  ),
  scenario(
    'I double-click Send: only one enquiry is sent',
    async ({ page, site }) => {
      site.intercept(async (path) => {
        if (path !== enquiriesPath) return undefined;
        await new Promise((later) => setTimeout(later, 500));
        return stored();
      });
      await page.open('/contact');
      await hydrate(page);
      await fillIn(page);
      await page.evaluate(() => {
        const button = document.querySelector<HTMLElement>('main form [type="submit"]');
        button?.click();
        button?.click();
        setTimeout(() => button?.click(), 100);
      });
      await page.sees({ text: 'Inquiry Submitted' });
      expect(site.posts).toHaveLength(1);
    },
    { build: 'posting' },
  ),
  scenario(
    'I double-click Send before any script has arrived: only one enquiry is sent',
    async ({ page, site }) => {
      site.intercept(async (path, request) => {
        if (path !== enquiriesPath) return undefined;
        if (request.headers.get('content-type')?.includes('json')) return stored();
        await new Promise((later) => setTimeout(later, 800));
        return thankYouPage();
      });
      await site.holdScripts('/contact');
      await page.open('/contact');
      await fillIn(page);
      await page.evaluate(() => {
        const button = document.querySelector<HTMLElement>('main form [type="submit"]');
        button?.click();
        setTimeout(() => button?.click(), 150);
      });
      await page.sees({ text: 'Thank you' });
      expect(site.posts).toHaveLength(1);
    },
    { build: 'posting' },
  ),
  scenario(
    'I go back after sending a form before its scripts arrived: its button works',
    async ({ page, site }) => {
      site.intercept((path, request) => {
        if (path !== enquiriesPath) return undefined;
        if (request.headers.get('content-type')?.includes('json')) return stored();
        return thankYouPage();
      });
      const release = await site.holdScripts('/contact');
      await page.open('/contact');
      await fillIn(page);
      await page.click(send);
      await page.sees({ text: 'Thank you' });
      release();
      // The browser may restore the page as it was left, and WebKit's driver would wait for it to load.
      await page.evaluate(() => setTimeout(() => history.back()));
      await page.waitForPath('/contact');
      await page.sees(send);
      if ((await page.read(field(/^First Name/))).value === '') await fillIn(page);
      await page.click(send);
      await page.sees(text(/Thank you/));
      expect(site.posts).toHaveLength(2);
    },
    { build: 'posting' },
  ),
  scenario(
    'I go back, forward and back again, even quickly: I am where I was each time',
    async ({ page, site }) => {
      await page.open('/services');
      await page.moveTo(300, 600);
      await site.settled();
      await scrollTo(page, 900);
      await page.click(role('link', 'FAQ', { within: banner }));
      await isAt(page, titles.faq, 0);
      await scrollTo(page, 400);
      await page.back();
      await isAt(page, titles.services, 900);
      await page.forward();
      await isAt(page, titles.faq, 400);
      await page.back();
      await isAt(page, titles.services, 900);
      await page.evaluate(() => {
        const moves = Object.assign(window, { moves: 0 });
        addEventListener('popstate', () => void moves.moves++);
        history.forward();
        setTimeout(() => history.back(), 120);
      });
      // Waits for both moves unless one has loaded a new document, because the next move would overtake them.
      await page.until(
        'the browser has gone forward and back',
        () => (window as unknown as { moves?: number }).moves ?? 'in another document',
        (moves) => moves === 2 || moves === 'in another document',
      );
      await site.settled();
      await isAt(page, titles.services, 900);
      await page.forward();
      await isAt(page, titles.faq, 400);
      expect(page.errors()).toEqual([]);
    },
    { short: true },
  ),
  ...[null, 'text', { foreign: { top: 1 } }].map((state) =>
    scenario(
      `Another script sets the history state to ${JSON.stringify(state)}: links, Back and Forward still work`,
      async ({ page, site }) => {
        await page.open('/services');
        await page.moveTo(300, 600);
        await site.settled();
        const replace = () => page.evaluate((state) => history.replaceState(state, ''), state);
        await replace();
        await scrollTo(page, 900);
        await page.click(role('link', 'FAQ', { within: banner }));
        await isAt(page, titles.faq, 0);
        await replace();
        await scrollTo(page, 400);
        await page.back();
        await isAt(page, titles.services, 900);
        await page.forward();
        await isAt(page, titles.faq, 400);
        expect(page.errors()).toEqual([]);
      },
    ),
  ),
  scenario(
    'Following a link and going back jump to their positions without scroll animation',
    async ({ page, site }) => {
      await page.open('/services');
      await page.moveTo(300, 600);
      await site.settled();
      await scrollTo(page, 900);
      await page.evaluate(() => {
        const places = Object.assign(window, { places: [] as string[] }).places;
        const record = () => {
          const place = `${document.title}: ${Math.round(scrollY / 10)}`;
          if (places.at(-1) !== place) places.push(place);
          requestAnimationFrame(record);
        };
        record();
      });
      await page.click(role('link', 'FAQ', { within: banner }));
      await isAt(page, titles.faq, 0);
      await page.back();
      await isAt(page, titles.services, 900);
      const places = await page.evaluate(() => (window as unknown as { places: string[] }).places);
      // An animated jump would pass through positions in between.
      const between = places.filter((place) => !/: (?:0|[789]\d)$/.test(place));
      expect(between).toEqual([]);
    },
  ),
];
