// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { patience, useShownText } from './useShownText.js';

afterEach(() => {
  vi.useRealTimers();
});

const renderText = () =>
  renderHook(({ index, picture }) => useShownText(index, picture), { initialProps: { index: 0, picture: 0 } });

it('changes together with the picture', () => {
  const { result, rerender } = renderText();
  rerender({ index: 1, picture: 0 });
  expect(result.current).toBe(0);
  rerender({ index: 1, picture: 1 });
  expect(result.current).toBe(1);
});

it('does not wait for a slow picture', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderText();
  rerender({ index: 1, picture: 0 });
  act(() => vi.advanceTimersByTime(patience - 1));
  expect(result.current).toBe(0);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(1);
  rerender({ index: 1, picture: 1 });
  expect(result.current).toBe(1);
});

it('waits anew after another request', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderText();
  rerender({ index: 1, picture: 0 });
  act(() => vi.advanceTimersByTime(patience - 1));
  rerender({ index: 2, picture: 0 });
  act(() => vi.advanceTimersByTime(patience - 1));
  expect(result.current).toBe(0);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(2);
});
