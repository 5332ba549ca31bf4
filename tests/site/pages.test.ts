/** The pages' interactive sections (product spec, sections 2 and 4). */

import { caseStudiesLink, coreServices, heroSlides, impact } from 'agency-content';
import { articles, categories } from 'agency-content/blog';
import { ask, faqCategories, leadTimesEntry, resources } from 'agency-content/faq';
import { recentWork, serviceFeatures } from 'agency-content/home';
import { galleries } from 'agency-content/project-stories';
import { projects } from 'agency-content/projects';
import { unbroken } from 'agency-content/unbroken';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { collapseSpaces, openBrowser, pauseClock, renderAll, siteUrl, waitForHydration, widths } from './browser.js';

const visit = openBrowser();

const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);

async function open(path: string, prepare?: (page: Page) => Promise<unknown>, width: number = widths.desktop) {
  const { page, messages } = await visit(path, { ...(prepare && { prepare }), viewport: { width, height: 900 } });
  await waitForHydration(page);
  return { page, messages };
}

/** After the first scroll, content waits to be revealed. */
const startToScroll = (page: Page) => page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }));

describe('the search', () => {
  const field = (page: Page) => page.getByRole('searchbox', { name: 'Search this site' });
  const status = (page: Page) => page.getByRole('region', { name: 'Search', exact: true }).getByRole('status');

  it('loads the page text with the first query, and can return to its results', async () => {
    const { page, messages } = await open('/sitemap');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await field(page).focus();
    expect(requested).not.toContain('/search.json');
    await field(page).fill('isbn');
    await expect.poll(() => status(page).textContent()).toMatch(/^\d+ results for “isbn”$/);
    expect(requested).toContain('/search.json');
    const results = page.getByRole('region', { name: 'Search', exact: true }).getByRole('listitem');
    expect(await results.locator('mark').first().textContent()).toMatch(/isbn/i);
    await results.getByRole('link', { name: 'Can you get an ISBN for our book?' }).click();
    await page.waitForURL(`${siteUrl}/faq#faq-isbn`);
    await page.goBack();
    await page.waitForURL(`${siteUrl}/sitemap?q=isbn`);
    await expect.poll(() => status(page).textContent()).toContain('“isbn”');
    expect(messages).toEqual([]);
  });

  it('runs the query in the URL, and links to all pages if the text does not load', async () => {
    const prepare = (page: Page) => page.route('**/search.json', (route) => route.abort());
    const { page } = await visit('/sitemap?q=vans', { prepare });
    await expect.poll(() => status(page).textContent()).toBe('The search did not load.');
    expect(await field(page).inputValue()).toBe('vans');
    await page.getByRole('link', { name: 'See all pages' }).click();
    await page.waitForURL(`${siteUrl}/sitemap?q=vans#all-pages`);
    await page.unroute('**/search.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => status(page).textContent()).toContain('“vans”');
  });
});

describe('the blog', () => {
  const list = (page: Page) => page.getByRole('region', { name: 'All articles' });
  const titles = (page: Page) => list(page).getByRole('article').getByRole('heading').allTextContents();
  const button = (page: Page, name: string) =>
    page.getByRole('group', { name: 'Filter by category' }).getByRole('button', { name, exact: true });

  it('filters nine articles by category, keeps the filter in the URL, and follows Back and Forward', {
    tags: ['component:ArticleFilter', 'wcag:3.2.2'],
  }, async () => {
    const { page } = await open('/blog');
    expect(articles).toHaveLength(9);
    expect(await titles(page)).toEqual(articles.map(({ title }) => title));
    const status = list(page).getByRole('status');
    expect(await status.textContent()).toBe('All 9 articles');
    expect(await button(page, 'All').getAttribute('aria-pressed')).toBe('true');
    expect(categories).toHaveLength(5);
    for (const category of categories) {
      await button(page, category).click();
      const expected = articles.filter((article) => article.category === category).map(({ title }) => title);
      expect(expected.length).toBeGreaterThan(0);
      await expect.poll(() => titles(page)).toEqual(expected);
      const count = expected.length === 1 ? '1 article' : `${expected.length} articles`;
      expect(await status.textContent()).toBe(`${count} in ${category}`);
      expect(await button(page, category).getAttribute('aria-pressed')).toBe('true');
      expect(await button(page, 'All').getAttribute('aria-pressed')).toBe('false');
      expect(new URL(page.url()).searchParams.get('category')).toBe(category.toLowerCase().replace(' ', '-'));
    }
    await page.goBack();
    await expect.poll(() => button(page, 'Digital Marketing').getAttribute('aria-pressed')).toBe('true');
    await button(page, 'All').click();
    await expect.poll(() => titles(page)).toHaveLength(9);
    expect(new URL(page.url()).search).toBe('');
  });

  it('opens with the category in the URL, or with all articles if it is unknown', async () => {
    const { page } = await open('/blog?category=event-planning');
    await expect.poll(() => button(page, 'Event Planning').getAttribute('aria-pressed')).toBe('true');
    const expected = articles.filter(({ category }) => category === 'Event Planning');
    await expect.poll(() => titles(page)).toEqual(expected.map(({ title }) => title));
    await page.goto('/blog?category=gardening');
    await waitForHydration(page);
    expect(await titles(page)).toHaveLength(9);
  });

  it('has three columns, links to the articles, and buttons without an action', async () => {
    const { page, messages } = await open('/blog');
    const cards = list(page).getByRole('article');
    const lefts = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(3);
    const more = list(page).getByRole('link', { name: /^Read More/ });
    expect(await more.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      articles.map(({ path }) => path),
    );
    const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('button');
    expect(await pages.allTextContents()).toEqual(['1', '2', '3']);
    await pages.nth(1).focus();
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(`${siteUrl}/blog`);
    expect(await titles(page)).toHaveLength(9);
    expect(await pages.first().getAttribute('aria-current')).toBe('page');
    expect(messages).toEqual([]);
  });
});

describe('the FAQ', () => {
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
  // The browser's search can find unselected panels, so locating by role alone would match them too.
  const panels = (page: Page) => page.locator('[role="tabpanel"]:not([hidden])');
  const questions = (page: Page) => panels(page).getByRole('button');
  const expanded = (page: Page) =>
    questions(page).evaluateAll((all) => all.map((question) => question.getAttribute('aria-expanded')));

  it('shows the selected category’s questions, starting with General', async () => {
    const { page } = await open('/faq');
    const names = ['General', 'Services', 'Events & Expos', 'Brand Development', 'Pricing', 'Process'];
    expect(faqCategories.map(({ name }) => name)).toEqual(names);
    expect(await tab(page, 'General').getAttribute('aria-selected')).toBe('true');
    for (const { name, entries } of faqCategories) {
      await tab(page, name).click();
      await expect.poll(() => tab(page, name).getAttribute('aria-selected')).toBe('true');
      await expect.poll(() => panels(page).count()).toBe(1);
      expect(entries.length).toBeGreaterThanOrEqual(5);
      expect((await questions(page).allTextContents()).map((text) => text.replace(/^\d+/, ''))).toEqual(
        entries.map(({ question }) => question),
      );
    }
  });

  it.each([
    { width: widths.desktop, orientation: 'vertical', back: 'ArrowUp', forward: 'ArrowDown' },
    { width: widths.phone, orientation: 'horizontal', back: 'ArrowLeft', forward: 'ArrowRight' },
  ])(
    'selects a category with the arrow keys, Home and End at $width px',
    { tags: ['component:FaqSection', 'wcag:2.1.1'] },
    async (row) => {
      const { width, orientation, back, forward } = row;
      const { page } = await open('/faq', undefined, width);
      await tab(page, 'General').focus();
      expect(await page.getByRole('tablist').first().getAttribute('aria-orientation')).toBe(orientation);
      for (const [key, name] of [
        [forward, 'Services'],
        ['End', 'Process'],
        [forward, 'General'],
        [back, 'Process'],
        ['Home', 'General'],
      ] as const) {
        await page.keyboard.press(key);
        await expect.poll(() => tab(page, name).getAttribute('aria-selected')).toBe('true');
        expect(await hasFocus(tab(page, name))).toBe(true);
      }
    },
  );

  it('opens one answer at a time, and closes it again', async () => {
    const { page } = await open('/faq');
    const [first, second] = faqCategories[0]?.entries ?? [];
    const answer = (entry = first) => page.getByText(entry?.answer.split('\n')[0] ?? '', { exact: true });
    await questions(page).nth(0).click();
    await answer(first).waitFor();
    await questions(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await answer(second).waitFor();
    await answer(first).waitFor({ state: 'hidden' });
    expect((await expanded(page)).filter((state) => state === 'true')).toHaveLength(1);
    await page.keyboard.press('Space');
    await answer(second).waitFor({ state: 'hidden' });
    expect(await expanded(page)).not.toContain('true');
  });

  it('opens the answer in the URL’s fragment, both on load and later', async () => {
    const { page } = await open(`/faq#faq-${leadTimesEntry}`);
    const [general, services] = faqCategories;
    const booking = general?.entries.find(({ id }) => id === leadTimesEntry);
    const asked = page.getByRole('button', { name: booking?.question ?? '' });
    await expect.poll(() => asked.getAttribute('aria-expanded')).toBe('true');
    for (const advice of ['6-12 months', '3-6', '1-3']) expect(booking?.answer).toContain(unbroken(advice));
    await page.getByText(booking?.answer.split('\n')[0] ?? '', { exact: true }).waitFor();
    const other = services?.entries.at(-1);
    await page.evaluate((id) => {
      location.hash = `faq-${id}`;
    }, other?.id);
    await expect.poll(() => tab(page, 'Services').getAttribute('aria-selected')).toBe('true');
    await page.getByText(other?.answer.split('\n')[0] ?? '', { exact: true }).waitFor();
  });

  it('links to the contact page, a consultation and three resources', async () => {
    const { page } = await visit('/faq', { javaScriptEnabled: false });
    const main = page.getByRole('main');
    const paths = { 'Contact Us': '/contact', 'Schedule a Consultation': '/inquiries' };
    expect(ask.actions.map(({ name }) => name)).toEqual(Object.keys(paths));
    for (const [name, path] of Object.entries(paths)) {
      expect(await main.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path);
    }
    for (const path of ['/services', '/case-studies', '/blog']) {
      expect(await main.locator(`a[href="${path}"]`).count(), path).toBeGreaterThan(0);
    }
    expect(resources.cards).toHaveLength(3);
  });
});

describe('the home hero’s carousel', () => {
  it('has a dot for each of its twelve slides, and loops when its arrows are used', async () => {
    const { page } = await open('/', pauseClock);
    const hero = page.locator('main section').first();
    const tabs = hero.getByRole('tab');
    expect(heroSlides).toHaveLength(12);
    expect(await tabs.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-label')))).toEqual(
      heroSlides.map((_, index) => `Go to slide ${index + 1}`),
    );
    const current = () =>
      tabs.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-selected') === 'true'));
    await hero.getByRole('button', { name: 'Previous slide' }).click();
    await expect.poll(current).toBe(11);
    const link = hero.getByRole('tabpanel', { name: /^12 of 12/ }).getByRole('link', { name: 'Our Services' });
    expect(await link.getAttribute('href')).toBe(heroSlides[11]?.servicePath);
    await hero.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(current).toBe(0);
    await tabs.nth(6).click();
    await expect.poll(current).toBe(6);
    const [wide, narrow] = await Promise.all([tabs.nth(6).boundingBox(), tabs.nth(2).boundingBox()]);
    expect(wide?.width).toBeGreaterThan(narrow?.width ?? Infinity);
    // Rotation stays off once the visitor has interacted.
    await page.clock.runFor(30_000);
    expect(await current()).toBe(6);
    await hero.getByRole('button', { name: 'Start slide rotation' }).click();
    await page.clock.runFor(8_010);
    await expect.poll(current).toBe(7);
  });

  it('links every slide as specified', () => {
    const paths = heroSlides.flatMap(({ servicePath }) => servicePath ?? []);
    const times = (path: string) => paths.filter((other) => other === path).length;
    expect(Object.fromEntries(paths.map((path) => [path, times(path)]))).toEqual({
      '/services/printing': 7,
      '/services/events': 2,
      '/services/staff-engagement': 2,
      '/services/experiential-marketing': 1,
    });
  });
});

describe('home page sections', () => {
  it('shows a service’s pictures with arrows and dots, in a loop without autoplay', {
    tags: ['component:ServiceCarousel', 'wcag:2.2.2'],
  }, async () => {
    const { page } = await open('/', pauseClock);
    const features = Object.values(serviceFeatures);
    expect(features).toHaveLength(5);
    for (const { heading, images } of features) {
      const section = page.getByRole('region', { name: heading });
      const dots = section.getByRole('tab');
      const current = () =>
        dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-selected') === 'true'));
      await section.scrollIntoViewIfNeeded();
      expect(await dots.count()).toBe(images.length);
      expect(images.length).toBeGreaterThan(1);
      await section.getByRole('button', { name: 'Previous slide' }).click();
      await expect.poll(current).toBe(images.length - 1);
      await section.getByRole('button', { name: 'Next slide' }).click();
      await expect.poll(current).toBe(0);
      await dots.nth(1).click();
      await expect.poll(current).toBe(1);
      await page.clock.runFor(20_000);
      expect(await current()).toBe(1);
    }
  });

  it('counts up from 0 to each number in 2 s, and only once', async () => {
    const { page } = await open('/', pauseClock);
    // Tall enough for both rows of counters, because a counter doesn't start until it is in view.
    await page.setViewportSize({ width: widths.desktop, height: 1200 });
    const section = page.getByRole('region', { name: impact.heading });
    expect(impact.numbers.map(({ value, unit = '', label }) => `${value}${unit} ${label}`)).toEqual([
      '120 Clients Served',
      '50 Projects Completed',
      '98% Satisfaction Rate',
      '5 Years Experience',
    ]);
    const figures = section.locator('[data-count]');
    const states = () => figures.evaluateAll((all) => all.map((figure) => figure.getAttribute('data-count')));
    const shown = (index: number) =>
      figures
        .nth(index)
        .locator('[aria-hidden="true"]')
        .evaluateAll(([layer]) =>
          Number(
            [...(layer?.querySelectorAll(':scope > span > span:nth-child(2)') ?? [])]
              .map((digit) => digit.textContent)
              .join(''),
          ),
        );
    await figures.first().evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return states();
      })
      .toEqual(['counting', 'counting', 'counting', 'counting']);
    const counts: number[] = [];
    for (let time = 0; time < 1_500; time += 100) {
      await page.clock.runFor(100);
      counts.push(await shown(0));
    }
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[0]).toBeLessThan(100);
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    expect(new Set(counts).size).toBeGreaterThan(5);
    expect(await states()).toEqual(['counting', 'counting', 'counting', 'counting']);
    await page.clock.runFor(600);
    await expect.poll(states).toEqual(['final', 'final', 'final', 'final']);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await figures.first().evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await page.clock.runFor(500);
    expect(await states()).toEqual(['final', 'final', 'final', 'final']);
  });

  it('reveals a project’s link on hover and on focus', {
    tags: ['component:RecentWork', 'wcag:1.4.13'],
  }, async () => {
    const { page } = await open('/');
    expect(recentWork.projects).toHaveLength(4);
    const section = page.getByRole('region', { name: recentWork.heading });
    const opacity = (link: Locator) => link.evaluate((node) => getComputedStyle(node.parentElement as Element).opacity);
    for (const [index, { id, title }] of recentWork.projects.entries()) {
      const link = section.getByRole('link', { name: `View Project ${title}` });
      expect(await link.getAttribute('href')).toBe(`/projects/${id}`);
      await page.mouse.move(0, 0);
      await link.scrollIntoViewIfNeeded();
      await expect.poll(() => opacity(link)).toBe('0');
      if (index % 2 === 0) await section.getByRole('heading', { name: title }).hover();
      else await link.focus();
      await expect.poll(() => opacity(link)).toBe('1');
    }
    await section.getByRole('link', { name: 'View All Projects' }).click();
    await page.waitForURL('**/case-studies');
  });

  it('always shows a project’s link on devices that cannot hover', {
    tags: ['component:RecentWork', 'wcag:1.4.13'],
  }, async () => {
    const { page } = await visit('/', {
      hasTouch: true,
      isMobile: true,
      viewport: { width: widths.phone, height: 844 },
    });
    await renderAll(page);
    const links = page.getByRole('link', { name: /^View Project / });
    expect(
      await links.evaluateAll((all) => all.map((link) => getComputedStyle(link.parentElement as Element).opacity)),
    ).toEqual(['1', '1', '1', '1']);
  });

  it('animates the service cards in, 0.1 s apart', async () => {
    const { page } = await open('/');
    const section = page.getByRole('region', { name: coreServices.heading });
    const cards = section.locator('[data-reveal]');
    expect(await cards.count()).toBe(6);
    await startToScroll(page);
    await expect
      .poll(() => cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-reveal'))))
      .toContain('waiting');
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const delays = await cards.evaluateAll((all) =>
      all.map((card) =>
        card.getAttribute('data-reveal') === 'still' ? '' : (card as HTMLElement).style.transitionDelay,
      ),
    );
    for (const [index, delay] of delays.entries()) expect(['', `${index / 10}s`]).toContain(delay);
    expect(delays.filter(Boolean).length).toBeGreaterThan(2);
    for (const { title, path } of coreServices.services) {
      const link = section.getByRole('link', { name: new RegExp(`^Show Me.*${title}$`) });
      expect(await link.getAttribute('href')).toBe(path);
    }
  });
});

