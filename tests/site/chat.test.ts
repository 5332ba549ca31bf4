/** The home page's chat assistant (product spec, sections 4, 5, 7 and 8). */

import { agency } from 'agency-content';
import { unbroken } from 'agency-content/unbroken';
import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { collapseSpaces, openBrowser, pauseClock, waitForHydration, widths } from './browser.js';

const visit = openBrowser();

const address = '**/api/chat/completions';

/** A question that the site's content answers, and part of the answer (spec section 9, "Booking advice"). */
const known = { question: 'How far ahead should we book an event?', answer: unbroken('6-12 months') };

const reply = (content: unknown) => ({ json: { choices: [{ message: { role: 'assistant', content } }] } });

function partsOf(page: Page) {
  const panel = page.getByRole('region', { name: `${agency.name} assistant` });
  const log = panel.getByRole('log');
  return {
    panel,
    log,
    messages: log.locator('[data-speaker]'),
    box: panel.getByRole('textbox', { name: 'Your message' }),
    send: panel.getByRole('button', { name: 'Send', exact: true }),
    again: panel.getByRole('button', { name: 'Send again' }),
  };
}

async function open(prepare?: (page: Page) => Promise<unknown>) {
  const { page, messages: written } = await visit('/', prepare && { prepare });
  await waitForHydration(page);
  return { page, written, ...partsOf(page) };
}

/** Holds every request until the test answers it. */
async function holdQuestions(page: Page) {
  const held: Route[] = [];
  await page.route(address, (route) => {
    held.push(route);
  });
  return held;
}

it('greets visitors as the agency’s assistant, in a panel 24rem wide', async () => {
  const { panel, messages } = await open();
  await expect.poll(() => messages.count()).toBe(1);
  expect(collapseSpaces(await messages.textContent())).toContain(`I’m the ${agency.name} assistant`);
  expect(await panel.getByText('Automated', { exact: true }).isVisible()).toBe(true);
  expect((await panel.locator('[data-agency-tone="night"]').boundingBox())?.height).toBe(24 * 16);
});

it('is collapsed under its heading on a phone, and opens without any scripts', { tags: ['wcag:2.1.1'] }, async () => {
  const { page } = await visit('/', {
    viewport: { width: widths.phone, height: 844 },
    prepare: (page) => page.route(/\/assets\/.*\.js$/, (route) => route.abort()),
  });
  const { panel } = partsOf(page);
  expect(await panel.isVisible()).toBe(false);
  await page.getByRole('heading', { name: 'Chat with Our Virtual Assistant' }).click();
  await panel.waitFor();
});

it('does not send an empty or blank message', async () => {
  const { page, box, send, messages } = await open();
  const held = await holdQuestions(page);
  await send.click();
  for (const blank of ['', '   ', '\n \t']) {
    await box.fill(blank);
    await send.click();
    await box.press('Enter');
  }
  await box.fill('Hello');
  await send.click();
  // Requests arrive in order, so a blank message would have come first.
  await expect.poll(() => held.length).toBe(1);
  expect(held[0]?.request().postDataJSON().messages.at(-1)).toEqual({ role: 'user', content: 'Hello' });
  expect(await messages.count()).toBe(2);
});

