/**
 * Page files that don't arrive, because they are blocked, hang, or the visitor is offline. Forms offer other channels,
 * and no typed text is lost.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agency } from 'agency-content';
import { faqCategories } from 'agency-content/faq';
import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { serve } from '../../scripts/serve.js';
import { createSite } from '../../site/server/app.js';
import { openBrowser, pauseClock, waitForHydration } from './browser.js';

const visit = openBrowser();

/** Each page's form button and first form field. */
const forms: Record<string, { submit: string; label: string }> = {
  '/inquiries': { submit: 'Submit request', label: 'Full Name' },
  '/': { submit: 'Send Message', label: 'Name' },
  '/contact': { submit: 'Send Message', label: 'First Name' },
  '/services/printing': { submit: 'Send enquiry', label: 'Name' },
};

/** Paths of the scripts and stylesheet that a page loads before its form is hydrated. */
function filesOf(path: string): string[] {
  const html = readFileSync(join(inject('siteFolder'), path, 'index.html'), 'utf8');
  const read = (pattern: RegExp) => pattern.exec(html)?.[1]?.split(' ') ?? [];
  // The home page's form is in an island.
  const islands = path === '/' ? readdirSync(join(inject('siteFolder'), 'assets')) : [];
  const files = [
    ...islands.filter((file) => /^HomeContact-.*\.js$/.test(file)).map((file) => `/assets/${file}`),
    ...read(/<script async type="module" src="([^"]+)"/),
    ...read(/data-modules="([^"]+)"/),
    ...read(/data-fallback="([^"]+)"/),
    ...read(/data-stylesheet="([^"]+)"/),
  ];
  expect(files.length).toBeGreaterThan(8);
  return files;
}

/** The form works without these files. */
const isOptional = (file: string) => /\/(style|form-fallback)-/.test(file);

const isBoot = (file: string) => file.includes('/boot-');

const typed = 'Wanjiru & Sons';

const formOf = (page: Page, path: string) => {
  const { submit = '', label = '' } = forms[path] ?? {};
  const form = page.locator('main form').filter({ has: page.getByRole('button', { name: submit }) });
  return {
    form,
    button: form.getByRole('button', { name: submit }),
    field: form.getByRole('textbox').first(),
    notice: form.getByText('This form can’t be sent yet'),
    whatsApp: form.getByRole('link', { name: 'WhatsApp' }),
    /** The text that the links contain once the field is filled in. */
    text: encodeURIComponent(`${label}: ${typed}`),
  };
};

/** Files shared by several pages are blocked only on the first one, to save time. */
const blocked = new Set<string>();

const abort = (route: Route) => route.abort();

const openWithout = (file: string, path: string) =>
  visit(path, {
    reusePage: true,
    prepare: async (page) => {
      await page.unrouteAll();
      // A retry has a query.
      await page.route((url) => url.pathname === file, abort);
    },
  });

/** Ends the CSS transition that reveals the notice without scripts, instead of waiting eight seconds. */
const finishTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const transition of document.getAnimations()) transition.finish();
  });

describe.each(Object.keys(forms))('the form on %s', (path) => {
  it('offers other ways to send the typed text when any one of its files is blocked', {
    timeout: 120_000,
  }, async () => {
    for (const file of filesOf(path).filter((file) => !blocked.has(file))) {
      blocked.add(file);
      const { page } = await openWithout(file, path);
      const { form, button, field, notice, whatsApp, text } = formOf(page, path);
      await field.fill(typed);
      await button.click();
      if (isOptional(file)) {
        await form.locator('[aria-invalid="true"]').first().waitFor();
      } else {
        if (isBoot(file)) await finishTransitions(page);
        await notice.waitFor();
        // Without the boot script, nothing fills in the links.
        const filled = isBoot(file) ? '' : text;
        await expect.poll(() => whatsApp.getAttribute('href'), { message: file }).toContain(`?text=${filled}`);
        expect(await form.getByRole('link', { name: 'Email' }).getAttribute('href')).toContain(`&body=${filled}`);
        expect(await form.getByRole('link', { name: '+254' }).count()).toBe(1);
        expect(await button.getAttribute('aria-busy')).toBeNull();
      }
      expect(await field.inputValue(), file).toBe(typed);
    }
  });
});