describe('a card that has not been revealed yet', () => {
  it('stays in place when it is pressed, which focuses its link', async () => {
    const { page } = await open('/');
    const section = page.getByRole('region', { name: coreServices.heading });
    const card = section.locator('[data-reveal]').last();
    await startToScroll(page);
    await expect.poll(() => card.getAttribute('data-reveal')).toBe('waiting');
    await card.evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant', block: 'center' });
      // Simulates the moment before the browser reports that the card is in view.
      new MutationObserver(() => {
        if (element.getAttribute('data-reveal') !== 'waiting') element.setAttribute('data-reveal', 'waiting');
      }).observe(element, { attributeFilter: ['data-reveal'] });
    });
    const link = card.getByRole('link').last();
    const top = () => link.evaluate((element) => element.getBoundingClientRect().top);
    const opacity = () => card.evaluate((element) => getComputedStyle(element).opacity);
    await expect.poll(opacity).toBe('0');
    await link.hover({ force: true });
    const before = await top();
    await page.mouse.down();
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(opacity).toBe('1');
    expect(await top()).toBe(before);
  });
});

describe('the credentials page', () => {
  it('links to the company profile with its type and size, and downloads the file', async () => {
    const { page } = await open('/about/credentials');
    const link = page.getByRole('link', { name: /^Company profile \(PDF, \d+ KB\)$/ });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('company-profile.pdf');
    expect(new URL(page.url()).pathname).toBe('/about/credentials');
    const file = await fetch(`${siteUrl}/company-profile.pdf`);
    const { byteLength } = await file.arrayBuffer();
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(await link.textContent()).toBe(`Company profile (PDF, ${Math.round(byteLength / 1000)} KB)`);
  });

  it('is linked from the menu', async () => {
    const { page } = await visit('/', { javaScriptEnabled: false });
    const links = page.getByRole('banner').locator('a[href="/about/credentials"]');
    expect(await links.count()).toBeGreaterThan(0);
  });
});

