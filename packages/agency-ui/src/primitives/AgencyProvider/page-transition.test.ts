// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { motionAttribute, reducedMotionValue } from '../../theme/index.js';
import { startPageTransition } from './page-transition.js';

const start = vi.fn((update: () => void) => {
  update();
  return {
    ready: Promise.reject(new Error('skipped')),
    finished: Promise.resolve(),
    updateCallbackDone: Promise.resolve(),
    skipTransition: vi.fn(),
  };
});

beforeEach(() => {
  start.mockClear();
  Object.assign(document, { startViewTransition: start });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
  document.documentElement.removeAttribute(motionAttribute);
});

it('updates the page once, in a view transition', () => {
  const update = vi.fn();
  startPageTransition(update);
  expect(start).toHaveBeenCalledExactlyOnceWith(update);
  expect(update).toHaveBeenCalledOnce();
});

it.each([
  ['the system reduces motion', () => vi.stubGlobal('matchMedia', () => ({ matches: false }))],
  ['motion is paused', () => document.documentElement.setAttribute(motionAttribute, reducedMotionValue)],
])('updates the page without a transition when %s', (_, reduce) => {
  reduce();
  const update = vi.fn();
  startPageTransition(update);
  expect(start).not.toHaveBeenCalled();
  expect(update).toHaveBeenCalledOnce();
});

it.each([
  ['has none', () => Reflect.deleteProperty(document, 'startViewTransition')],
  [
    'throws',
    () =>
      start.mockImplementationOnce(() => {
        throw new Error('broken on purpose');
      }),
  ],
])('updates the page without a transition if the browser %s', (_, breakTransitions) => {
  breakTransitions();
  const update = vi.fn();
  startPageTransition(update);
  expect(update).toHaveBeenCalledOnce();
});

describe('a device with long tasks', () => {
  const withTasks = (...durations: number[]) => {
    class Observer {
      static supportedEntryTypes = ['longtask'];
      observe() {}
      disconnect() {}
      takeRecords() {
        return durations.map((duration) => ({ duration }));
      }
    }
    vi.stubGlobal('PerformanceObserver', Observer);
  };

  it('updates the page without a transition once a 100 ms task has run, after the press is painted', async () => {
    withTasks(60, 100);
    const update = vi.fn();
    const updated = startPageTransition(update);
    expect(update).not.toHaveBeenCalled();
    await updated;
    expect(update).toHaveBeenCalledOnce();
    expect(start).not.toHaveBeenCalled();
  });

  it('runs the transition if there have been only shorter tasks', () => {
    withTasks(60, 99);
    startPageTransition(vi.fn());
    expect(start).toHaveBeenCalledOnce();
  });
});
