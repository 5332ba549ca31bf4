// @vitest-environment jsdom
import { act, render, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SlideRotationOptions, useSlideRotation } from './useSlideRotation.js';

const defaultOptions: SlideRotationOptions = { count: 3, interval: 8000, loop: true, motion: 'welcome' };

function rotation(options: Partial<SlideRotationOptions> = {}) {
  return renderHook(
    (changed: Partial<SlideRotationOptions>) => useSlideRotation({ ...defaultOptions, ...options, ...changed }),
    {
      initialProps: {},
    },
  );
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('on a server-rendered page', () => {
  function Slide() {
    return <p>{useSlideRotation(defaultOptions).index}</p>;
  }

  /** Hydrates a page at a given time after its first paint, both in ms. */
  function hydrateAt(at: number, painted: number | undefined) {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Slide />);
    vi.spyOn(performance, 'now').mockReturnValue(at);
    Object.assign(performance, { getEntriesByName: () => (painted === undefined ? [] : [{ startTime: painted }]) });
    render(<Slide />, { container, hydrate: true });
    return container;
  }

  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(performance, 'getEntriesByName');
  });

  it.each([
    ['counts the time since it was painted', 7300, 800, 1500],
    ['gives the first slide a minimum time after late hydration', 30_000, 800, 1000],
    ['gives the first slide its full interval when there is no paint timing', 7300, undefined, 8000],
  ])('%s', (_, at, painted, left) => {
    const container = hydrateAt(at, painted);
    pass(left - 1);
    expect(container.textContent).toBe('0');
    pass(1);
    expect(container.textContent).toBe('1');
    // Every later slide gets its full interval.
    pass(7999);
    expect(container.textContent).toBe('1');
    pass(1);
    expect(container.textContent).toBe('2');
  });
});

describe('the timer', () => {
  it('advances after 8000 ms and not after 7999 ms', () => {
    const { result } = rotation();
    expect(result.current.state).toBe('rotating');
    pass(7999);
    expect(result.current.index).toBe(0);
    pass(1);
    expect(result.current.index).toBe(1);
  });

  it('gives every slide the same time and wraps around', () => {
    const { result } = rotation();
    pass(8000);
    pass(8000);
    expect(result.current.index).toBe(2);
    pass(8000);
    expect(result.current.index).toBe(0);
  });

  it('stops at the last slide if it does not loop, and starts again from the first', () => {
    const { result } = rotation({ loop: false });
    pass(8000);
    pass(8000);
    expect(result.current).toMatchObject({ index: 2, state: 'rotating' });
    pass(8000);
    expect(result.current).toMatchObject({ index: 2, state: 'stopped' });
    act(() => result.current.start());
    expect(result.current).toMatchObject({ index: 0, state: 'rotating' });
  });

  it('never rotates fewer than two slides', () => {
    for (const count of [0, 1]) {
      const { result } = rotation({ count });
      act(() => result.current.start());
      pass(80_000);
      expect(result.current).toMatchObject({ index: 0, state: 'stopped' });
    }
  });

  it('clears its timer when it unmounts', () => {
    const { unmount } = rotation();
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the visitor’s actions', () => {
  it('wraps around at both ends', () => {
    const { result } = rotation();
    act(() => result.current.previous());
    expect(result.current.index).toBe(2);
    act(() => result.current.next());
    expect(result.current.index).toBe(0);
  });

  it('stops at either end if it does not loop', () => {
    const { result } = rotation({ loop: false });
    act(() => result.current.previous());
    expect(result.current.index).toBe(0);
    act(() => result.current.goTo(2));
    act(() => result.current.next());
    expect(result.current.index).toBe(2);
  });

  it.each(['next', 'previous', 'goTo'] as const)(
    'stops the rotation on %s until it is started again',
    { tags: ['wcag:2.2.2'] },
    (move) => {
      const { result } = rotation();
      act(() => result.current[move](1));
      const { index, state } = result.current;
      expect(state).toBe('stopped');
      pass(80_000);
      expect(result.current.index).toBe(index);
    },
  );

  it('gives the slide its full interval after a start', () => {
    const { result } = rotation();
    pass(7000);
    act(() => result.current.stop());
    pass(80_000);
    expect(result.current).toMatchObject({ index: 0, state: 'stopped' });
    act(() => result.current.start());
    pass(7999);
    expect(result.current.index).toBe(0);
    pass(1);
    expect(result.current.index).toBe(1);
  });

  it('can be started while hovered, but not in a hidden tab', () => {
    const { result } = rotation();
    act(() => result.current.pause('hover'));
    act(() => result.current.stop());
    act(() => result.current.start());
    expect(result.current.state).toBe('rotating');
    act(() => result.current.pause('hidden-tab'));
    act(() => result.current.start());
    expect(result.current.state).toBe('paused');
  });
});

describe('a paused rotation', () => {
  it('resumes once the last of several reasons to pause no longer applies', () => {
    const { result } = rotation();
    act(() => result.current.pause('hover'));
    act(() => result.current.pause('hover'));
    act(() => result.current.pause('hidden-tab'));
    pass(80_000);
    expect(result.current).toMatchObject({ index: 0, state: 'paused' });
    act(() => result.current.resume('hover'));
    expect(result.current.state).toBe('paused');
    act(() => result.current.resume('hidden-tab'));
    expect(result.current.state).toBe('rotating');
    pass(8000);
    expect(result.current.index).toBe(1);
  });

  it('does not resume after it has been stopped', () => {
    const { result } = rotation();
    act(() => result.current.stop());
    act(() => result.current.pause('hover'));
    act(() => result.current.resume('hover'));
    expect(result.current.state).toBe('stopped');
  });
});

describe('the rotation with reduced motion', () => {
  it('starts out stopped, and can be started', { tags: ['wcag:2.2.2'] }, () => {
    const { result } = rotation({ motion: 'reduced' });
    pass(80_000);
    expect(result.current).toMatchObject({ index: 0, state: 'stopped' });
    act(() => result.current.start());
    pass(8000);
    expect(result.current).toMatchObject({ index: 1, state: 'rotating' });
  });

  it('follows the system setting until the visitor makes a choice', () => {
    const { result, rerender } = rotation({ motion: 'reduced' });
    rerender({ motion: 'welcome' });
    expect(result.current.state).toBe('rotating');
    act(() => result.current.stop());
    rerender({ motion: 'reduced' });
    rerender({ motion: 'welcome' });
    expect(result.current.state).toBe('stopped');
  });

  it('stops after animations are paused, and resumes when they are resumed', () => {
    const { result, rerender } = rotation();
    act(() => result.current.stop());
    act(() => result.current.start());
    rerender({ motion: 'reduced' });
    expect(result.current.state).toBe('stopped');
    pass(80_000);
    expect(result.current.index).toBe(0);
    rerender({ motion: 'welcome' });
    expect(result.current.state).toBe('rotating');
  });
});

it('keeps the index in range when the list gets shorter', () => {
  const { result, rerender } = rotation();
  act(() => result.current.goTo(2));
  rerender({ count: 2 });
  expect(result.current.index).toBe(1);
});
