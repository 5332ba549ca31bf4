/** Another team's application: installed from the tarball in a separate folder, then built, served and visited. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { afterAll, afterEach, inject } from 'vitest';
import { chromiumArguments, requireHeadlessChromium } from '../../scripts/chromium.js';
import { type ApplicationServer, installOptions, runIn, startServer } from '../application.js';

export interface Consumer {
  folder: string;
  /** Runs one of its programs and returns the output. Throws an error with the output if the program fails. */
  run(command: string, ...argumentList: string[]): Promise<string>;
  /** Starts one of its servers with the port as the last argument, and returns its address. */
  serve(command: string, ...argumentList: string[]): Promise<string>;
}

const folders: string[] = [];
const servers: ApplicationServer[] = [];

// Registered here, because a hook that is added while another one runs is never called.
afterAll(async () => {
  // Removed last, because the servers may still write to their folders until then.
  await Promise.all(servers.map((server) => server.end()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/**
 * Installs a folder outside the repository, where only its own `node_modules` can be found. The folder is one in
 * `consumers` or an absolute path. Call this in `beforeAll`; the folder and its servers are removed after the file's
 * tests.
 */
export async function install(name: string, source = `consumers/${name}`): Promise<Consumer> {
  const folder = mkdtempSync(join(tmpdir(), `agency-ui-${name}-`));
  folders.push(folder);
  cpSync(resolve(import.meta.dirname, source), folder, { recursive: true });

  const manifest = join(folder, 'package.json');
  const { dependencies, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  const packed = {
    'agency-ui': `file:${inject('packed').tarball}`,
    ...(dependencies?.['agency-enquiries'] && { 'agency-enquiries': `file:${inject('enquiries').tarball}` }),
  };
  writeFileSync(manifest, JSON.stringify({ ...rest, dependencies: { ...dependencies, ...packed } }));

  const run = runIn(folder, name);

  const serve: Consumer['serve'] = async (command, ...argumentList) => {
    const server = await startServer(folder, command, ...argumentList);
    servers.push(server);
    await server.untilServing();
    return server.address;
  };

  await run('npm', 'install', ...installOptions);
  return { folder, run, serve };
}

/** The contents of all files in a consumer's folder whose names have this ending, as one text. */
export function textOf(folder: string, ending: string): string {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}. Has the consumer been built?`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
  if (files.length === 0) throw new Error(`There is no file in ${folder} that ends in "${ending}".`);
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

export interface Visit {
  page: Page;
  /** Console warnings and errors, thrown errors and failed requests. Expected to stay empty. */
  troubles: string[];
}

/** One browser for a file's tests. */
export function openBrowser(): (address: string, options?: { javaScriptEnabled?: boolean }) => Promise<Visit> {
  let browser: Promise<Browser> | undefined;
  const pages: Page[] = [];
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.context().close();
  });
  afterAll(async () => (await browser)?.close());

  return async (address, options = {}) => {
    browser ??= chromium.launch({ executablePath: requireHeadlessChromium(), args: chromiumArguments });
    const context = await (await browser).newContext({ viewport: { width: 1280, height: 900 }, ...options });
    const page = await context.newPage();
    pages.push(page);
    page.setDefaultTimeout(15_000);
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) troubles.push(message.text());
    });
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => troubles.push(`${request.failure()?.errorText} ${request.url()}`));
    await page.goto(address, { waitUntil: 'networkidle' });
    return { page, troubles };
  };
}

/** The computed styles of a locator's element, or of the first element that matches a selector. */
export const styleOf = (place: Page | Locator, ...names: string[]) => {
  const [selector = '', ...rest] = names;
  const [locator, asked] = 'goto' in place ? [place.locator(selector).first(), rest] : [place, names];
  return locator.evaluate(
    (element, properties) =>
      Object.fromEntries(properties.map((name) => [name, getComputedStyle(element).getPropertyValue(name)])),
    asked,
  );
};
