// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SearchForm } from './SearchForm.js';

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search this site' });

it('opens the results page when there is no JavaScript', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<SearchForm action="/find" parameter="words" defaultValue="vans" />);
  const form = page.querySelector('form');
  expect([form?.getAttribute('action'), form?.method, form?.getAttribute('role')]).toEqual(['/find', 'get', 'search']);
  expect([...new FormData(form ?? undefined)]).toEqual([['words', 'vans']]);
});

it('lets the browser open the results page unless the application handles the search', () => {
  const { rerender } = render(<SearchForm action="/find" />);
  const submit = () => fireEvent.submit(screen.getByRole('search'));
  const stop = (event: Event) => event.preventDefault();
  // jsdom cannot navigate.
  document.addEventListener('submit', stop);
  const onSubmit = vi.fn((event: { defaultPrevented: boolean }) => event.defaultPrevented);
  rerender(<SearchForm action="/find" onSubmit={onSubmit} />);
  submit();
  expect(onSubmit).toHaveReturnedWith(false);

  const onSearch = vi.fn();
  rerender(<SearchForm action="/find" onSearch={onSearch} />);
  fireEvent.change(field(), { target: { value: 'banners' } });
  expect(submit()).toBe(false);
  expect(onSearch).toHaveBeenCalledWith('banners');
  document.removeEventListener('submit', stop);
});

it('clears the field on Escape, and leaves Escape alone when the field is empty', () => {
  const onChange = vi.fn();
  render(<SearchForm action="/find" defaultValue="van" onChange={onChange} />);
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
  expect(field().value).toBe('');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
});

it('shows the caller’s query', () => {
  function Held() {
    const [query, setQuery] = useState('van');
    return (
      <>
        <SearchForm action="/find" value={query} onChange={setQuery} />
        <button type="button" onClick={() => setQuery('tent')}>
          Tents
        </button>
      </>
    );
  }
  render(<Held />);
  fireEvent.change(field(), { target: { value: 'vans' } });
  expect(field().value).toBe('vans');
  fireEvent.click(screen.getByRole('button', { name: 'Tents' }));
  expect(field().value).toBe('tent');
});

it('keeps text typed before hydration, and reports it', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const onChange = vi.fn();
  const form = <SearchForm action="/find" onChange={onChange} />;
  container.innerHTML = renderToString(form);
  field().value = 'banners';
  render(form, { container, hydrate: true });
  expect(field().value).toBe('banners');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('banners');
});
