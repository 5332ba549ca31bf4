/** An application that compiles its own vanilla-extract styles with the kit's tokens and its own theme. */
import { beforeAll, expect, it } from 'vitest';
import { type Consumer, install, openBrowser, styleOf } from './consumer.js';

let consumer: Consumer;
let address: string;
const visit = openBrowser();

beforeAll(async () => {
  consumer = await install('vanilla-extract');
  await consumer.run('vite', 'build', '--logLevel', 'warn');
  address = await consumer.serve('vite', 'preview', '--strictPort', '--port');
});

it('passes the kit’s doctor', async () => {
  await expect(consumer.run('agency-ui', 'doctor')).resolves.toBe('Nothing found\n');
});

it('type-checks, including all packages’ types', async () => {
  await expect(consumer.run('tsc')).resolves.toBe('');
});

it('applies its own theme, and a different one in part of the page', async () => {
  const { page, troubles } = await visit(address);
  const asked = ['background-color', 'border-radius', 'font-family'] as const;
  expect(await styleOf(page, 'button:has(:text-is("Ask"))', ...asked)).toEqual({
    'background-color': 'rgb(20, 83, 45)',
    'border-radius': '12px',
    'font-family': 'Georgia, serif',
  });
  expect(await styleOf(page, 'button:has(:text-is("Ask at the coast"))', ...asked)).toEqual({
    'background-color': 'rgb(11, 85, 99)',
    'border-radius': '12px',
    'font-family': 'Georgia, serif',
  });
  expect(troubles).toEqual([]);
});

it('uses the tokens in its own styles, which override the kit’s', async () => {
  const { page, troubles } = await visit(address);
  expect(await styleOf(page, 'p:text-is("Since 2008")', 'background-color', 'border-radius')).toEqual({
    'background-color': 'rgb(20, 83, 45)',
    'border-radius': '18px',
  });
  expect(await styleOf(page, 'button:has(:text-is("Ask"))', 'padding-inline-start')).toEqual({
    'padding-inline-start': '77px',
  });
  expect(troubles).toEqual([]);
});

it('keeps the sections interactive', async () => {
  const { page, troubles } = await visit(address);
  const answer = page.getByText('Our own crew.', { exact: true });
  await page.getByRole('button', { name: 'Who builds it?' }).click();
  await answer.waitFor();
  expect(troubles).toEqual([]);
});