it('shows a typing indicator and a read-only field while it waits, then the reply', async () => {
  const { page, panel, log, box, send, messages } = await open();
  const held = await holdQuestions(page);
  await box.fill('What does a banner cost?');
  await send.click();
  await expect.poll(() => held.length).toBe(1);
  const typing = panel.getByRole('status').getByText('The assistant is typing…');
  await typing.waitFor({ state: 'attached' });
  expect(await log.locator('[aria-hidden="true"]').last().isVisible()).toBe(true);
  expect(await box.inputValue()).toBe('');
  for (const control of [box, send]) expect(await control.isDisabled()).toBe(true);
  await box.focus();
  await page.keyboard.type('More');
  await page.keyboard.press('Enter');
  expect(await box.inputValue()).toBe('');
  expect(held).toHaveLength(1);
  const asked = held[0]?.request();
  expect(asked?.method()).toBe('POST');
  expect(asked?.postDataJSON()).toMatchObject({ model: expect.any(String), temperature: 0.7, max_tokens: 500 });
  expect(await asked?.headerValue('Authorization')).toBeNull();
  expect(new URL(asked?.url() ?? '').origin).toBe(new URL(page.url()).origin);

  await held[0]?.fulfill(reply('That depends on its size. <img src="x" onerror="alert(1)">'));
  await expect.poll(() => messages.count()).toBe(3);
  // HTML in the reply is rendered as plain text.
  expect(await messages.last().textContent()).toContain('its size. <img src="x" onerror="alert(1)">');
  expect(await typing.count()).toBe(0);
  for (const control of [box, send]) expect(await control.isEnabled()).toBe(true);
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.type('Two metres.');
  await page.keyboard.press('Enter');
  await expect.poll(() => held.length).toBe(2);
  const conversation: { role: string; content: string }[] = held[1]?.request().postDataJSON().messages;
  expect(conversation.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant', 'user']);
  expect(conversation[1]?.content).toBe('What does a banner cost?');
  expect(conversation[3]?.content).toBe('Two metres.');
});

it('answers from the site’s content using only the keyboard, and scrolls to the newest message', {
  tags: ['component:ChatPanel', 'wcag:2.1.1'],
}, async () => {
  const { page, log, box, messages } = await open();
  await log.focus();
  await page.keyboard.press('Tab');
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  const questions = [known.question, 'Where is your office?', 'What are your opening hours?', known.question];
  for (const [index, question] of questions.entries()) {
    await page.keyboard.type(question);
    if (index % 2 === 0) {
      await page.keyboard.press('Enter');
    } else {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+Tab');
    }
    await expect.poll(() => messages.count()).toBe(3 + index * 2);
  }
  const said = await messages.allTextContents();
  expect(said[2]).toContain(known.answer);
  expect(said[4]).toContain(agency.address.street);
  expect(said[6]).toContain(agency.hours.weekdays);
  await expect
    .poll(() =>
      log.evaluate((list) => [list.scrollTop > 0, list.scrollHeight - list.clientHeight - list.scrollTop < 2]),
    )
    .toEqual([true, true]);
});

it.each<[string, (route: Route) => Promise<void>]>([
  ['an error status', (route) => route.fulfill({ status: 500, body: 'secret of the service' })],
  ['a network error', (route) => route.abort()],
  ['a response without a message', (route) => route.fulfill({ json: { choices: [] } })],
  ['a response that is not JSON', (route) => route.fulfill({ body: '<html>secret of the service' })],
])('offers e-mail, phone and a retry after %s', async (_name, fail) => {
  const { page, written, panel, log, box, send, again, messages } = await open();
  await page.route(address, fail);
  await box.fill(known.question);
  await send.click();
  const trouble = messages.nth(2);
  await trouble.waitFor();
  expect(collapseSpaces(await trouble.textContent())).toContain('I’m having trouble connecting');
  const email = trouble.getByRole('link', { name: agency.email });
  expect(await email.getAttribute('href')).toBe(`mailto:${agency.email}`);
  const phone = trouble.getByRole('link', { name: agency.phone });
  expect(await phone.getAttribute('href')).toBe(`tel:${agency.phone.replaceAll(' ', '')}`);
  expect(written.some((line) => line.includes('ChatError'))).toBe(true);
  expect(written.join() + (await panel.textContent())).not.toContain('secret');
  for (const control of [box, send]) expect(await control.isEnabled()).toBe(true);
  expect(collapseSpaces(await messages.nth(1).textContent())).toContain(known.question);

  await page.unroute(address);
  await again.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => collapseSpaces(await log.textContent())).toContain(known.answer);
  expect(await messages.count()).toBe(3);
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('times out after 20 s without a response', async () => {
  const { page, box, send, again, panel } = await open(pauseClock);
  const held = await holdQuestions(page);
  await box.fill(known.question);
  await send.click();
  await expect.poll(() => held.length).toBe(1);
  await page.clock.runFor(19_900);
  expect(await panel.getByRole('status').textContent()).toContain('typing');
  await page.clock.runFor(200);
  await again.waitFor();
});
