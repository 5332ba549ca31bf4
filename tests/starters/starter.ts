/** Generates a site as `npm create agency-site` does, with the packed command and the packed kit, and uses it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type MailSink, startMailSink } from '../../packages/agency-enquiries/tests/mail-sink.js';
import type { Framework } from '../../packages/create-agency-site/src/questions.js';
import { installOptions, runIn, startServer } from '../application.js';
import { type Consumer, install, openBrowser, styleOf } from '../package/consumer.js';

/** A promise that a test resolves. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Declares the tests for a framework's starter. */
export function checkStarter(framework: Framework) {
  let site: Consumer;
  let address: string;
  let parent: string;
  let mailSink: MailSink;
  const visit = openBrowser();

  beforeAll(async () => {
    parent = mkdtempSync(join(tmpdir(), 'create-agency-site-'));
    const run = runIn(parent, `${framework} starter`);
    await run('npm', 'install', ...installOptions, inject('starter').tarball);
    const flags = ['--framework', framework, '--name', 'Bahari & Co', '--fonts', 'fraunces'];
    await run('node_modules/.bin/create-agency-site', 'site', '--yes', ...flags);
    site = await install(`${framework}-starter`, join(parent, 'site'));
    await site.run('npm', 'run', 'build');
    mailSink = await startMailSink();
    const settings = [
      'ENQUIRIES=on',
      `SMTP_URL=${mailSink.url}`,
      'ENQUIRIES_TO=desk@bahari.example',
      'ENQUIRIES_FROM=site@bahari.example',
    ];
    address = await site.serve('sh', '-c', `${settings.join(' ')} PORT=$0 exec npm start`);
  });
  afterAll(async () => {
    await mailSink?.stop();
    rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
  });

  /** The lines in the owner's list that contain a name. */
  const listed = async (name: string) =>
    (await site.run('npm', 'run', '--silent', 'enquiries', 'list')).split('\n').filter((line) => line.includes(name));

  const mailsAbout = (name: string) => mailSink.mails.filter(({ raw }) => raw.includes(name));

  const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit request' });

  const writeRequest = async (page: Page, name: string, phone = '+254 711 111 111') => {
    await page.getByLabel('Full Name').fill(name);
    await page.getByLabel('Email Address').fill('asha@client.example');
    await page.getByLabel('Phone Number').fill(phone);
    await page.getByLabel('Service of Interest').selectOption('events');
    await page.getByLabel('Project Details').fill('A launch for two hundred guests in March.');
  };

  const fillIn = async (page: Page, name: string, phone?: string) => {
    await writeRequest(page, name, phone);
    await submitButton(page).click();
  };

  describe('the starter’s checks', () => {
    it.each(['typecheck', 'lint', 'test'])('passes npm run %s', async (script) => {
      await expect(site.run('npm', 'run', script)).resolves.toEqual(expect.any(String));
    });

    it('has lint and compiler settings strict enough to catch a mistake', async () => {
      const file = join(site.folder, 'src/mistake.ts');
      writeFileSync(file, 'export const text: string = 1;\nexport const same = (value: any) => value;\n');
      await expect(site.run('npm', 'run', 'lint')).rejects.toThrow('no-explicit-any');
      await expect(site.run('npm', 'run', 'typecheck')).rejects.toThrow(/ts\(?2322/i);
      rmSync(file);
    });

    it('passes the kit’s doctor, which reports a missing stylesheet in npm run lint', async () => {
      await expect(site.run('agency-ui', 'doctor')).resolves.toBe('Nothing found\n');
      const file = join(site.folder, 'src/app.css');
      const styles = readFileSync(file, 'utf8');
      writeFileSync(file, styles.replace('@import "agency-ui/sections/FaqSection.css";', ''));
      await expect(site.run('npm', 'run', 'lint')).rejects.toThrow("import 'agency-ui/sections/FaqSection.css';");
      writeFileSync(file, styles);
    });

    it('reproduces the generated theme with npm run theme', async () => {
      const theme = () => readFileSync(join(site.folder, 'src/theme.css'), 'utf8');
      const written = theme();
      await site.run('npm', 'run', 'theme');
      expect(theme()).toBe(written);
    });
  });

  describe('the starter’s page', () => {
    it('has a headline and six sections in the brand’s colours and typefaces', async () => {
      const { page, troubles } = await visit(address);
      expect(await page.title()).toBe('Bahari & Co: events, stands and print');
      expect(await page.locator('h1').allTextContents()).toEqual(['Days people talk about']);
      // Astro wraps sections in islands, and one of the page's sections can contain others.
      expect(await page.locator('main section:not(section section)').count()).toBe(6);
      expect(await styleOf(page, 'h1', 'color', 'font-family')).toEqual({
        color: 'rgb(16, 35, 63)',
        'font-family': '"Fraunces Variable", serif',
      });
      expect(await page.evaluate(() => document.fonts.check('600 64px "Fraunces Variable"'))).toBe(true);
      expect(await styleOf(page.getByRole('button', { name: 'Submit request' }), 'background-color')).toEqual({
        'background-color': 'rgb(185, 60, 10)',
      });
      expect(troubles).toEqual([]);
    });

    it('has no axe violations', async () => {
      const { page } = await visit(address);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload({ waitUntil: 'networkidle' });
      // Evaluated directly, because a content security policy would block a script element.
      await page.evaluate(axe.source);
      const { violations, passes } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
      expect(passes.length).toBeGreaterThan(20);
    });

    it('logs nothing on the development server, even after a form field is added as the README describes', async () => {
      const file = join(site.folder, 'src/quote-form.ts');
      const definition = readFileSync(file, 'utf8');
      const readme = readFileSync(join(site.folder, 'README.md'), 'utf8');
      const [, example = ''] = /```ts\n(\/\/ src\/quote-form\.ts\n.+?)```/s.exec(readme) ?? [];
      writeFileSync(file, example);
      await site.run('npm', 'run', 'typecheck');
      // Uses a separate store, because without mail settings it must not take over the other server's deliveries.
      const store = 'DATABASE_URL=file:data/development.db';
      const development = await site.serve('sh', '-c', `${store} exec npm run dev -- --port $0`);
      const { page, troubles } = await visit(development);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByLabel('Number of guests').waitFor();
      expect(troubles).toEqual([]);
      const body = new URLSearchParams({ name: 'Wanjiru' });
      const answer = await fetch(`${development}/api/enquiries?form=quote`, { method: 'POST', body });
      expect([answer.status, await answer.text()]).toEqual([
        422,
        expect.stringContaining('Number of guests is required'),
      ]);
      writeFileSync(file, definition);
    });

    it('is sent compressed, as are its stylesheets and scripts', async () => {
      const { page } = await visit(address);
      const own = await page.evaluate(() =>
        ['navigation', 'resource'].flatMap((type) =>
          performance.getEntriesByType(type).flatMap((entry) => {
            const { name, encodedBodySize, decodedBodySize } = entry as PerformanceResourceTiming;
            return /(?:\/|\.js|\.css)$/.test(name) && decodedBodySize > 10_000
              ? [[name, encodedBodySize / decodedBodySize]]
              : [];
          }),
        ),
      );
      expect(own.length).toBeGreaterThan(1);
      expect(own.filter(([, ratio]) => Number(ratio) > 0.5)).toEqual([]);
    });

    if (framework === 'astro') {
      it('answers a message that was sent before the chat hydrated', async () => {
        const { page, troubles } = await visit(address);
        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route('**/_astro/Contact.*.js', async (route) => {
          await held;
          await route.continue();
        });
        const message = page.getByRole('textbox', { name: 'Your message' });
        await message.fill('Can we pay by M-Pesa?');
        await message.press('Enter');
        await page.locator('textarea[aria-busy=true]').waitFor();
        expect(await message.inputValue()).toBe('Can we pay by M-Pesa?');
        release();
        await page.locator('[data-speaker=assistant]', { hasText: 'Half when you book' }).waitFor();
        expect(await message.inputValue()).toBe('');
        expect(troubles).toEqual([]);
      });

      it('has a policy that blocks scripts and styles from elsewhere', async () => {
        const { page, troubles } = await visit(address);
        const policy = await page.locator('meta[http-equiv="content-security-policy" i]').getAttribute('content');
        expect(policy).toMatch(/default-src 'self'.*script-src 'self' 'sha256-/);
        expect(policy).not.toContain('unsafe');
        await page.evaluate(() => {
          document.body.insertAdjacentHTML('beforeend', '<img alt="" src="data:," onerror="document.title = \'run\'">');
        });
        await expect.poll(() => troubles.join()).toContain('script-src');
        expect(await page.title()).not.toBe('run');
      });
    }

    if (framework !== 'astro') {
      it('opens an answer whose question was pressed before any of the page’s scripts had loaded', async () => {
        const { page, troubles } = await visit('about:blank');
        const { opened: released, open: release } = gate();
        await page.route(/\.m?js(?:\?|$)/, async (route) => {
          await released;
          await route.continue();
        });
        await page.goto(address, { waitUntil: 'commit' });
        await page.getByRole('button', { name: 'How do we pay?' }).click();
        release();
        await page.getByRole('button', { name: 'How do we pay?', expanded: true }).waitFor();
        expect(troubles).toEqual([]);
      });
    }

    it('contains its text in the HTML, before any script has run', async () => {
      const html = await (await fetch(address)).text();
      for (const words of ['Days people', 'Four steps to opening day', 'Six weeks for a launch'])
        expect(html).toContain(words);
    });

    it('follows links to its sections without a reload', async () => {
      const { page, troubles } = await visit(address);
      await page.evaluate(() => document.documentElement.setAttribute('data-still-here', ''));
      await page.getByRole('banner').getByRole('link', { name: 'Questions' }).click();
      await page.waitForURL(`${address}/#questions`);
      expect(await page.locator('html[data-still-here]').count()).toBe(1);
      expect(troubles).toEqual([]);
    });

    it('answers questions in the chat', async () => {
      const { page, troubles } = await visit(address);
      await page.getByRole('textbox', { name: 'Your message' }).fill('Can we pay by M-Pesa?');
      await page.keyboard.press('Enter');
      await page.locator('[data-speaker=assistant]', { hasText: 'Half when you book' }).waitFor();
      expect(troubles).toEqual([]);
    });
  });

  describe('the starter’s form', () => {
    it('stores and mails an enquiry, and says so', async () => {
      const { page, troubles } = await visit(address);
      await fillIn(page, 'Asha');
      await page.getByText('Quote request submitted').first().waitFor();
      expect(await listed('Asha')).toHaveLength(1);
      await expect.poll(() => mailsAbout('Asha').length, { timeout: 10_000 }).toBe(1);
      expect(troubles).toEqual([]);
    });

    it('stores and mails an enquiry without JavaScript, and responds with a page in the brand’s style', async () => {
      const { page, troubles } = await visit(address, { javaScriptEnabled: false });
      await fillIn(page, 'Baraka');
      await page.waitForURL(`${address}/api/enquiries?form=quote`);
      expect(await page.locator('h1').textContent()).toBe('Quote request submitted');
      expect(await page.title()).toBe('Quote request submitted | Bahari & Co');
      expect(await styleOf(page, 'h1', 'color', 'font-family')).toEqual({
        color: 'rgb(16, 35, 63)',
        'font-family': '"Fraunces Variable", serif',
      });
      expect(await listed('Baraka')).toHaveLength(1);
      await expect.poll(() => mailsAbout('Baraka').length, { timeout: 10_000 }).toBe(1);
      // A browser with scripts disabled refuses to preload them.
      expect(troubles.filter((line) => !/^csp .+\.js$/.test(line))).toEqual([]);
    });

    it('comes back in the brand’s style with the typed text and the error when there is no JavaScript', async () => {
      const { page } = await visit(address, { javaScriptEnabled: false });
      await fillIn(page, 'Chao', 'soon');
      await page.waitForURL(`${address}/api/enquiries?form=quote`);
      expect(await page.getByLabel('Full Name').inputValue()).toBe('Chao');
      expect(await page.getByLabel('Phone Number').getAttribute('aria-invalid')).toBe('true');
      await page.getByText('Invalid phone number').first().waitFor();
      expect(await styleOf(page.getByRole('button', { name: 'Submit request' }), 'background-color')).toEqual({
        'background-color': 'rgb(185, 60, 10)',
      });
      expect(await listed('Chao')).toEqual([]);
      await page.getByLabel('Phone Number').fill('+254 711 111 111');
      await page.getByRole('button', { name: 'Submit request' }).click();
      await page.getByRole('heading', { name: 'Quote request submitted' }).waitFor();
      expect(await listed('Chao')).toHaveLength(1);
    });

    it('stores an enquiry only once if it is submitted twice before the scripts arrive', async () => {
      const { page } = await visit('about:blank');
      await page.route(/\.m?js(?:\?|$)/, () => {
        // The scripts never arrive.
      });
      const answers: number[] = [];
      const { opened: sentTwice, open } = gate();
      await page.route('**/api/enquiries*', async (route) => {
        const response = await route.fetch();
        if (answers.push(response.status()) === 2) open();
        await sentTwice;
        // The second press cancels the first request.
        await route.fulfill({ response }).catch(() => undefined);
      });
      await page.goto(address, { waitUntil: 'commit' });
      await writeRequest(page, 'Zawadi');
      // The page itself presses again, because Chromium takes no commands for a page that it is about to leave. Astro's
      // starter ignores a double click, so several presses may be needed.
      await page.evaluate(() => {
        let sent = 0;
        addEventListener('submit', ({ defaultPrevented }) => {
          if (!defaultPrevented) sent += 1;
        });
        const timer = setInterval(() => {
          if (sent === 2) clearInterval(timer);
          else if (sent === 1) document.querySelector<HTMLFormElement>('form[action]')?.requestSubmit();
        }, 100);
      });
      await submitButton(page).click({ noWaitAfter: true });
      await page.getByRole('heading', { level: 1, name: 'Quote request submitted' }).waitFor();
      expect(answers).toEqual([201, 201]);
      expect(await listed('Zawadi')).toHaveLength(1);
    });

    it('says that nothing was sent while enquiries are off', async () => {
      const off = await site.serve('sh', '-c', 'PORT=$0 exec npm start');
      const { page } = await visit(off);
      await fillIn(page, 'Dalila');
      await page.getByText('There was an error sending your request').waitFor();
      await page.getByRole('link', { name: /WhatsApp/ }).waitFor();
      const answer = await fetch(`${off}/api/enquiries?form=quote`, { method: 'POST' });
      expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('was not sent')]);
    });

    it('is served by a process that stops cleanly on SIGTERM', async () => {
      const { scripts } = JSON.parse(readFileSync(join(site.folder, 'package.json'), 'utf8'));
      // Started without npm, which would hide the exit code.
      const server = await startServer(site.folder, 'sh', '-c', `ENQUIRIES=on PORT=$0 exec ${scripts.start}`);
      await server.untilServing();
      // Next always exits with the signal's code.
      expect(await server.end()).toBe(framework === 'next' ? 143 : 0);
    });
  });
}
