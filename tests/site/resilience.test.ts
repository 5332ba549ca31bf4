/** Script errors never remove prerendered content: headings, links and forms stay, along with typed text. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';
import { openBrowser, type Visit, waitForHydration, widths } from './browser.js';

const visit = openBrowser();

const assets = readdirSync(join(inject('siteFolder'), 'assets')).filter((file) => file.endsWith('.js'));

const chunk = (name: string) => {
  const file = assets.find((asset) => asset.startsWith(`${name}-`));
  expect(file, `the chunk ${name}`).toBeDefined();
  return `**/assets/${file}`;
};

/** Waits until the error is in the console. */
const failed = ({ errors }: Visit, error: RegExp) =>
  expect.poll(() => errors.join('\n'), { timeout: scaleTimeout(10_000) }).toMatch(error);

/** The broken module's error, or React's error about a component that the module no longer exports. */
const moduleError = /broken on purpose|Minified React error #130/;

/** Starts hydration. Mouse movement would too, but browsers drop input before the first paint. */
const startHydration = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pointermove')));

async function expectAllContent(page: Page): Promise<void> {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    expect(await page.getByRole(landmark).count(), landmark).toBe(1);
  }
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  const served = await (await page.request.get(page.url())).text();
  const headings = served.match(/<h[1-6]\b/g)?.length ?? Number.NaN;
  expect(await page.locator(':is(h1, h2, h3, h4, h5, h6)').count(), 'headings').toBeGreaterThanOrEqual(headings);
  await expectMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL('**/faq');
}

/** Checks that the mobile menu opens and closes. */
async function expectMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: widths.phone, height: 844 });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Blog' }).waitFor();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await menu.waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: widths.desktop, height: 900 });
}

/** Waits until all requested scripts have loaded. */
const settled = (page: Page) => page.waitForLoadState('networkidle');

/** Replaces a module with one whose exported components and functions throw when called. */
async function breakModule(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const code = await (await route.fetch()).text();
    const [list = ''] = /export\s*\{[^}]*\}/.exec(code) ?? [];
    expect(list).not.toBe('');
    const names = list
      .replace(/^export\s*\{|\}$/g, '')
      .split(',')
      .map(
        (item) =>
          item
            .split(/\sas\s/)
            .at(-1)
            ?.trim() ?? '',
      );
    const broken = names.map((name) =>
      name === 'default'
        ? 'export default () => { throw new Error("broken on purpose"); };'
        : `const broken_${name} = () => { throw new Error("broken on purpose"); }; export { broken_${name} as ${name} };`,
    );
    await route.fulfill({ contentType: 'text/javascript', body: broken.join('\n') });
  });
}

/** A path for each page module. */
const pageOf: Record<string, string> = {
  ArticlePage: '/blog/how-to-read-an-empty-hall',
  BlogPage: '/blog',
  CaseStudiesPage: '/case-studies',
  CredentialsPage: '/about/credentials',
  ContactPage: '/contact',
  FaqPage: '/faq',
  HomePage: '/',
  InquiriesPage: '/inquiries',
  NotFoundPage: '/no/such/page',
  OurStoryPage: '/about/our-story',
  PrivacyPolicyPage: '/privacy-policy',
  ProjectPage: '/projects/1',
  ServicePage: '/services/printing',
  ServicesPage: '/services',
  SitemapPage: '/sitemap',
  TeamPage: '/about/team',
  TermsOfServicePage: '/terms-of-service',
  ValuesPage: '/about/values',
};

/** Some text from each of the home page's islands. */
const islands: Record<string, string> = {
  HomeContact: 'Send Us A Message',
  HomeServices: 'Clients Served',
};

/**
 * Browser APIs that the boot script and the hooks on /contact call. The home page's islands use observers of their own.
 */
const brokenApis = [
  'matchMedia',
  'IntersectionObserver',
  'ResizeObserver',
  'localStorage',
  'requestAnimationFrame',
  'requestIdleCallback',
  'performance.getEntriesByType',
  'document.getElementById',
];

it('covers every page and every island', () => {
  const source = (folder: string) =>
    readdirSync(join(import.meta.dirname, '../../site/src', folder))
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => file.replace('.tsx', ''));
  // All service pages render `ServicePage`, all articles `ArticlePage`.
  expect(source('pages/services')).toContain('ServicePage');
  expect(source('pages/blog')).toContain('ArticlePage');
  expect(Object.keys(pageOf).sort()).toEqual([...source('pages'), 'ServicePage', 'ArticlePage'].sort());
  expect(Object.keys(islands).sort()).toEqual(source('islands').sort());
});

describe('a page with failing scripts', () => {
  it.each(['/', '/services/printing', '/blog', '/faq', '/contact', '/projects/1'])(
    'keeps the content of %s when React fails to load',
    async (path) => {
      const opened = await visit(path, {
        prepare: (page) => page.route(chunk('react'), (route) => route.abort()),
      });
      await startHydration(opened.page);
      await failed(opened, /Failed to fetch dynamically imported module/);
      await expectAllContent(opened.page);
    },
  );

  it.each(Object.entries(pageOf))('keeps its content when %s throws at %s', async (name, path) => {
    const opened = await visit(path, { prepare: (page) => breakModule(page, chunk(name)) });
    await startHydration(opened.page);
    await failed(opened, moduleError);
    await settled(opened.page);
    await expectAllContent(opened.page);
  });

  it.each(Object.entries(islands))(
    'keeps its content and typed text when the island %s throws',
    async (name, words) => {
      const opened = await visit('/', { prepare: (page) => breakModule(page, chunk(name)) });
      const { page } = opened;
      const field = page.getByRole('textbox', { name: 'Subject' });
      await field.fill('A launch in May');
      await waitForHydration(page);
      await page
        .getByText(words)
        .first()
        .evaluate((element) => element.scrollIntoView());
      await failed(opened, moduleError);
      expect(await page.getByText(words).first().isVisible()).toBe(true);
      expect(await field.inputValue()).toBe('A launch in May');
      await expectAllContent(page);
    },
  );

  it('keeps its content when the boot script throws first', async () => {
    const { page } = await visit('/contact', {
      prepare: (page) =>
        page.route(chunk('boot'), (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose");' }),
        ),
    });
    const field = page.getByLabel('First Name', { exact: true });
    await field.fill('Achieng');
    await settled(page);
    expect(await field.inputValue()).toBe('Achieng');
    await expectAllContent(page);
  });

  it.each(brokenApis)('keeps its content when the browser’s %s throws in the boot script or a hook', async (path) => {
    const [url, label] = path === 'IntersectionObserver' ? ['/', 'Subject'] : ['/contact', 'First Name'];
    const { page } = await visit(url, {
      prepare: (page) =>
        page.addInitScript((path) => {
          const keys = path.split('.');
          const name = keys.pop() ?? '';
          const holder = keys.reduce<object>((object, key) => Reflect.get(object, key), window);
          // Some of these APIs are constructors, which cannot be replaced with arrow functions.
          function fail() {
            document.documentElement.dataset['broken'] = path;
            throw new Error('broken on purpose');
          }
          Object.defineProperty(holder, name, path === 'localStorage' ? { get: fail } : { value: fail });
        }, path),
    });
    const field = page.getByLabel(label, { exact: true });
    await field.fill('Achieng');
    await startHydration(page);
    await page.locator(`html[data-broken="${path}"]`).waitFor();
    await settled(page);
    // The visitor can keep typing, because the field keeps its text, focus and caret.
    await page.keyboard.type(' Wanjiru');
    expect(await field.inputValue()).toBe('Achieng Wanjiru');
    await expectAllContent(page);
  });
});

it('detects lost content', async () => {
  const { page } = await visit('/contact');
  await waitForHydration(page);
  await page.evaluate(() => document.querySelector('main')?.replaceChildren());
  await expect(expectAllContent(page)).rejects.toThrow();
});
