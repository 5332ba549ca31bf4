/** Enquiries sent from the built pages to the store of `node main.js` with ENQUIRIES=on. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readDatabase } from '../../packages/agency-enquiries/src/settings.js';
import { createStore } from '../../packages/agency-enquiries/src/store/store.js';
import { referenceOf } from '../../packages/agency-ui/src/entities/index.js';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';
import { freePort } from '../../scripts/port.js';
import { enquiriesPath } from '../posting-site.js';
import { openBrowser, pauseClock, waitForHydration } from './browser.js';

const visit = openBrowser();

const entries = {
  'Full Name': 'Otieno Ochieng',
  'Email Address': 'otieno@ochieng.example',
  'Phone Number': '+254 700 000 000',
};

let serverFolder: string;
let folder: string;
let database: string;
let server: ChildProcess;
let baseURL: string;
let printed = '';

beforeAll(async () => {
  serverFolder = `${inject('postingSiteFolder')}-server`;
  folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
  database = `file:${join(folder, 'enquiries.db')}`;
  const port = await freePort();
  baseURL = `http://localhost:${port}`;
  server = spawn(process.execPath, [join(serverFolder, 'main.js')], {
    env: {
      PATH: process.env['PATH'],
      ENQUIRIES: 'on',
      DATABASE_URL: database,
      ENQUIRIES_FILES: join(folder, 'files'),
      PORT: `${port}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((listening, failed) => {
    server.once('exit', (code) => failed(new Error(`The server exited with ${code}.`)));
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes('Enquiries')) listening();
    });
  });
});
afterAll(async () => {
  server.removeAllListeners('exit').kill('SIGTERM');
  await once(server, 'exit');
  await rm(folder, { recursive: true });
});

/** The stored enquiries. */
async function stored() {
  const store = createStore(readDatabase({ DATABASE_URL: database }), { report: () => undefined });
  const enquiries = await store.list();
  await store.close();
  return enquiries;
}

async function fillIn(page: Page, message: string) {
  for (const [label, text] of Object.entries({ ...entries, 'Project Details': message }))
    await page.getByLabel(label).fill(text);
  await page.getByLabel('Service of Interest').selectOption({ label: 'Event Planning & Management' });
}

const messageOf = (page: Page) => page.getByLabel('Project Details').inputValue();

const submit = (page: Page) => page.getByRole('button', { name: 'Submit request' }).click();

const thanks = (page: Page) => page.getByRole('heading', { name: 'Quote request submitted' });

async function open(prepare?: (page: Page) => Promise<unknown>) {
  const { page } = await visit('/inquiries', { baseURL, ...(prepare && { prepare }) });
  await waitForHydration(page);
  return page;
}

const storedWithMessage = async (message: string) =>
  (await stored()).filter(({ fields }) => fields['message'] === message);

