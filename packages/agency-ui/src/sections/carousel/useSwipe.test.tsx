// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSwipe } from './useSwipe.js';

afterEach(cleanup);

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

  it('reports the direction of a swipe', () => {
    expect(swipe({ x: -80, y: 10 })).toHaveBeenCalledExactlyOnceWith('next');
    cleanup();
    expect(swipe({ x: 80, y: 10 })).toHaveBeenCalledExactlyOnceWith('previous');
    cleanup();
    expect(swipe({ x: 80, y: 10 }, 'touch', 'rtl')).toHaveBeenCalledExactlyOnceWith('next');
  });

  it.each([
    ['an unsteady tap', { x: -12, y: 2 }, 'touch'],
    ['a finger that scrolls', { x: -80, y: 90 }, 'touch'],
    ['a mouse that selects text', { x: -80, y: 0 }, 'mouse'],
  ])('ignores %s', (_, by, pointerType) => {
    expect(swipe(by, pointerType)).not.toHaveBeenCalled();
  });
});
