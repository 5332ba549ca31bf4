// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AgencyProvider } from '../AgencyProvider/index.js';
import { Reveal } from './Reveal.js';

class FakeObserver {
  static all: FakeObserver[] = [];
  observed: Element[] = [];
  disconnected = false;
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {
    FakeObserver.all.push(this);
  }
  observe(element: Element) {
    this.observed.push(element);
  }
  disconnect() {
    this.disconnected = true;
  }
  see(isIntersecting: boolean) {
    act(() => this.report([{ isIntersecting }]));
  }
}

let top = 5000;

beforeEach(() => {
  FakeObserver.all = [];
  top = 5000;
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => ({ top }) as DOMRect);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The visitor's first scroll. Nothing is hidden before it. */
const scroll = () => window.dispatchEvent(new Event('scroll'));

const root = () => screen.getByTestId('root');
const state = () => root().dataset['reveal'];
const observer = () => FakeObserver.all.at(-1) as FakeObserver;

describe('Reveal', () => {
  it('is visible in the server’s HTML, without a style attribute', { tags: ['wcag:1.3.2'] }, () => {
    const html = renderToStaticMarkup(<Reveal order={3}>Events</Reveal>);
    expect(html).toMatch(/^<div data-reveal="still" class="[^"]+">Events<\/div>$/);
  });

  it('waits below the viewport and is revealed when it enters', () => {
    render(<Reveal data-testid="root">Events</Reveal>);
    scroll();
    // An observer that never reports hides nothing.
    expect(state()).toBe('still');
    expect(observer().observed).toEqual([root()]);
    observer().see(false);
    expect(state()).toBe('waiting');
    expect(observer().disconnected).toBe(false);
    observer().see(true);
    expect(state()).toBe('shown');
    expect(observer().disconnected).toBe(true);
    expect(FakeObserver.all).toHaveLength(1);
  });

  it('is not hidden before the visitor scrolls, so that full-page screenshots show it', () => {
    const { unmount } = render(<Reveal data-testid="root">Events</Reveal>);
    expect(observer().observed).toEqual([]);
    unmount();
    scroll();
    expect(observer().observed).toEqual([]);
  });

  it('is not hidden if it is in the viewport', () => {
    top = innerHeight - 1;
    render(<Reveal data-testid="root">Events</Reveal>);
    scroll();
    expect(state()).toBe('still');
    expect(observer().observed).toEqual([]);
  });

  it('stays visible with reduced motion', () => {
    render(
      <AgencyProvider motion="reduced">
        <Reveal data-testid="root">Events</Reveal>
      </AgencyProvider>,
    );
    expect(state()).toBe('still');
    expect(FakeObserver.all).toHaveLength(0);
  });

  it('is revealed immediately when motion is reduced', { tags: ['wcag:2.2.2'] }, () => {
    const page = (motion: 'system' | 'reduced') => (
      <AgencyProvider motion={motion}>
        <Reveal data-testid="root">Events</Reveal>
      </AgencyProvider>
    );
    const { rerender } = render(page('system'));
    scroll();
    observer().see(false);
    expect(state()).toBe('waiting');
    rerender(page('reduced'));
    expect(state()).toBe('still');
    expect(observer().disconnected).toBe(true);
  });

  it('waits 0.1 s longer for each step in its index', () => {
    render(
      <Reveal data-testid="root" order={4} style={{ color: 'red' }}>
        Events
      </Reveal>,
    );
    scroll();
    observer().see(false);
    expect(root().style.transitionDelay).toBe('0.4s');
    expect(root().style.color).toBe('red');
  });

  it('sets the caller’s ref and keeps observing', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <Reveal data-testid="root" ref={ref}>
        Events
      </Reveal>,
    );
    scroll();
    expect(ref.current).toBe(root());
    expect(observer().observed).toEqual([root()]);
  });

  it('is a list item when rendered in a list', () => {
    render(
      <ul>
        <Reveal as="li">Events</Reveal>
      </ul>,
    );
    expect(screen.getByRole('listitem').textContent).toBe('Events');
  });
});
