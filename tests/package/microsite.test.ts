/** The example in `microsite`: a page for another brand in a few lines, built with the tarball. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { agencyTheme } from '../../packages/agency-ui/src/theme/agency-theme.js';
import { tones } from '../../packages/agency-ui/src/theme/tones.js';
import { type Consumer, install, openBrowser, styleOf } from './consumer.js';

const source = join(import.meta.dirname, 'microsite');
const files = readdirSync(source).filter((file) => /\.(tsx?|html|css)$/.test(file));
const read = (file: string) => readFileSync(join(source, file), 'utf8');

describe('the example microsite’s source', () => {
  it('has fewer than 80 lines, none of them long', () => {
    const lines = files.flatMap((file) => read(file).trimEnd().split('\n'));
    expect(files.length).toBeGreaterThan(3);
    expect(lines.length).toBeLessThan(80);
    expect(lines.filter((line) => line.length > 120)).toEqual([]);
  });

  it('imports only the kit’s public entry points, and nothing else from this repository', () => {
    const imports = files.flatMap((file) =>
      [...read(file).matchAll(/(?:from|import) '([^']+)'/g)].map(([, name]) => name),
    );
    const manifest = JSON.parse(read('package.json'));
    const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(imports).toContain('agency-ui');
    for (const name of imports) {
      if (name === './brand.css.js') continue;
      expect(
        installed.some((dependency) => name === dependency || name?.startsWith(`${dependency}/`)),
        name,
      ).toBe(true);
      expect(name).not.toMatch(/agency-ui\/(dist|src)/);
    }
  });
});

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ');

/** Colours as browsers serialize them. White and the success and error colours are common to all brands. */
const agencyColors = [
  ...new Set([...tones.flatMap((tone) => Object.values(agencyTheme.tones[tone])), ...Object.values(agencyTheme.spot)]),
].filter((color) => !['#ffffff', agencyTheme.tones.paper.positive, agencyTheme.tones.paper.negative].includes(color));

describe('the example microsite', () => {
  let consumer: Consumer;
  let address: string;
  const visit = openBrowser();

  beforeAll(async () => {
    consumer = await install('microsite', 'microsite');
    await consumer.run('vite', 'build', '--logLevel', 'warn');
    address = await consumer.serve('vite', 'preview', '--strictPort', '--port');
  });

  it('passes the kit’s doctor', async () => {
    await expect(consumer.run('agency-ui', 'doctor')).resolves.toBe('Nothing found\n');
  });

  it('uses the brand’s colours, fonts and radii, and logs no console messages', async () => {
    const { page, troubles } = await visit(address);
    expect(await styleOf(page, 'h1', 'color', 'font-family', 'font-weight')).toEqual({
      color: 'rgb(21, 55, 42)',
      'font-family': '"Fraunces Variable", serif',
      'font-weight': '330',
    });
    expect(await styleOf(page, '.hero a', 'background-color', 'border-radius', 'font-family')).toEqual({
      'background-color': 'rgb(255, 156, 194)',
      'border-radius': '999px',
      'font-family': '"Figtree Variable", sans-serif',
    });
    expect(await styleOf(page, '#workshops img', 'border-radius')).toEqual({ 'border-radius': '32px' });
    expect(await styleOf(page, '[data-agency-tone="accent"]', 'background-color')).toEqual({
      'background-color': 'rgb(255, 156, 194)',
    });
    expect(await page.evaluate(() => document.fonts.check('330 64px "Fraunces Variable"'))).toBe(true);
    expect(troubles).toEqual([]);
  });

  it('opens an answer when its question is pressed', async () => {
    const { page, troubles } = await visit(address);
    const answer = page.getByText('The mud kitchen is theirs all day.');
    await expect(answer.isVisible()).resolves.toBe(false);
    await page.getByRole('button', { name: 'May children come?' }).click();
    await answer.waitFor();
    expect(troubles).toEqual([]);
  });

  it('shows none of the agency’s colours and loads none of its fonts', async () => {
    const { page } = await visit(address);
    const usedColors = await page.evaluate(() => {
      const found = new Set<string>();
      for (const element of document.querySelectorAll('body, body *')) {
        for (const part of [undefined, '::before', '::after']) {
          const style = getComputedStyle(element, part);
          for (const name of style) {
            const value = style.getPropertyValue(name);
            for (const [color] of value.matchAll(/rgba?\([^)]+\)/g)) found.add(color);
          }
        }
      }
      return [...found];
    });
    expect(usedColors.length).toBeGreaterThan(8);
    const ours = agencyColors.filter((color) => usedColors.some((other) => other.includes(`(${channels(color)}`)));
    expect(ours).toEqual([]);

    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(fetched.filter((name) => name.endsWith('.woff2')).length).toBeGreaterThan(1);
    expect(fetched.filter((name) => /bricolage|instrument/i.test(name))).toEqual([]);
  });

  it('does not overflow on a phone', async () => {
    const { page } = await visit(address);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
