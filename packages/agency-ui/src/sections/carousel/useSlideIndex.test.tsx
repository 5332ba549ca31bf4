// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type SlideIndexOptions, useSlideIndex } from './useSlideIndex.js';

const slides = (options: Partial<SlideIndexOptions> = {}) =>
  renderHook(
    (changed: Partial<SlideIndexOptions>) => useSlideIndex({ component: 'Test', count: 3, ...options, ...changed }),
    {
      initialProps: {},
    },
  );

it('wraps around at both ends', () => {
  const { result } = slides();
  act(() => result.current.previous());
  expect(result.current.index).toBe(2);
  act(() => result.current.next());
  expect(result.current.index).toBe(0);
});

it('stays at either end if it does not loop', () => {
  const onIndexChange = vi.fn();
  const { result } = slides({ loop: false, onIndexChange });
  act(() => result.current.previous());
  expect(result.current.index).toBe(0);
  expect(onIndexChange).not.toHaveBeenCalled();
  act(() => result.current.goTo(2));
  act(() => result.current.next());
  expect(result.current.index).toBe(2);
});

it('keeps the index in range when the list gets shorter or empty', () => {
  const { result, rerender } = slides({ count: 5 });
  act(() => result.current.goTo(4));
  rerender({ count: 2 });
  expect(result.current.index).toBe(1);
  rerender({ count: 0 });
  expect(result.current.index).toBe(0);
});

it('lets its caller control the index', () => {
  const onIndexChange = vi.fn();
  const { result, rerender } = slides({ index: 1, onIndexChange });
  act(() => result.current.next());
  expect(result.current.index).toBe(1);
  expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(2);
  rerender({ index: 2 });
  expect(result.current.index).toBe(2);
});
