/** The tarball of `agency-enquiries`, installed with the packed kit in a separate folder. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type Consumer, install, openBrowser } from './consumer.js';

const { folder } = inject('enquiries');
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const scripts = files.filter((file) => file.endsWith('.js'));
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

describe('the enquiries package', () => {
  it('contains modules, declarations and metadata, but no tests', () => {
    expect(readdirSync(folder).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
    for (const file of [
      'dist/index.js',
      'dist/index.d.ts',
      'dist/http/index.d.ts',
      'dist/metrics/index.d.ts',
      'dist/cli/agency-enquiries.js',
    ])
      expect(files).toContain(file);
    expect(files.filter((file) => /test|sample-values/.test(file))).toEqual([]);
    expect(JSON.stringify(manifest.exports)).not.toContain('source');
    expect(manifest.devDependencies).toBeUndefined();
    // The packages have the same version.
    expect(manifest.peerDependencies['agency-ui']).toBe(`^${manifest.version}`);
    expect(textOf('dist/cli/agency-enquiries.js').startsWith('#!/usr/bin/env node\n')).toBe(true);
  });

  it('imports every declared dependency and no other package', () => {
    const imported = scripts.flatMap((file) =>
      [...textOf(file).matchAll(/(?:\bfrom |\bimport\()"([^."][^"]*)"/g)].map(([, name = '']) => name),
    );
    const packages = new Set(
      imported.filter((name) => !name.startsWith('node:')).map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? ''),
    );
    const declared = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
    expect([...packages].sort()).toEqual(declared.sort());
  });

  it('passes publint’s strict rules', async () => {
    const { messages } = await publint({ pkgDir: folder, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });
});

const open = openBrowser();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The axe rules that a page breaks. Injects axe through the debugger, because the page's policy blocks its script. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    return (await axe.run({ resultTypes: ['violations'] })).violations.map(({ id }) => id);
  });
}

/** A file from the README, marked by its path in the first line: `// src/server.ts`. */
function readmeFile(path: string): string {
  const [, code] = new RegExp(`^\`\`\`ts\n// ${path}\n([^]*?)^\`\`\`$`, 'm').exec(textOf('README.md')) ?? [];
  if (!code) throw new Error(`The agency-enquiries README doesn’t show a file called ${path}.`);
  return code;
}

const tsx = join(import.meta.dirname, '../../node_modules/.bin/tsx');

describe('the enquiries package in a different site', () => {
  let site: Consumer;
  beforeAll(async () => {
    site = await install('enquiries');
    mkdirSync(join(site.folder, 'src'));
    for (const path of ['src/cake-form.ts', 'src/enquiries.ts', 'src/server.ts'])
      writeFileSync(join(site.folder, path), readmeFile(path).replace('port: 3000', 'port: Number(process.argv[2])'));
  });

  it('stores orders sent with and without JavaScript when set up as the README says, and lists both', async () => {
    const address = await site.serve('sh', '-c', `ENQUIRIES=on exec ${tsx} src/server.ts $0`);
    const html = await (await fetch(address)).text();
    expect(html).toContain('action="/orders?form=cake"');
    expect((await fetch(`${address}/kit/styles.css`)).status).toBe(200);
    const values = { form: 'cake', name: 'Njeri', email: 'njeri@sixty.example', tiers: 'Two', wishes: '' };
    const json = await fetch(`${address}/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(values),
    });
    expect(json.status).toBe(201);
    const native = await fetch(`${address}/orders`, {
      method: 'POST',
      body: new URLSearchParams({ ...values, name: 'Asha' }),
    });
    expect([native.status, await native.text()]).toEqual([201, expect.stringContaining('Reference')]);
    const refused = await fetch(`${address}/orders`, {
      method: 'POST',
      body: new URLSearchParams({ ...values, email: 'asha' }),
    });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('value="asha"')]);
    const listed = await site.run('npx', '--no-install', 'agency-enquiries', 'list');
    expect(listed.trim().split('\n')).toEqual([
      expect.stringContaining('Cake order  Asha <njeri@sixty.example>'),
      expect.stringContaining('Cake order  Njeri <njeri@sixty.example>'),
    ]);
  });

  it('shows orders on pages in the kit’s style, at every width', async () => {
    const address = await site.serve('sh', '-c', 'exec npx --no-install agency-enquiries serve --port $0');
    const { page, troubles } = await open(address);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await page.getByRole('link', { name: 'Asha' }).click();
      await page.waitForURL(/\/enquiries\/[\da-f-]+$/);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Asha');
      // The packed kit's stylesheets and typeface have loaded.
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(await violations(page)).toEqual([]);
      await page.goBack();
      expect(await violations(page)).toEqual([]);
    }
    // Searches using the keyboard. Both orders have the same address.
    await page.getByLabel('Search for').fill('njeri@');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=njeri/);
    expect(await page.getByRole('list').getByRole('link').allTextContents()).toEqual(['Asha', 'Njeri']);
    expect(troubles).toEqual([]);
  });
});
