// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { motionAttribute, reducedMotionValue } from '../../theme/index.js';
import { startPageTransition, transitionTraversals } from './page-transition.js';

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
])('updates the page without one where %s', (_, reduce) => {
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
])('updates the page without one where the browser %s', (_, breakTransitions) => {
  breakTransitions();
  const update = vi.fn();
  startPageTransition(update);
  expect(update).toHaveBeenCalledOnce();
});

describe('transitionTraversals', () => {
  const intercept = vi.fn();
  const back = { navigationType: 'traverse', canIntercept: true, destination: { url: 'http://localhost/faq' } };

  /** Goes somewhere, as the browser announces it. */
  function navigate(change: object) {
    const navigation = new EventTarget();
    vi.stubGlobal('navigation', navigation);
    transitionTraversals(async () => {});
    intercept.mockClear();
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { ...back, intercept, ...change }));
  }

  it('takes over the way to another page', () => {
    navigate({});
    expect(intercept).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ focusReset: 'manual' }));
  });

  it.each([
    ['links', { navigationType: 'push' }],
    ['the way to another document', { canIntercept: false }],
    ['the way within a page', { destination: { url: `${location.href}#below` } }],
    ['gestures that the browser animates itself', { hasUAVisualTransition: true }],
  ])('leaves %s to the browser', (_, change) => {
    navigate(change);
    expect(intercept).not.toHaveBeenCalled();
  });

  it('does nothing where motion is not welcome, nor without the Navigation API', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    navigate({});
    expect(intercept).not.toHaveBeenCalled();
    vi.stubGlobal('navigation', undefined);
    expect(() => transitionTraversals(async () => {})).not.toThrow();
  });
});