describe('a project page', () => {
  it('shows a case study’s pictures in order, and enlarges them', async () => {
    const { page } = await open('/projects/3');
    const gallery = page.getByRole('region', { name: galleries[3]?.heading ?? '' });
    const pictures = gallery.getByRole('link');
    expect(await pictures.count()).toBe(6);
    await pictures.first().click();
    await page.getByRole('dialog').waitFor();
    expect(new URL(page.url()).hash).toBe('#pictures-map');
  });

  it('shows its title, client, category and the year 2024', async () => {
    expect(projects.length).toBeGreaterThanOrEqual(4);
    const { page } = await visit('/', { javaScriptEnabled: false });
    for (const { id, title, client, category, overview } of projects) {
      await page.goto(`/projects/${id}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      const text = collapseSpaces(await page.getByRole('main').textContent());
      for (const part of [client, category, '2024', ...[overview].flat()]) expect(text).toContain(collapseSpaces(part));
    }
  });

  it.each(['/projects/999', '/projects/x', '/projects/01'])(
    'returns 404 for an unknown project id: %s',
    async (path) => {
      const { page, messages } = await visit('/');
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await waitForHydration(page);
      await page.getByRole('heading', { level: 1, name: 'Project not found' }).waitFor();
      expect(await page.title()).toContain('Project not found');
      expect(messages.filter((message) => !message.startsWith('Failed to load resource'))).toEqual([]);
      await page.getByRole('main').getByRole('link', { name: caseStudiesLink.name }).click();
      await page.waitForURL(`**${caseStudiesLink.path}`);
    },
  );

  it('shows the not-found page after client-side navigation to an unknown path', async () => {
    const { page, messages } = await open('/faq');
    const go = (path: string) =>
      page.evaluate((path) => {
        history.pushState(null, '', path);
        // Simulates the visitor going back to the path.
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
    await go('/projects/999');
    await page.getByRole('heading', { level: 1, name: 'Project not found' }).waitFor();
    await go('/nowhere/at/all');
    await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
    expect(messages).toEqual(['404: there is no page at /nowhere/at/all']);
    await go('/nowhere/else');
    await expect.poll(() => messages).toContain('404: there is no page at /nowhere/else');
  });
});
