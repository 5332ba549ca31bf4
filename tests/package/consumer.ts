/** An application of another team: installed from the tarball in a folder of its own, built, served and visited. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { afterAll, afterEach, inject } from 'vitest';
import { chromiumArguments, requireHeadlessChromium } from '../../scripts/chromium.js';

export interface Consumer {
  folder: string;
  /** Runs one of its own programs to its end and gives what it printed; fails with that if the program does. */
  run(command: string, ...argumentList: string[]): Promise<string>;
  /** Starts one of its own servers with the port as the last argument, and gives its address. */
  serve(command: string, ...argumentList: string[]): Promise<string>;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Without what Vitest and npm set for this repository: `NODE_ENV=test`, its workspaces and its conditions. */
function environmentOf(folder: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(NODE_ENV|NODE_OPTIONS|VITEST.*|TEST|DEV|PROD|SSR|MODE|BASE_URL|INIT_CWD|npm_.*)$/.test(name),
  );
  return {
    ...Object.fromEntries(own),
    PATH: [join(folder, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    CI: '1',
  };
}

/** In a group of its own, so that what it starts ends with it. */
const start = (folder: string, command: string, argumentList: string[]) =>
  spawn(command, argumentList, { cwd: folder, env: environmentOf(folder), detached: true, stdio: 'pipe' });

function end(child: ChildProcess) {
  if (child.pid && child.exitCode === null) process.kill(-child.pid);
}

function finish(child: ChildProcess): Promise<{ code: number | null; printed: string }> {
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      printed += part;
    });
  }
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ code, printed }));
  });
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Asks until the server answers; gives up when it has ended, or after as long as a slow machine takes. */
async function answers(address: string, child: ChildProcess, ended: Promise<{ printed: string }>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((next) => setTimeout(next, 100));
  }
  end(child);
  throw new Error(`The server at ${address} does not answer. It printed:\n${(await ended).printed}`);
}

/** Runs programs in a folder; `name` says in reports whose folder it is. */
export const runIn =
  (folder: string, name: string): Consumer['run'] =>
  async (command, ...argumentList) => {
    const started = performance.now();
    const { code, printed } = await finish(start(folder, command, argumentList));
    const line = [command, ...argumentList].join(' ');
    say(`${name}: ${line}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    if (code === 0) return printed;
    throw new Error(`In the consumer "${name}", "${line}" failed with code ${code}:\n${printed}`);
  };

export const installOptions = ['--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'];

const folders: string[] = [];
const servers: { child: ChildProcess; ended: Promise<unknown> }[] = [];

// Here, because a hook that is added while another runs is never called.
afterAll(async () => {
  for (const { child } of servers) end(child);
  // Until then they may write to their folders.
  await Promise.all(servers.map(({ ended }) => ended));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/**
 * Installs a folder, mostly of `consumers`, or one at an absolute path, outside of the repository, where nothing but its own `node_modules` can be found.
 * Call it in `beforeAll`; the folder and its servers go with the tests of the file.
 */
export async function install(name: string, source = `consumers/${name}`): Promise<Consumer> {
  const folder = mkdtempSync(join(tmpdir(), `agency-ui-${name}-`));
  folders.push(folder);
  cpSync(resolve(import.meta.dirname, source), folder, { recursive: true });

  const manifest = join(folder, 'package.json');
  const { dependencies, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  writeFileSync(
    manifest,
    JSON.stringify({ ...rest, dependencies: { ...dependencies, 'agency-ui': `file:${inject('packed').tarball}` } }),
  );

  const run = runIn(folder, name);

  const serve: Consumer['serve'] = async (command, ...argumentList) => {
    const port = await freePort();
    const child = start(folder, command, [...argumentList, String(port)]);
    const ended = finish(child);
    servers.push({ child, ended });
    const address = `http://localhost:${port}`;
    await answers(address, child, ended);
    return address;
  };

  await run('npm', 'install', ...installOptions);
  return { folder, run, serve };
}

/** Every file below a folder of the consumer whose name ends so, as one text. */
export function textOf(folder: string, ending: string): string {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}: has the consumer been built?`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
  if (files.length === 0) throw new Error(`There is no file in ${folder} that ends in "${ending}".`);
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

export interface Visit {
  page: Page;
  /** What went wrong: warnings and errors of the console, errors thrown, and requests that failed. Stays empty. */
  troubles: string[];
}

/** One browser for the tests of a file. */
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

/** The computed styles of a locator's element, or of the first that a selector finds. */
export const styleOf = (place: Page | Locator, ...names: string[]) => {
  const [selector = '', ...rest] = names;
  const [locator, asked] = 'goto' in place ? [place.locator(selector).first(), rest] : [place, names];
  return locator.evaluate(
    (element, properties) =>
      Object.fromEntries(properties.map((name) => [name, getComputedStyle(element).getPropertyValue(name)])),
    asked,
  );
};
