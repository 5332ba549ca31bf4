/** When a script does not arrive, the form says so, keeps the text, and works once the script does arrive. */
import { expect } from 'vitest';
import { role, text } from '../page.js';
import { scenario } from '../scenario.js';

const typed = 'Wanjiru and Sons';

/** WebKit keeps a cacheable error response in memory, and uses it again when the page is reloaded. */
const unavailable = () => new Response('', { status: 503, headers: { 'Cache-Control': 'no-store' } });

export const blockedScenarios = [
  scenario(
    'A script does not arrive: Submit offers WhatsApp and e-mail with my text, and works once the script arrives',
    async ({ page, site }) => {
      let isBlocked = true;
      site.intercept((path) => (isBlocked && path.includes('/react-') ? unavailable() : undefined));
      await page.open('/inquiries');
      await page.fill(role('textbox', 'Full Name'), typed);
      await page.click(role('button', 'Submit request'));
      await page.sees(text('This form can’t be sent yet: the page has not loaded. Your text is still here.'));
      const links = await page.until(
        'the link to WhatsApp',
        () => [...document.querySelectorAll<HTMLAnchorElement>('[data-part="not-loaded"] a')].map(({ href }) => href),
        (hrefs) => hrefs[0]?.includes('Wanjiru') ?? false,
      );
      expect(links[1]).toMatch(/^mailto:.*Wanjiru/);
      isBlocked = false;
      await page.click(role('button', 'Load the page again'));
      await page.until(
        'hydration',
        () => ({
          hydrated: document.querySelector('#app[data-hydrated]') !== null,
          name: document.querySelector<HTMLInputElement>('[name="name"]')?.value,
          errors: document.querySelectorAll('[aria-invalid="true"]').length,
        }),
        ({ hydrated, name, errors }) => hydrated && name === 'Wanjiru and Sons' && errors === 0,
        20_000,
      );
    },
    { short: true },
  ),
  scenario(
    'A script fails to load at first: the page retries by itself, and sends nothing unless I press Submit',
    async ({ page, site }) => {
      let isBlocked = true;
      site.intercept((path) => (isBlocked && path.includes('/entry-client-') ? unavailable() : undefined));
      await page.open('/inquiries');
      await page.click(role('button', 'Submit request'));
      await page.sees(role('button', 'Load the page again'));
      isBlocked = false;
      await page.until(
        'hydration',
        () => document.querySelector('#app[data-hydrated]') !== null,
        (isHydrated) => isHydrated,
        20_000,
      );
      expect(await page.evaluate(() => document.querySelectorAll('[aria-invalid="true"]').length)).toBe(0);
    },
  ),
];
