/** Adds browser APIs that the kit needs to jsdom. Media queries never match, so motion is off. */
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
