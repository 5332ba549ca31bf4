/** Presses and keystrokes made before hydration are handled natively or replayed. */
import { faqCategories } from 'agency-content/faq';
import { titles } from 'agency-content/titles';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';
import { openBrowser, waitForHydration, widths } from './browser.js';

const visit = openBrowser();

/** Opens a page and delays every script except the first until `release`. */
async function openWithDelayedScripts(path: string, options: Parameters<typeof visit>[1] = {}) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page } = await visit(path, {
    ...options,
    prepare: (page) =>
      page.route(/\/assets\/(?!boot-).*\.js$/, async (route) => {
        await released;
        await route.continue();
      }),
  });
  return { page, release };
}

/** Allows for slower hydration on a slow machine. */
const hydrationTimeout = { timeout: scaleTimeout(5000) };

const slideDot = (page: Page, number: number) =>
  page.getByRole('tab', { name: `Go to slide ${number}`, exact: true }).first();

describe('a press made before hydration', () => {
  it('moves the carousel to the next slide', async () => {
    const { page, release } = await openWithDelayedScripts('/');
    await page.getByRole('button', { name: 'Next slide' }).first().click();
    expect(await slideDot(page, 1).getAttribute('aria-selected')).toBe('true');
    release();
    await expect.poll(() => slideDot(page, 2).getAttribute('aria-selected'), hydrationTimeout).toBe('true');
  });

  it('counts only once, even if repeated', async () => {
    const { page, release } = await openWithDelayedScripts('/faq');
    const question = page.getByRole('button', { name: faqCategories[0]?.entries[2]?.question ?? '' });
    await question.click();
    await question.click();
    release();
    await waitForHydration(page);
    await expect.poll(() => question.getAttribute('aria-expanded'), hydrationTimeout).toBe('true');
  });

  it('is replayed even if the first script had not yet loaded', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await visit('about:blank', {
      prepare: (page) =>
        page.route(/\/assets\/.*\.js$/, async (route) => {
          await released;
          await route.continue();
        }),
    });
    await page.goto('/faq', { waitUntil: 'commit' });
    const question = page.getByRole('button', { name: faqCategories[0]?.entries[2]?.question ?? '' });
    await question.click();
    release();
    await expect.poll(() => question.getAttribute('aria-expanded'), hydrationTimeout).toBe('true');
  });

  it('is replayed for each button that was pressed', async () => {
    const { page, release } = await openWithDelayedScripts('/faq');
    const tab = page.getByRole('tab', { name: 'Pricing' });
    const question = page.getByRole('button', {
      name: faqCategories.find(({ name }) => name === 'Pricing')?.entries[0]?.question ?? '',
      includeHidden: true,
    });
    await tab.click();
    release();
    await expect.poll(() => tab.getAttribute('aria-selected'), hydrationTimeout).toBe('true');
    await question.click();
    await expect.poll(() => question.getAttribute('aria-expanded'), hydrationTimeout).toBe('true');
  });

  it('is cancelled by Escape', async () => {
    const { page, release } = await openWithDelayedScripts('/faq');
    await page.getByRole('tab', { name: 'Pricing' }).click();
    await page.keyboard.press('Escape');
    release();
    await waitForHydration(page);
    // The first category is still selected, so its questions can be opened.
    const question = page.getByRole('button', { name: faqCategories[0]?.entries[2]?.question ?? '' });
    await question.click();
    await expect.poll(() => question.getAttribute('aria-expanded'), hydrationTimeout).toBe('true');
    expect(await page.getByRole('tab', { name: 'Pricing' }).getAttribute('aria-selected')).toBe('false');
  });

  it('keeps typed text, and follows links natively', async () => {
    const { page, release } = await openWithDelayedScripts('/contact');
    const field = page.getByLabel('First Name', { exact: true });
    await field.fill('Achieng');
    release();
    await waitForHydration(page);
    await page.locator('main form').getByRole('button').click();
    await page.getByRole('link', { name: 'Last name is required' }).waitFor();
    expect(await page.getByRole('link', { name: 'First name is required' }).count()).toBe(0);
    expect(await field.inputValue()).toBe('Achieng');

    const { page: early } = await openWithDelayedScripts('/contact');
    await early.getByRole('banner').getByRole('link', { name: 'FAQ' }).click({ noWaitAfter: true });
    await early.waitForURL('**/faq', { waitUntil: 'commit' });
  });

  it('opens the menu at once, and the links in it lead to a page that can scroll', async () => {
    const { page } = await visit('about:blank', { viewport: { width: widths.phone, height: 844 }, hasTouch: true });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'FAQ', exact: true }).tap();
    await expect.poll(() => page.title()).toBe(titles.faq);
    await menu.waitFor({ state: 'hidden' });
    await page.mouse.move(200, 400);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 200);
        return page.evaluate(() => scrollY);
      })
      .toBeGreaterThan(100);
  });

  it('opens and closes the menu in a browser without invoker commands', async () => {
    const { page, release } = await openWithDelayedScripts('about:blank', {
      viewport: { width: widths.phone, height: 844 },
    });
    // Safari before 26.2 has no invoker commands.
    await page.addInitScript(() => {
      for (const name of ['commandForElement', 'command']) delete (HTMLButtonElement.prototype as never)[name];
      addEventListener('command', (event) => event.preventDefault(), { capture: true });
    });
    await page.goto('/faq');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const state of ['held', 'hydrated']) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await menu.waitFor();
      await menu.getByRole('button', { name: 'Close menu' }).click();
      await menu.waitFor({ state: 'hidden' });
      if (state === 'held') {
        release();
        await waitForHydration(page);
      }
    }
  });
});

