/** Gives jsdom what the kit asks of a browser. Without media queries that match, motion is off. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  IntersectionObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
