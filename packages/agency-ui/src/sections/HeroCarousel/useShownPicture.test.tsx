// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useShownPicture } from './useShownPicture.js';

it('keeps a picture until the next one has loaded', () => {
  const { result, rerender } = renderHook(useShownPicture, { initialProps: 0 });
  rerender(1);
  expect(result.current.shown).toBe(0);
  act(() => result.current.markLoaded(2));
  expect(result.current.shown).toBe(0);
  act(() => result.current.markLoaded(1));
  expect(result.current.shown).toBe(1);
  rerender(2);
  expect(result.current.shown).toBe(2);
});
