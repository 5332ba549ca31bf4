/** APIs that a browser may lack or block. The home page's sections must work without them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { agency, impact } from 'agency-content';
import { contactSection } from 'agency-content/home';
import { expect, inject } from 'vitest';
import { role, text } from '../page.js';
import { scenario } from '../scenario.js';
import { seesNumbers } from './counters.js';

/** Removes several APIs before any of the page's scripts run. */
const removals: readonly { names: string; remove: () => void }[] = [
  {
    names: 'IntersectionObserver, ResizeObserver, requestIdleCallback and crypto.randomUUID',
    remove: () => {
      for (const name of ['IntersectionObserver', 'ResizeObserver', 'requestIdleCallback'])
        Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    },
  },
  {
    names: 'matchMedia and localStorage',
    remove: () => {
      Object.assign(window, { matchMedia: undefined });
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
  },
];

const section = role('region', contactSection.heading);
const field = (name: string) => role('textbox', name, { within: section, nth: 0 });
const panel = role('region', `${agency.name} assistant`);

const values = { Name: 'Wanjiru', Email: 'w@westlands.example', Subject: 'Signs', Message: 'How large may it be?' };

export const sensorScenarios = removals.map(({ names, remove }) =>
  scenario(
    `My browser has no ${names}: the hero, the numbers, the assistant and the message form work`,
    async ({ page, site }) => {
      // The only script in a page's HTML.
      site.intercept(async (path) => {
        if (!/^\/assets\/boot-.*\.js$/.test(path)) return undefined;
        const code = await readFile(join(inject('builds').plain, path), 'utf8');
        return new Response(`(${String(remove)})();\n${code}`, { headers: { 'content-type': 'text/javascript' } });
      });
      await page.open('/');
      await page.moveTo(300, 600);
      await page.click(role('button', 'Next slide', { nth: 0 }));
      await page.expects(
        role('tab', 'Go to slide 2', { nth: 0 }),
        ({ attributes }) => attributes['aria-selected'] === 'true',
        'expected slide 2 to be chosen',
      );
      await page.scrollTo(role('heading', impact.heading));
      await seesNumbers(page);
      await page.fill(role('textbox', 'Your message', { within: panel }), 'How far ahead should we book an event?');
      await page.click(role('button', 'Send', { within: panel }));
      await page.sees(text(/6–\u206012 months/, { within: panel }));
      for (const [label, value] of Object.entries(values)) await page.fill(field(label), value);
      await page.click(role('button', 'Send Message', { within: section }));
      await page.sees({ text: 'Thank you! Your message has been sent successfully.' });
      expect(page.errors()).toEqual([]);
    },
  ),
);
