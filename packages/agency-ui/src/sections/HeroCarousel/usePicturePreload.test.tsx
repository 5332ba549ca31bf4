// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePicturePreload } from './usePicturePreload.js';

const count = 4;

function pictures() {
  const hook = renderHook((index: number) => usePicturePreload(index, count), { initialProps: 0 });
  const mounted = () => [0, 1, 2, 3].filter((index) => hook.result.current.isMounted(index));
  return { ...hook, mounted };
}

it('loads only the first picture until a change', () => {
  const { mounted, rerender } = pictures();
  rerender(0);
  expect(mounted()).toEqual([0]);
});

it('then loads the current and the next one, and keeps all', () => {
  const { mounted, rerender } = pictures();
  rerender(1);
  expect(mounted()).toEqual([0, 1, 2]);
  rerender(0);
  expect(mounted()).toEqual([0, 1, 2]);
  rerender(3);
  expect(mounted()).toEqual([0, 1, 2, 3]);
});

it('keeps a picture until the next one has loaded', () => {
  const { result, rerender } = pictures();
  rerender(1);
  expect(result.current.shown).toBe(0);
  act(() => result.current.markLoaded(2));
  expect(result.current.shown).toBe(0);
  act(() => result.current.markLoaded(1));
  expect(result.current.shown).toBe(1);
  rerender(2);
  expect(result.current.shown).toBe(2);
});