describe('a key pressed before hydration', () => {
  it('moves to the next FAQ category, once per key press', async () => {
    const { page, release } = await openWithDelayedScripts('/faq');
    const names = faqCategories.map(({ name }) => name);
    const tab = (index: number) => page.getByRole('tab', { name: names[index] ?? '' });
    await tab(0).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await tab(0).getAttribute('aria-selected')).toBe('true');
    release();
    await expect.poll(() => tab(2).getAttribute('aria-selected'), hydrationTimeout).toBe('true');
    expect(await tab(2).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('moves to the next FAQ category right after the page has loaded', async () => {
    const { page } = await visit('/faq');
    const [first, second] = faqCategories.map(({ name }) => page.getByRole('tab', { name }));
    await first!.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => second!.getAttribute('aria-selected'), hydrationTimeout).toBe('true');
  });

  it('sends nothing when it is the Enter that ends a composition in Safari', async () => {
    const { page, release } = await openWithDelayedScripts('/');
    const box = page.getByRole('textbox', { name: /your message/i });
    await box.fill('こんにちは');
    await box.focus();
    const session = await page.context().newCDPSession(page);
    const composed = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 229 };
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...composed });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...composed });
    release();
    await page.locator('[data-island="hydrated"]', { has: box }).waitFor();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    expect(await box.inputValue()).toBe('こんにちは');
    expect(await page.getByRole('log').locator('[data-speaker="visitor"]').count()).toBe(0);
  });

  it('sends the first question to the assistant', async () => {
    const { page } = await visit('/');
    const box = page.getByRole('textbox', { name: /your message/i });
    await box.focus();
    await page.keyboard.type('Do you print books?');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('Do you print books?').waitFor();
    expect(await box.inputValue()).toBe('');
  });
});

describe('a page changed by other code before hydration', () => {
  it('sends the typed text even though React replaces the form', async () => {
    const { page, release } = await openWithDelayedScripts('/contact');
    await page.evaluate(() => document.querySelector('main form')?.prepend(document.createElement('grammar-checker')));
    const form = page.locator('main form').first();
    await form.getByLabel('First Name').fill('Wanjiru');
    await form.getByLabel('Last Name').fill('Kamau');
    await form.getByLabel('Email Address').fill('wanjiru@example.com');
    await form.getByLabel('Phone Number').fill('0700 000 000');
    await form.getByLabel('Service of Interest').selectOption('events');
    await form.getByLabel('Message').fill('Two towns');
    await form.getByRole('button', { name: 'Send Message' }).click();
    release();
    await page.getByRole('heading', { name: 'Inquiry Submitted' }).waitFor(hydrationTimeout);
    await form.getByText('Two towns').waitFor();
  });

  it.each([
    [
      'an extension adds a node to the form',
      () => document.querySelector('main form')?.prepend(document.createElement('grammar-checker')),
    ],
    [
      'a proxy strips the comments',
      () => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
        const comments: Node[] = [];
        while (walker.nextNode()) comments.push(walker.currentNode);
        for (const comment of comments) (comment as Comment).remove();
      },
    ],
    [
      'a proxy rewrites the e-mail addresses',
      () => {
        for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
          link.innerHTML = '<span class="obfuscated">[email\u00a0protected]</span>';
        }
      },
    ],
  ])('keeps the typed text and the caret: %s', async (_name, change) => {
    const { page, release } = await openWithDelayedScripts('/contact');
    await page.evaluate(change);
    const form = page.locator('main form').first();
    await form.getByLabel('First Name').fill('Wanjiru');
    const box = form.getByLabel('Message');
    await box.focus();
    await page.keyboard.type('Two towns');
    await page.keyboard.press('ArrowLeft');
    release();
    await waitForHydration(page);
    await page.keyboard.type('!');
    expect(await form.getByLabel('First Name').inputValue()).toBe('Wanjiru');
    expect(await box.inputValue()).toBe('Two town!s');
    // From here on, React handles the form.
    expect(await form.getAttribute('novalidate')).not.toBeNull();
  });
});
