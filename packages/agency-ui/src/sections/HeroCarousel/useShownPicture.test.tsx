// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useShownPicture } from './useShownPicture.js';

it('keeps the current picture until the next one is ready', () => {
  const { result, rerender } = renderHook(useShownPicture, { initialProps: 0 });
  rerender(1);
  expect(result.current.shown).toBe(0);
  act(() => result.current.markReady(2));
  expect(result.current.shown).toBe(0);
  act(() => result.current.markReady(1));
  expect(result.current.shown).toBe(1);
  rerender(2);
  expect(result.current.shown).toBe(2);
});

it.each(['is decoded', 'cannot be decoded'])(
  'keeps the current picture until the next one has loaded and %s',
  async (state) => {
    let end = () => {};
    const decoding = new Promise<void>((resolve, reject) => {
      end = state === 'is decoded' ? resolve : () => reject(new Error('EncodingError'));
    });
    const picture = Object.assign(document.createElement('img'), { decode: () => decoding });
    const { result, rerender } = renderHook(useShownPicture, { initialProps: 0 });
    rerender(1);
    act(() => result.current.decode(1, picture));
    expect(result.current.shown).toBe(0);
    end();
    await waitFor(() => expect(result.current.shown).toBe(1));
  },
);