it('lets visitors send their chat message another way when the chat’s script or the first script is blocked', async () => {
  for (const file of filesOf('/').filter((file) => isBoot(file) || file.includes('/HomeContact-'))) {
    const { page } = await openWithout(file, '/');
    const chat = page.getByRole('region', { name: `${agency.name} assistant` });
    const field = chat.getByRole('textbox', { name: 'Your message' });
    await field.fill(typed);
    if (isBoot(file)) {
      await field.blur();
      await finishTransitions(page);
    } else {
      await field.press('Enter');
    }
    await chat.getByText('The assistant can’t answer yet').waitFor();
    const mail = chat.locator('form').getByRole('link', { name: agency.email });
    const filled = isBoot(file) ? '' : encodeURIComponent(`Your message: ${typed}`);
    await expect.poll(() => mail.getAttribute('href'), { message: file }).toBe(`mailto:${agency.email}?body=${filled}`);
    expect(await chat.locator('form').getByRole('link', { name: agency.phone }).count()).toBe(1);
    expect(await field.getAttribute('aria-busy')).toBeNull();
    expect(await field.inputValue()).toBe(typed);
    // The panel makes room for the notice.
    expect(
      await chat
        .locator('form')
        .evaluate(
          (form) => form.getBoundingClientRect().bottom - (form.parentElement?.getBoundingClientRect().bottom ?? 0),
        ),
    ).toBeLessThanOrEqual(0);
  }
});

it('keeps the links on /faq working when any file is blocked, and opens answers with only the first script', {
  timeout: 120_000,
}, async () => {
  for (const file of filesOf('/faq')) {
    const { page } = await openWithout(file, '/faq');
    const { question = '', answer = '' } = faqCategories[0]?.entries[1] ?? {};
    // Without the first script, questions don't open; only find-in-page and links to answers open them.
    if (!isBoot(file)) {
      await page.getByRole('button', { name: question }).click();
      await page.getByText(answer.split('\n')[0] ?? '').waitFor();
    }
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
  }
});

/** Opens /inquiries with a paused clock and a script that hangs until `release` is called. */
async function openWithSilentScript(address: string | undefined = undefined) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const opened = await visit('/inquiries', {
    ...(address && { baseURL: address }),
    prepare: async (page) => {
      await pauseClock(page);
      await page.route('**/assets/react-*.js', async (route) => {
        await released;
        // The visitor may have left the page.
        await route.continue().catch(() => {});
      });
    },
  });
  return { ...opened, ...formOf(opened.page, '/inquiries'), release };
}

describe('a form whose script hangs', () => {
  it('shows a pending button at once and other channels after eight seconds, and sends nothing later', async () => {
    const { page, form, button, field, notice, release } = await openWithSilentScript();
    await field.fill(typed);
    await button.click();
    expect(await button.getAttribute('aria-busy')).toBe('true');
    await form.getByText('One moment, the page is still loading…').waitFor();
    await page.clock.runFor(7900);
    expect(await notice.isVisible()).toBe(false);
    await page.clock.runFor(200);
    await notice.waitFor();
    expect(await button.getAttribute('aria-busy')).toBeNull();
    release();
    await waitForHydration(page);
    await page.mouse.move(200, 300);
    await page.clock.runFor(10_000);
    expect(await form.getAttribute('data-submission')).toBe('idle');
    expect(await form.locator('[aria-invalid="true"]').count()).toBe(0);
    expect(await field.inputValue()).toBe(typed);
    expect(await notice.count()).toBe(0);
  });

  it('replays a press within eight seconds unless the visitor goes on typing', async () => {
    for (const isTyping of [false, true]) {
      const { page, form, button, field, release } = await openWithSilentScript();
      await field.fill(typed);
      await button.click();
      await page.clock.runFor(3000);
      if (isTyping) {
        await field.press('End');
        await field.pressSequentially('!');
        expect(await button.getAttribute('aria-busy')).toBeNull();
      }
      release();
      await waitForHydration(page);
      await page.clock.runFor(1000);
      // The submission is invalid, because other fields are empty.
      if (!isTyping) await form.locator('[aria-invalid="true"]').first().waitFor();
      expect(await form.locator('[aria-invalid="true"]').count()).toBe(isTyping ? 0 : 4);
    }
  });

  it('keeps the text when the visitor reloads the page', async () => {
    const { page, form, button, field, whatsApp, text, release } = await openWithSilentScript();
    await field.fill(typed);
    await button.click();
    await page.clock.runFor(8100);
    await expect.poll(() => whatsApp.getAttribute('href')).toContain(text);
    const loaded = page.waitForEvent('load');
    await form.getByRole('button', { name: 'Load the page again' }).click();
    // The scripts have two seconds to respond.
    await expect.poll(() => page.clock.runFor(2100).then(() => form.locator('[aria-busy]').count())).toBe(0);
    await loaded;
    release();
    // The script that restores the text loads when the page is first idle.
    await page.clock.runFor(1000);
    await expect.poll(() => field.inputValue()).toBe(typed);
    await waitForHydration(page);
    expect(await field.inputValue()).toBe(typed);
  });
});