describe('a quote request', () => {
  it('is stored once, with its page and locale, and shown to the owner', async () => {
    const message = 'A gala for two hundred, in May. 👋🏾';
    const page = await open();
    await fillIn(page, message);
    await submit(page);
    await thanks(page).waitFor();
    const [enquiry, ...others] = await storedWithMessage(message);
    expect(others).toEqual([]);
    expect(enquiry).toMatchObject({ form: 'quote', page: '/inquiries', locale: 'en-KE' });
    expect(await messageOf(page)).toBe('');
    await page.getByText(referenceOf(enquiry?.id ?? ''), { exact: true }).waitFor();
    await page.getByText(message, { exact: true }).waitFor();
    await page.reload();
    await waitForHydration(page);
    expect(await messageOf(page)).toBe('');
    const { stdout } = await promisify(execFile)('npm', ['run', 'enquiries', '--', 'show', enquiry?.id ?? ''], {
      env: { ...process.env, DATABASE_URL: database },
    });
    expect(stdout).toContain(message);
    expect(printed).toContain('Enquiries  stored in');
  });

  it.each([true, false])('is stored with its files (JavaScript: %s)', async (javaScriptEnabled) => {
    const message = `With a file, ${javaScriptEnabled}.`;
    const { page } = await visit('/inquiries', { baseURL, javaScriptEnabled });
    if (javaScriptEnabled) await waitForHydration(page);
    await fillIn(page, message);
    const brief = { name: 'Brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
    const wrong = { ...brief, name: 'logo.png' };
    await page.getByLabel('Attach a brief or artwork').setInputFiles([brief, wrong]);
    await submit(page);
    await page.getByText('The content of logo.png isn’t PNG.').first().waitFor();
    expect(await messageOf(page)).toBe(message);
    if (javaScriptEnabled) await page.getByRole('button', { name: 'Remove: logo.png' }).click();
    else
      await page
        .getByText('Please choose these files again, because browsers can’t keep them: Brief.pdf, logo.png.')
        .waitFor();
    if (!javaScriptEnabled) await page.getByLabel('Attach a brief or artwork').setInputFiles([brief]);
    await submit(page);
    await page.getByText('Quote request submitted', { exact: true }).first().waitFor();
    expect(await storedWithMessage(message)).toMatchObject([
      { fields: { message }, files: [{ name: 'Brief.pdf', type: 'application/pdf' }] },
    ]);
  });

  it('is stored without JavaScript, and gets a thank-you page in response', async () => {
    const message = 'Sent without a script.';
    const { page } = await visit('/inquiries', { baseURL, javaScriptEnabled: false });
    await fillIn(page, message);
    await submit(page);
    await page.getByRole('heading', { name: 'Quote request submitted' }).waitFor();
    const [enquiry] = await storedWithMessage(message);
    expect(enquiry).toMatchObject({ form: 'quote', page: '/inquiries', spam: null });
    await page.getByText(referenceOf(enquiry?.id ?? ''), { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Send another' }).getAttribute('href')).toBe('/inquiries');
  });

  it('comes back in the site’s layout with the typed text and the errors when there is no JavaScript', async () => {
    const message = 'Kept <b>as typed</b>.';
    const { page } = await visit('/inquiries', { baseURL, javaScriptEnabled: false });
    await fillIn(page, message);
    await page.getByLabel('Email Address').fill('otieno@ochieng');
    const answered = page.waitForResponse((response) => response.url().includes(enquiriesPath));
    await submit(page);
    const answer = await answered;
    await page.getByRole('heading', { level: 1, name: 'Please check your entries' }).waitFor();
    expect(answer.status()).toBe(422);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|script-src/);
    expect(await page.locator('script, style, [style]').count()).toBe(0);

    expect(await messageOf(page)).toBe(message);
    expect(await page.getByLabel('Service of Interest').inputValue()).toBe('events');
    expect(await page.getByLabel('Email Address').getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).waitFor();
    // The page has the site's fonts and colours.
    const button = page.getByRole('button', { name: 'Submit request' });
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 177, 20)');

    await page.getByLabel('Email Address').fill('otieno@ochieng.example');
    await submit(page);
    await page.getByRole('heading', { level: 1, name: 'Quote request submitted' }).waitFor();
    expect(await storedWithMessage(message)).toMatchObject([{ form: 'quote', page: '/inquiries' }]);
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await page.waitForURL('**/inquiries');
  });

  it('waits while offline, and is then sent once', async () => {
    const message = 'Sent when the connection was back.';
    const page = await open();
    await fillIn(page, message);
    await page.context().setOffline(true);
    await submit(page);
    await page.getByText('We will send this when you are back online.').waitFor();
    await page.context().setOffline(false);
    await thanks(page).waitFor();
    expect(await storedWithMessage(message)).toHaveLength(1);
  });

  it('is sent once even if the tab was closed while offline', async () => {
    const message = 'Typed once, before the tab was closed.';
    const page = await open();
    await fillIn(page, message);
    await page.context().setOffline(true);
    await submit(page);
    await page.getByText('We will send this when you are back online.').waitFor();
    // A reload wouldn't work, because the emulated connection returns while Chromium is showing its error page.
    const next = await page.context().newPage();
    await page.close();
    expect(await storedWithMessage(message)).toEqual([]);
    await next.context().setOffline(false);
    await next.goto('/inquiries');
    await waitForHydration(next);
    await thanks(next).waitFor();
    expect(await storedWithMessage(message)).toHaveLength(1);
    await next.reload();
    await waitForHydration(next);
    expect(await messageOf(next)).toBe('');
    expect(await storedWithMessage(message)).toHaveLength(1);
  });

  it('is stored only once if the response is lost and the request is retried', async () => {
    const message = 'Stored, but the answer was lost.';
    const page = await open();
    await fillIn(page, message);
    await page.route(
      `**${enquiriesPath}`,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await submit(page);
    await page.getByRole('alert').getByRole('link', { name: 'WhatsApp' }).waitFor();
    await submit(page);
    await thanks(page).waitFor();
    expect(await storedWithMessage(message)).toHaveLength(1);
  });

  it('keeps its draft across a reload, and lets the visitor discard it', async () => {
    const message = 'Half a thought';
    const page = await open();
    await page.getByLabel('Project Details').fill(message);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => messageOf(page)).toBe(message);
    await page.getByRole('button', { name: 'Discard draft' }).click();
    expect(await messageOf(page)).toBe('');
    await page.reload();
    await waitForHydration(page);
    expect(await messageOf(page)).toBe('');
  });
});

const failures: Record<string, (route: Route) => unknown> = {
  'the server responds with 503': (route) => route.fulfill({ status: 503, json: { error: {} } }),
  'the connection drops': (route) => route.abort('connectionreset'),
  'the response is a login page': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' }),
  'the response is not a receipt': (route) => route.fulfill({ status: 200, json: { ok: false } }),
  'the server hangs': () => undefined,
};

describe('a failed submission', () => {
  it.each(Object.entries(failures))('keeps the text and offers another channel when %s', async (_name, answer) => {
    const message = 'Kept whatever happens. 100 % & more?';
    const page = await open(pauseClock);
    await page.route(`**${enquiriesPath}`, answer);
    await fillIn(page, message);
    const posted = page.waitForRequest(`**${enquiriesPath}`);
    await submit(page);
    await posted;
    await page.clock.runFor(20_000);
    const link = page.getByRole('alert').getByRole('link', { name: 'WhatsApp' });
    await link.waitFor();
    expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')).toContain(message);
    expect(await page.getByRole('alert').getByRole('link', { name: 'Email' }).getAttribute('href')).toMatch(/^mailto:/);
    expect(await messageOf(page)).toBe(message);
    expect(await storedWithMessage(message)).toEqual([]);
  });

  it('keeps the text when the server rejects a field, and shows the error next to that field', async () => {
    const page = await open();
    await page.route(`**${enquiriesPath}`, (route) =>
      route.fulfill({ status: 422, json: { issues: { phone: 'Invalid phone number' } } }),
    );
    await fillIn(page, 'Kept.');
    await submit(page);
    await page.getByRole('group', { name: 'One field needs another look' }).waitFor();
    expect(await page.getByLabel('Phone Number').getAttribute('aria-invalid')).toBe('true');
    expect(await messageOf(page)).toBe('Kept.');
  });
});

describe('an interrupted visit', () => {
  const moments = [
    'while typing',
    'while sending',
    'after a failure',
    'after two failures',
    'after a correction',
  ] as const;
  const ends = ['by a reload', 'by closing the tab'] as const;
  /**
   * With `FAULTS=whole`, as in `npm test -- faults`, runs all fifty combinations; otherwise, each failure happens at
   * only one moment.
   */
  const visits = Object.entries(failures).flatMap(([failure, answer], index) =>
    moments
      .filter((moment) => process.env['FAULTS'] === 'whole' || moment === moments[index])
      .flatMap((moment) => ends.map((end) => ({ answer, moment, end, name: `${failure}, ${moment}, ${end}` }))),
  );

  async function prepare(page: Page, answer: (route: Route) => unknown) {
    await pauseClock(page);
    await page.route(`**${enquiriesPath}`, answer);
  }

  async function failSubmission(page: Page) {
    const posted = page.waitForRequest(`**${enquiriesPath}`);
    await submit(page);
    await posted;
    await page.clock.runFor(20_000);
    await page.getByRole('alert').getByRole('link', { name: 'WhatsApp' }).waitFor();
  }

  /** Returns the message before and after the interruption. */
  async function interruptVisit({ answer, moment, end, name }: (typeof visits)[number]) {
    let message = `A launch: ${name}. 100 % & more? \u{1F44B}\u{1F3FE}`;
    const page = await open((page) => prepare(page, answer));
    await fillIn(page, message);
    if (moment === 'while sending') {
      const posted = page.waitForRequest(`**${enquiriesPath}`);
      await submit(page);
      await posted;
    } else if (moment !== 'while typing') {
      await failSubmission(page);
      if (moment === 'after two failures') await failSubmission(page);
      if (moment === 'after a correction') {
        message += ' For sixty.';
        await page.getByLabel('Project Details').fill(message);
      }
    }
    let next = page;
    if (end === 'by a reload') {
      await page.reload();
    } else {
      next = await page.context().newPage();
      await prepare(next, answer);
      await page.close();
      await next.goto('/inquiries');
    }
    await waitForHydration(next);
    await next.getByRole('button', { name: 'Discard draft' }).waitFor();
    const kept = await messageOf(next);
    await next.context().close();
    return { name, message, kept };
  }

  it('loses none of the typed text', { timeout: scaleTimeout(180_000) }, async () => {
    expect(visits).toHaveLength(process.env['FAULTS'] === 'whole' ? 50 : 10);
    const rest = [...visits];
    const lost: string[] = [];
    const work = async (): Promise<void> => {
      const next = rest.pop();
      if (!next) return;
      const { name, message, kept } = await interruptVisit(next);
      if (kept !== message) lost.push(`${name}: "${kept}"`);
      await work();
    };
    // Runs visits in parallel, because most of their time is waiting.
    await Promise.all([work(), work(), work(), work()]);
    expect(lost).toEqual([]);
  });
});
