/** Next's App Router: a page that is a server component with static and interactive sections. */
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Consumer, install, openBrowser, styleOf, textOf } from './consumer.js';

let consumer: Consumer;
let address: string;
const visit = openBrowser();

beforeAll(async () => {
  consumer = await install('next-app');
  // The build also type-checks, and fails on a type error.
  await consumer.run('next', 'build');
  address = await consumer.serve('next', 'start', '--port');
});

it('passes the kit’s doctor', async () => {
  await expect(consumer.run('agency-ui', 'doctor')).resolves.toBe('Nothing found\n');
});

describe('the Next.js page', () => {
  it('is prerendered as HTML', async () => {
    const html = await (await fetch(address)).text();
    for (const words of ['Stages by the sea', 'Twelve people who know each other.', 'Our own crew of twelve.', '412']) {
      expect(html).toContain(words);
    }
  });

  it('loads the kit’s styles and uses the app’s own brand', async () => {
    const { page, troubles } = await visit(address);
    expect(await styleOf(page, '[data-brand]', 'display', 'background-color', 'border-radius', 'font-family')).toEqual({
      display: 'inline-flex',
      'background-color': 'rgb(91, 33, 182)',
      'border-radius': '0px',
      'font-family': 'Verdana, sans-serif',
    });
    expect(troubles).toEqual([]);
  });

  it('keeps the kit’s spacing alongside create-next-app’s global styles', async () => {
    const { page } = await visit(address);
    const { 'padding-inline-start': padding } = await styleOf(page, '[data-brand]', 'padding-inline-start');
    expect(Number.parseFloat(padding ?? '')).toBeGreaterThan(16);
  });

  it('marks the current page in the header, a client component in the layout', async () => {
    const { page, troubles } = await visit(`${address}/stages`);
    await page.locator('header a[aria-current=page]', { hasText: 'Stages' }).first().waitFor({ state: 'attached' });
    expect(troubles).toEqual([]);
  });

  it('uses the image sizes that next/image generates', async () => {
    const { page, troubles } = await visit(`${address}/stages`);
    const image = page.getByRole('img', { name: 'A stage at the shore' });
    const source = await image.evaluate((element) => (element as HTMLImageElement).currentSrc);
    expect(source).toContain('/_next/image?url=%2Fshore.png');
    expect(troubles).toEqual([]);
  });

  it('shows the current year in the footer even with cached components', async () => {
    const html = await (await fetch(address)).text();
    expect(html).toContain(`© ${new Date().getFullYear()} Bahari Stages`);
  });

  it('advances the carousel, using labels from the app’s own pack', async () => {
    const { page, troubles } = await visit(address);
    await page
      .getByRole('tab', { name: 'Stage 2' })
      .or(page.getByRole('button', { name: 'Stage 2' }))
      .waitFor();
    await page.getByRole('button', { name: 'Onwards' }).click();
    await page.getByRole('heading', { name: 'Stages by the sea' }).waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'Light for every crowd' }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('opens an answer when its question is pressed', async () => {
    const { page, troubles } = await visit(address);
    const answer = page.getByText('Our own crew of twelve.');
    await expect(answer.isVisible()).resolves.toBe(false);
    await page.getByRole('button', { name: 'Who builds it?' }).click();
    await answer.waitFor();
    expect(troubles).toEqual([]);
  });

  it('shows an invalid form’s errors, and accepts a valid form', async () => {
    const { page, troubles } = await visit(address);
    const field = page.getByRole('textbox').last();
    await field.fill('asha');
    await field.press('Enter');
    await page.locator('form [aria-invalid=true]').waitFor();
    await field.fill('asha@bahari.example');
    await field.press('Enter');
    await page.getByText('asha@bahari.example reads it').waitFor();
    expect(troubles).toEqual([]);
  });

  it('navigates with Next’s links, without a full page load', async () => {
    const { page, troubles } = await visit(address);
    await page.evaluate(() => document.documentElement.setAttribute('data-still-here', ''));
    await page.getByRole('link', { name: 'All stages' }).click();
    await page.getByRole('heading', { name: 'All stages' }).waitFor();
    await expect(page.locator('html[data-still-here]').count()).resolves.toBe(1);
    expect(troubles).toEqual([]);
  });
});

describe('Next’s build output', () => {
  const scripts = () => textOf(join(consumer.folder, '.next/static'), '.js');

  it('contains only the labels of the sections in use', () => {
    expect(scripts()).toContain('Stop slide rotation');
    expect(scripts()).not.toContain('The assistant is typing');
    expect(scripts()).not.toContain('Submit request');
  });
});
