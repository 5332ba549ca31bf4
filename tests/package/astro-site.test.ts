/**
 * Astro: a static page in which only islands load JavaScript, with stylesheets for its own sections only. The
 * configuration is that of Astro's minimal template and `astro add react`; only pages, components and settings are
 * added.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Consumer, install, openBrowser, styleOf, textOf } from './consumer.js';

let consumer: Consumer;
let address: string;
const visit = openBrowser();

beforeAll(async () => {
  consumer = await install('astro-site');
  await consumer.run('astro', 'build', '--silent');
  address = await consumer.serve('astro', 'preview', '--port');
});

it('passes the kit’s doctor', async () => {
  await expect(consumer.run('agency-ui', 'doctor')).resolves.toBe('Nothing found\n');
});

describe('the Astro page', () => {
  it('is readable without JavaScript', async () => {
    const { page, troubles } = await visit(address, { javaScriptEnabled: false });
    for (const words of ['Stages by the sea', 'Twelve people.', 'Our own crew of twelve.', 'It stood in the rain.']) {
      await page.getByText(words).first().waitFor({ state: 'attached' });
    }
    expect(troubles).toEqual([]);
  });

  it('loads the kit’s styles and uses the site’s own brand', async () => {
    const { page, troubles } = await visit(address);
    expect(await styleOf(page, 'form button[type=submit]', 'background-color', 'border-radius', 'font-family')).toEqual(
      {
        'background-color': 'rgb(154, 52, 18)',
        'border-radius': '5px',
        'font-family': '"Courier New", monospace',
      },
    );
    expect(troubles).toEqual([]);
  });

  it('advances the carousel when the next button is pressed', async () => {
    const { page, troubles } = await visit(address);
    await page.getByRole('button', { name: 'Onwards' }).click();
    await page.getByRole('heading', { name: 'Stages by the sea' }).waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'Light for every crowd' }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('opens an answer in an island that hydrates once visible', async () => {
    const { page, troubles } = await visit(address);
    await page.getByRole('heading', { name: 'Questions' }).scrollIntoViewIfNeeded();
    await page.locator('section[data-hydrated=true]').waitFor();
    await page.getByRole('button', { name: 'Who builds it?' }).click();
    await page.getByText('Our own crew of twelve.').waitFor();
    expect(troubles).toEqual([]);
  });

  it('shows an invalid form’s errors, and accepts a valid form', async () => {
    const { page, troubles } = await visit(address);
    const field = page.getByRole('textbox');
    await field.scrollIntoViewIfNeeded();
    await page.locator('astro-island:not([ssr]) form').waitFor();
    await field.fill('asha');
    await field.press('Enter');
    await page.locator('form [aria-invalid=true]').waitFor();
    await field.fill('asha@bahari.example');
    await field.press('Enter');
    await page.getByText('asha@bahari.example reads it').waitFor();
    expect(troubles).toEqual([]);
  });
});

describe('an Astro page in a different language', () => {
  it('has the configured labels and locale in its HTML', async () => {
    const { page, troubles } = await visit(`${address}/clinica`, { javaScriptEnabled: false });
    await page.getByRole('region', { name: 'Perguntas e respostas' }).waitFor();
    const figures = page.getByRole('region', { name: /números|ano/ }).getByRole('definition');
    expect((await figures.allInnerTexts()).map((text) => text.replace(/\s/g, ' ').trim())).toEqual(
      ['24650', '1280', '13750', '640'].map((value) => Number(value).toLocaleString('pt-PT').replace(/\s/g, ' ')),
    );
    expect(troubles).toEqual([]);
  });

  it('keeps the labels and locale in islands that hydrate', async () => {
    const { page, troubles } = await visit(`${address}/clinica`);
    await page.locator('section[data-hydrated=true]').waitFor();
    await page.getByRole('region', { name: 'Perguntas e respostas' }).waitFor();
    await page.getByRole('tablist', { name: 'Temas das perguntas' }).waitFor();
    const year = page.getByRole('region', { name: 'Este ano' });
    await year.scrollIntoViewIfNeeded();
    await year.locator('[data-count=final]').nth(1).waitFor();
    expect(await year.getByRole('definition').first().innerText()).toContain((13750).toLocaleString('pt-PT'));
    expect(troubles).toEqual([]);
  });
});

describe('Astro’s build output', () => {
  it('contains only the styles that the page’s sections use', () => {
    const styles = textOf(join(consumer.folder, 'dist'), '.css');
    const all = readFileSync(join(consumer.folder, 'node_modules/agency-ui/dist/styles.css'), 'utf8');
    expect(styles.length).toBeLessThan(all.length * 0.7);
  });

  it('contains only the islands’ code', () => {
    const scripts = textOf(join(consumer.folder, 'dist/_astro'), '.js');
    expect(scripts).toContain('Stop slide rotation');
    expect(scripts).not.toContain('The assistant is typing');
    expect(scripts).not.toContain('Back to top');
  });
});
