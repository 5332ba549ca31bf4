// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AgencyProvider } from '../../primitives/index.js';
import { type CountUpOptions, useCountUp } from './useCountUp.js';

/** A mock of the browser's `IntersectionObserver` that a test controls. */
class FakeObserver {
  static all: FakeObserver[] = [];
  private readonly targets = new Set<Element>();

  constructor(
    private readonly callback: IntersectionObserverCallback,
    private readonly options: IntersectionObserverInit = {},
  ) {
    FakeObserver.all.push(this);
  }

  observe(target: Element) {
    this.targets.add(target);
  }

  disconnect() {
    this.targets.clear();
  }

  /** Reports an element `top` px below the top of a window 800 px high. */
  tell(top: number, height: number) {
    if (this.targets.size === 0) return;
    const reach = Number.parseInt(this.options.rootMargin ?? '0', 10);
    const shown = Math.max(0, Math.min(top + height, innerHeight) - Math.max(top, 0));
    const isIntersecting = top < innerHeight + reach && top + height > -reach;
    const rect = (size: number) => ({ top, bottom: top + size, height: size }) as DOMRectReadOnly;
    const entry = { isIntersecting, boundingClientRect: rect(height), intersectionRect: rect(shown) };
    act(() => this.callback([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver));
  }
}

const scrollTo = (top: number, height = 400) => {
  for (const observer of FakeObserver.all) observer.tell(top, height);
};

/** Notifies all listeners that the setting has changed. */
const system = { welcome: true, listeners: new Set<() => void>() };
const setMotion = (welcome: boolean) => {
  system.welcome = welcome;
  act(() => {
    for (const listener of system.listeners) listener();
  });
};

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

const defaultOptions: CountUpOptions = { target: 120, duration: 2000, margin: 100 };

function Probe(options: Partial<CountUpOptions>) {
  const { ref, count } = useCountUp<HTMLSpanElement>({ ...defaultOptions, ...options });
  return <span ref={ref}>{count ?? 'final'}</span>;
}

function counter(options: Partial<CountUpOptions> = {}) {
  const { container, rerender } = render(<Probe {...options} />);
  return {
    shown: () => container.textContent,
    change: (changed: Partial<CountUpOptions>) => rerender(<Probe {...options} {...changed} />),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return system.welcome;
    },
    addEventListener: (_type: string, listener: () => void) => system.listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => system.listeners.delete(listener),
  }));
  system.welcome = true;
  FakeObserver.all = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the counter in view', () => {
  it('counts up from 0 for two seconds, slowing down', { tags: ['wcag:2.2.2'] }, () => {
    const { shown } = counter();
    scrollTo(700);
    const seen = [Number(shown())];
    while (shown() !== 'final' && seen.length < 1000) {
      pass(16);
      if (shown() !== 'final') seen.push(Number(shown()));
    }
    expect(seen[0]).toBe(0);
    expect(seen).toEqual([...seen].sort((one, other) => one - other));
    // One initial frame, then 2000 ms of frames.
    expect(seen.length * 16).toBeGreaterThanOrEqual(2000);
    expect(seen.length * 16).toBeLessThan(2050);
    const half = seen[Math.floor(seen.length / 2)];
    expect(half).toBeGreaterThan(100);
    expect(half).toBeLessThan(110);
  });

  it('counts up only once', { tags: ['wcag:2.2.2'] }, () => {
    const { shown, change } = counter();
    scrollTo(700);
    pass(2100);
    expect(shown()).toBe('final');
    scrollTo(900);
    scrollTo(700);
    change({ margin: 50 });
    scrollTo(700);
    pass(500);
    expect(shown()).toBe('final');
  });

  it('counts up only once in Strict Mode', () => {
    const { container } = render(<Probe />, { wrapper: StrictMode });
    scrollTo(700);
    expect(container.textContent).toBe('0');
    pass(2100);
    expect(container.textContent).toBe('final');
  });

  it('accepts a custom duration', () => {
    const { shown } = counter({ duration: 300 });
    scrollTo(700);
    pass(300);
    expect(shown()).not.toBe('final');
    pass(32);
    expect(shown()).toBe('final');
  });
});

describe('the counter’s margin', () => {
  it('keeps the counter at 0 until 100 px of it are visible', () => {
    const { shown } = counter();
    scrollTo(701);
    pass(1000);
    expect(shown()).toBe('0');
    scrollTo(700);
    pass(1000);
    expect(Number(shown())).toBeGreaterThan(100);
  });

  it('is limited by the element’s height', () => {
    const { shown } = counter();
    scrollTo(741, 60);
    pass(500);
    expect(shown()).toBe('0');
    scrollTo(740, 60);
    pass(500);
    expect(Number(shown())).toBeGreaterThan(0);
  });

  it('is limited to half the window’s height', () => {
    vi.stubGlobal('innerHeight', 150);
    const { shown } = counter();
    scrollTo(75);
    pass(500);
    expect(Number(shown())).toBeGreaterThan(0);
  });
});

describe('the counter’s final number', () => {
  it('is in the server’s HTML', () => {
    expect(renderToString(<Probe />)).toBe('<span>final</span>');
  });

  it('is shown until the element is near the viewport, and again after it leaves', () => {
    const { shown } = counter();
    scrollTo(900);
    expect(shown()).toBe('final');
    scrollTo(899);
    expect(shown()).toBe('0');
    scrollTo(900);
    expect(shown()).toBe('final');
  });

  it('is shown for an element that is reached by scrolling up', () => {
    const { shown } = counter();
    scrollTo(-1000);
    expect(shown()).toBe('final');
    scrollTo(-450);
    scrollTo(100);
    pass(500);
    expect(shown()).toBe('final');
  });

  it('is shown with reduced motion', () => {
    system.welcome = false;
    const { shown } = counter();
    scrollTo(700);
    pass(500);
    expect(shown()).toBe('final');
    expect(FakeObserver.all).toHaveLength(0);
  });

  it('is shown if the application reduces motion', () => {
    const { container } = render(
      <AgencyProvider motion="reduced">
        <Probe />
      </AgencyProvider>,
    );
    scrollTo(700);
    pass(500);
    expect(container.textContent).toBe('final');
  });

  it('is shown as soon as motion is reduced, and stays', { tags: ['wcag:2.2.2'] }, () => {
    const { shown } = counter();
    scrollTo(700);
    pass(500);
    expect(shown()).not.toBe('final');
    setMotion(false);
    expect(shown()).toBe('final');
    setMotion(true);
    scrollTo(700);
    pass(500);
    expect(shown()).toBe('final');
  });

  it('is shown at once when the duration is 0', () => {
    const { shown } = counter({ duration: 0 });
    scrollTo(700);
    pass(500);
    expect(shown()).toBe('final');
  });
});
