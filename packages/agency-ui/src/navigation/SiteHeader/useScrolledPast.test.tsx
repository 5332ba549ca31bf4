// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useScrolledPast } from './useScrolledPast.js';

const Answer = () => String(useScrolledPast(50));

function scrollPageTo(top: number) {
  vi.stubGlobal('scrollY', top);
  act(() => void dispatchEvent(new Event('scroll')));
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is false at the given distance and true one px beyond it', () => {
  const { result } = renderHook(() => useScrolledPast(50));
  expect(result.current).toBe(false);
  scrollPageTo(50);
  expect(result.current).toBe(false);
  scrollPageTo(51);
  expect(result.current).toBe(true);
  scrollPageTo(50);
  expect(result.current).toBe(false);
});

it('is true on a page that is already scrolled when it opens', () => {
  vi.stubGlobal('scrollY', 400);
  expect(renderHook(() => useScrolledPast(50)).result.current).toBe(true);
});

it('is false on the server at any scroll position', () => {
  vi.stubGlobal('scrollY', 400);
  expect(renderToString(<Answer />)).toBe('false');
});

it('adds a passive listener, and removes it on unmount', () => {
  const listen = vi.spyOn(window, 'addEventListener');
  const stop = vi.spyOn(window, 'removeEventListener');
  const { unmount } = renderHook(() => useScrolledPast(50));
  expect(listen).toHaveBeenCalledWith('scroll', expect.any(Function), { passive: true });
  unmount();
  expect(stop).toHaveBeenCalledWith('scroll', expect.any(Function));
});
