/** No error in a script removes what the server has sent: headings, links and forms stay, with what was typed. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { openBrowser, waitForHydration } from './browser.js';

const visit = openBrowser();

const assets = readdirSync(join(inject('siteFolder'), 'assets')).filter((file) => file.endsWith('.js'));

const chunk = (name: string) => {
  const file = assets.find((asset) => asset.startsWith(`${name}-`));
  expect(file, `the chunk ${name}`).toBeDefined();
  return `**/assets/${file}`;
};

/** Waits until an error has been reported. */
const failure = (page: Page) =>
  Promise.race([page.waitForEvent('console', (message) => message.type() === 'error'), page.waitForEvent('pageerror')]);

const wake = (page: Page) => page.mouse.move(200, 300);

async function expectWhole(page: Page): Promise<void> {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    expect(await page.getByRole(landmark).count(), landmark).toBe(1);
  }
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.getByRole('main').getByRole('heading').count()).toBeGreaterThan(1);
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL('**/faq');
}

/** Replaces a module: every component and function that it exports throws when it is called. */
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

describe('a page stays whole', () => {
  it.each(['/', '/services/printing', '/blog', '/faq', '/contact', '/projects/1'])(
    '%s when React cannot be loaded',
    async (path) => {
      const { page } = await visit(path, {
        prepare: (page) => page.route(chunk('react'), (route) => route.abort()),
      });
      const failed = failure(page);
      await wake(page);
      await failed;
      await expectWhole(page);
    },
  );

  it.each([
    ['/', 'HomePage'],
    ['/services/printing', 'ServicePage'],
    ['/blog', 'BlogPage'],
    ['/faq', 'FaqPage'],
    ['/contact', 'ContactPage'],
  ])('%s when its page throws', async (path, name) => {
    const { page } = await visit(path, { prepare: (page) => breakModule(page, chunk(name)) });
    const failed = failure(page);
    await wake(page);
    await failed;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined))));
    await expectWhole(page);
  });

  it.each([
    ['HomeServices', 'Clients Served'],
    ['HomeContact', 'Send Us A Message'],
    ['Footer', 'Quick Links'],
  ])('/ when its island %s throws, and what was typed stays', async (name, words) => {
    const { page } = await visit('/', { prepare: (page) => breakModule(page, chunk(name)) });
    const failed = failure(page);
    const field = page.getByRole('textbox', { name: 'Subject' });
    await field.fill('A launch in May');
    await waitForHydration(page);
    await page
      .getByText(words)
      .first()
      .evaluate((element) => element.scrollIntoView());
    await failed;
    expect(await page.getByText(words).first().isVisible()).toBe(true);
    expect(await field.inputValue()).toBe('A launch in May');
    await expectWhole(page);
  });

  it('/contact when a hook of the frame throws', async () => {
    const { page } = await visit('/contact', {
      prepare: (page) =>
        page.addInitScript(() => {
          // The header and the toasts ask for it on their first render.
          Object.defineProperty(window, 'matchMedia', {
            value: () => {
              throw new Error('broken on purpose');
            },
          });
        }),
    });
    const field = page.getByLabel('First Name', { exact: true });
    await field.fill('Achieng');
    const failed = failure(page);
    await wake(page);
    await failed;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined))));
    expect(await field.inputValue()).toBe('Achieng');
    await expectWhole(page);
  });
});

it('would notice a page that lost its content', async () => {
  const { page } = await visit('/contact');
  await waitForHydration(page);
  await page.evaluate(() => document.querySelector('main')?.replaceChildren());
  await expect(expectWhole(page)).rejects.toThrow();
});
