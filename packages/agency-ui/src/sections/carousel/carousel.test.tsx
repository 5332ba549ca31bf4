// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCarousel, useSwipe } from './index.js';

afterEach(cleanup);

describe('useCarousel', () => {
  const shown = (count: number) => renderHook(() => useCarousel(count)).result;

  it('wraps around at both ends', () => {
    const carousel = shown(3);
    act(() => carousel.current.previous());
    expect(carousel.current.index).toBe(2);
    act(() => carousel.current.next());
    expect(carousel.current.index).toBe(0);
  });

  it('mounts only the first picture, then the current one and its neighbours', () => {
    const carousel = shown(6);
    const mounted = () => [0, 1, 2, 3, 4, 5].filter((slide) => carousel.current.isMounted(slide));
    expect(mounted()).toEqual([0]);
    act(() => carousel.current.prepare());
    expect(mounted()).toEqual([0, 1, 5]);
    act(() => carousel.current.goTo(3));
    expect(mounted()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('keeps the index within a shorter or empty list', () => {
    const { result, rerender } = renderHook(({ count }) => useCarousel(count), { initialProps: { count: 5 } });
    act(() => result.current.goTo(4));
    rerender({ count: 2 });
    expect(result.current.index).toBe(1);
    rerender({ count: 0 });
    expect(result.current.index).toBe(0);
  });
});

function SwipeArea({ onSwipe, direction }: { onSwipe: () => void; direction: 'ltr' | 'rtl' }) {
  return <div data-testid="area" style={{ direction }} {...useSwipe(onSwipe)} />;
}

describe('useSwipe', () => {
  function swipe(by: { x: number; y: number }, pointerType = 'touch', direction: 'ltr' | 'rtl' = 'ltr') {
    const onSwipe = vi.fn();
    render(<SwipeArea onSwipe={onSwipe} direction={direction} />);
    // jsdom's pointer events lack type and coordinates.
    const send = (type: string, clientX: number, clientY: number) => {
      const event = new MouseEvent(type, { bubbles: true, clientX, clientY });
      fireEvent(screen.getByTestId('area'), Object.assign(event, { pointerType, isPrimary: true }));
    };
    send('pointerdown', 200, 200);
    send('pointerup', 200 + by.x, 200 + by.y);
    return onSwipe;
  }

  it('reports the direction', () => {
    expect(swipe({ x: -80, y: 10 })).toHaveBeenCalledExactlyOnceWith('next');
    cleanup();
    expect(swipe({ x: 80, y: 10 })).toHaveBeenCalledExactlyOnceWith('previous');
    cleanup();
    expect(swipe({ x: 80, y: 10 }, 'touch', 'rtl')).toHaveBeenCalledExactlyOnceWith('next');
  });

  it.each([
    ['a tap that is not steady', { x: -12, y: 2 }, 'touch'],
    ['a finger that scrolls', { x: -80, y: 90 }, 'touch'],
    ['a mouse that selects text', { x: -80, y: 0 }, 'mouse'],
  ])('ignores %s', (_, by, pointerType) => {
    expect(swipe(by, pointerType)).not.toHaveBeenCalled();
  });
});