it('offers other channels as soon as a page goes offline, and hydrates the page once it is back online', async () => {
  // The paused clock holds back hydration.
  const { page } = await visit('/inquiries', { prepare: pauseClock });
  const { form, button, field, notice, whatsApp, text } = formOf(page, '/inquiries');
  // The script that fills in the links loads when the page is first idle.
  const filler = page.waitForResponse(/\/form-fallback-/);
  await page.clock.runFor(1000);
  await filler;
  await field.fill(typed);
  await page.context().setOffline(true);
  await button.click();
  await notice.waitFor();
  await expect.poll(() => whatsApp.getAttribute('href')).toContain(text);
  await form.getByRole('button', { name: 'Load the page again' }).click();
  expect(await field.inputValue()).toBe(typed);
  await page.context().setOffline(false);
  await page.locator('#app[data-hydrated]').waitFor({ state: 'attached' });
  await notice.waitFor({ state: 'detached' });
  expect(await form.getAttribute('data-submission')).toBe('idle');
  expect(await field.inputValue()).toBe(typed);
});

describe('a form with an endpoint', () => {
  let site: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    site = await serve(createSite({ site: inject('postingSiteFolder') }));
  });
  afterAll(() => site.close());

  it('is sent natively while its scripts hang, and shows that it is pending', async () => {
    const { page, form, button, notice } = await openWithSilentScript(site.origin);
    let posted = '';
    // With this status, the browser stays on the page.
    await page.route('**/api/enquiries?*', (route) => {
      posted = route.request().postData() ?? '';
      return route.fulfill({ status: 204 });
    });
    for (const box of await form.getByRole('textbox').all()) await box.fill('wanjiru@westlands.example');
    for (const select of await form.getByRole('combobox').all()) await select.selectOption({ index: 1 });
    const phone = form.getByLabel('Phone Number');
    await phone.fill('+254 700 000 000');
    await button.click();
    await expect.poll(() => posted).toContain('wanjiru@westlands.example');
    expect(await button.getAttribute('aria-busy')).toBe('true');
    await page.clock.runFor(8100);
    await notice.waitFor();
  });

  it('stays on the page while the browser is offline, and checks its endpoint at each press', async () => {
    const { page, form, button, field, notice } = await openWithSilentScript(site.origin);
    await page.context().setOffline(true);
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await field.fill(typed);
    await button.click();
    await notice.waitFor();
    expect(await field.inputValue()).toBe(typed);
    const asked = page.waitForRequest('**/api/enquiries?*');
    await button.click();
    expect((await asked).method()).toBe('HEAD');
    await notice.waitFor();
    expect(await field.inputValue()).toBe(typed);
  });

  it('is sent natively at the first press on a connected device that reports itself offline', async () => {
    const { page, form, button } = await openWithSilentScript(site.origin);
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
    const methods: string[] = [];
    await page.route('**/api/enquiries?*', (route) => {
      methods.push(route.request().method());
      return route.fulfill({ status: 204 });
    });
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await button.click();
    await expect.poll(() => methods).toEqual(['HEAD', 'POST']);
  });
});
