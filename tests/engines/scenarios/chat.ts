/** The home page's virtual assistant. */

import { agency } from 'agency-content';
import { unbroken } from 'agency-content/unbroken';
import { expect } from 'vitest';
import { eventually, type Page, role } from '../page.js';
import { scenario } from '../scenario.js';

const panel = role('region', `${agency.name} assistant`);
const box = role('textbox', 'Your message', { within: panel });
const send = role('button', 'Send', { within: panel });
const log = role('log', undefined, { within: panel });

const completions = '/api/chat/completions';

const says = (page: Page, words: string) =>
  eventually('the conversation', async () => {
    expect((await page.read(log)).text).toContain(words);
  });

export const chatScenarios = [
  scenario(
    'I ask the assistant when to book, and its answer comes into view',
    async ({ page }) => {
      await page.open('/');
      await page.fill(box, 'How far ahead should we book an event?');
      await page.click(send);
      await says(page, unbroken('6-12 months'));
      await page.expects(box, ({ disabled, value }) => !disabled && value === '', 'expected an empty, editable field');
      expect(page.errors()).toEqual([]);
    },
    { short: true },
  ),
  scenario('I ask by pressing Enter, and an empty message is not sent', async ({ page, site }) => {
    await page.open('/');
    await page.fill(box, '   ');
    await page.press('Enter');
    await page.fill(box, 'Where is your office?');
    await page.press('Enter');
    await says(page, agency.address.street);
    await page.expects(box, ({ focused }) => focused, 'expected the focus');
    expect(site.posts.map(({ path }) => path)).toEqual([completions]);
  }),
  scenario(
    'The assistant cannot be reached: it says so, offers e-mail and phone, and lets me retry',
    async ({ page, site }) => {
      let broken = true;
      site.intercept((path) => (broken && path === completions ? new Response('', { status: 500 }) : undefined));
      await page.open('/');
      await page.fill(box, 'How far ahead should we book an event?');
      await page.click(send);
      await page.sees(role('link', agency.email, { within: log }));
      await page.sees(role('link', agency.phone, { within: log }));
      broken = false;
      await page.click(role('button', 'Send again', { within: panel }));
      await says(page, unbroken('6-12 months'));
    },
  ),
  scenario(
    'I type a message before the scripts have arrived: my text stays and can be sent',
    async ({ page, site }) => {
      const release = await site.holdScripts('/');
      await page.open('/');
      await page.fill(box, 'Where is your office?');
      release();
      await site.settled();
      await page.expects(box, ({ value }) => value === 'Where is your office?', 'expected what was typed');
      await page.expects(
        box,
        ({ hydrated, focused }) => hydrated && focused,
        'expected it to be hydrated, and to keep the focus',
      );
      await page.press('Enter');
      await says(page, agency.address.street);
    },
  ),
];
