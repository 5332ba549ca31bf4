// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePicturePreload } from './usePicturePreload.js';

function pictures(adjacent: 'next' | 'both', count = 6) {
  const hook = renderHook(({ index, count }) => usePicturePreload(index, count, adjacent), {
    initialProps: { index: 0, count },
  });
  return {
    show: (index: number, shorter = count) => hook.rerender({ index, count: shorter }),
    prepare: () => act(() => hook.result.current.prepare()),
    mounted: () => [0, 1, 2, 3, 4, 5].filter((slide) => hook.result.current.isMounted(slide)),
  };
}

it('loads only the first picture until the slide changes', () => {
  const { show, mounted } = pictures('next');
  show(0);
  expect(mounted()).toEqual([0]);
});

describe('preloading the next picture', () => {
  it('loads the current and the next picture after that, and keeps both', () => {
    const { show, mounted } = pictures('next', 4);
    show(1);
    expect(mounted()).toEqual([0, 1, 2]);
    show(0);
    expect(mounted()).toEqual([0, 1, 2]);
    show(3);
    expect(mounted()).toEqual([0, 1, 2, 3]);
  });
});

describe('preloading both adjacent pictures', () => {
  it('loads the adjacent pictures when a change is likely, then those next to the current one', () => {
    const { show, prepare, mounted } = pictures('both');
    prepare();
    expect(mounted()).toEqual([0, 1, 5]);
    show(3);
    expect(mounted()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('keeps the current picture mounted when the list gets shorter or empty', () => {
    const { show, mounted } = pictures('both');
    show(5);
    show(1, 2);
    expect(mounted()).toContain(1);
    show(0, 0);
    expect(mounted()).toContain(0);
  });
});
