// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteSearch } from './SiteSearch.js';
import type { SearchPages, SearchResult } from './useSearch.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const status = () => screen.getByRole('status').textContent;
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const titles = () => screen.queryAllByRole('listitem').map((item) => within(item).getByRole('link').textContent);

const van: SearchResult = { title: 'Van branding', path: '/vans#branding', context: 'Services', excerpt: 'Vans.' };
const numbered = (count: number): SearchResult[] =>
  Array.from({ length: count }, (_, index) => ({ title: `Page ${index + 1}`, path: `/${index + 1}` }));

const show = (search: SearchPages, props: { query?: string; defaultQuery?: string } = {}) =>
  render(<SiteSearch search={search} action="/find" siteMapPath="/all" {...props} />);

it('shows results once the visitor pauses, and says how many there are', { tags: ['wcag:4.1.3'] }, async () => {
  const search = vi.fn(async () => [van]);
  show(search);
  for (const text of ['v', 'va', ' van ']) {
    write(text);
    await wait(50);
  }
  expect(search).not.toHaveBeenCalled();
  await wait(200);
  expect(search).toHaveBeenCalledExactlyOnceWith('van', { signal: expect.any(AbortSignal) });
  expect(status()).toBe('1 result for “van”');
  const item = within(screen.getByRole('listitem'));
  expect(item.getByRole('link', { name: 'Van branding' }).getAttribute('href')).toBe('/vans#branding');
  expect(item.getByText('Services')).toBeDefined();
});

it('searches at once when the form is submitted or the URL has a query', async () => {
  const search = vi.fn(async () => [van]);
  const { unmount } = show(search);
  write('van');
  fireEvent.submit(screen.getByRole('search'));
  expect(search).toHaveBeenCalledOnce();
  await wait(1000);
  expect(search).toHaveBeenCalledOnce();
  unmount();
  show(search, { defaultQuery: 'tent' });
  await wait(0);
  expect(search).toHaveBeenLastCalledWith('tent', expect.anything());
  expect(status()).toBe('1 result for “tent”');
});

it('discards the results of an outdated search', async () => {
  const signals: AbortSignal[] = [];
  const answerAfter: Record<string, number> = { tent: 5000, tents: 100 };
  show((query, { signal }) => {
    signals.push(signal);
    return new Promise((done) => setTimeout(done, answerAfter[query], [{ title: query, path: '/' }]));
  });
  write('tent');
  await wait(1000);
  write('tents');
  await wait(300);
  expect(titles()).toEqual(['tents']);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  await wait(5000);
  expect(titles()).toEqual(['tents']);
});

it('keeps the previous results until the next ones arrive, and clears them with the field', async () => {
  show((query) => new Promise((done) => setTimeout(done, 1000, [{ title: query, path: '/' }])));
  write('tent');
  await wait(850);
  expect(status()).toBe('');
  await wait(100);
  expect(status()).toBe('Searching…');
  await wait(300);
  write('van');
  expect(titles()).toEqual(['tent']);
  await wait(1200);
  expect(titles()).toEqual(['van']);
  write('');
  expect([status(), titles()]).toEqual(['', []]);
});

it('marks matching text, and shows markup as text', { tags: ['wcag:1.3.1'] }, async () => {
  const excerpt = [{ text: 'We brand ' }, { text: 'vans', isMatch: true }, { text: ' <img src=x onerror=alert(1)>' }];
  show(async () => [{ ...van, excerpt }], { defaultQuery: 'van' });
  await wait(0);
  expect(screen.getByRole('mark').textContent).toBe('vans');
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeDefined();
  expect(document.querySelector('img')).toBeNull();
});

it('offers advice and a link to all pages when there are no results', { tags: ['wcag:3.3.3'] }, async () => {
  show(async () => [], { defaultQuery: 'zebra' });
  await wait(0);
  expect(status()).toBe('No results for “zebra”');
  expect(screen.getByText('Try fewer words, or a different spelling.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See all pages' }).getAttribute('href')).toBe('/all');
});

it('says that the search did not load, links to all pages, and retries', { tags: ['wcag:3.3.1'] }, async () => {
  const search = vi.fn<SearchPages>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue([van]);
  show(search, { defaultQuery: 'van' });
  await wait(0);
  expect(status()).toBe('The search did not load.');
  expect(screen.getByRole('link', { name: 'See all pages' }).getAttribute('href')).toBe('/all');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await wait(0);
  expect(titles()).toEqual(['Van branding']);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('shows further results on request, and moves focus to the first of them', { tags: ['wcag:2.4.3'] }, async () => {
  show(async (query) => numbered(query === 'page' ? 20 : 9), { defaultQuery: 'page' });
  await wait(0);
  expect(titles()).toHaveLength(8);
  expect(status()).toBe('20 results for “page”');
  const more = () => screen.getByRole('button', { name: 'Show more results' });
  fireEvent.click(more());
  expect(titles()).toHaveLength(16);
  expect(document.activeElement?.textContent).toBe('Page 9');
  fireEvent.click(more());
  expect(titles()).toHaveLength(20);
  expect(document.activeElement?.textContent).toBe('Page 17');
  expect(screen.queryByRole('button', { name: 'Show more results' })).toBeNull();
  // A different query starts with the first results.
  write('pages');
  await wait(200);
  expect(titles()).toHaveLength(8);
});

it('reports typed text to a caller that controls it', async () => {
  const onQueryChange = vi.fn();
  render(
    <SiteSearch search={async () => []} action="/find" siteMapPath="/all" query="" onQueryChange={onQueryChange} />,
  );
  write('van');
  expect(onQueryChange).toHaveBeenCalledWith('van');
});

it('links to all pages in the server’s HTML, for browsers without JavaScript', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <SiteSearch heading="Find it" search={async () => []} action="/find" siteMapPath="/all" />,
  ).replace(/<(\/?)noscript>/g, '<$1div>');
  expect(page.querySelector('form')?.getAttribute('action')).toBe('/find');
  expect(page.textContent).toContain('The search needs JavaScript.');
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/all');
});
