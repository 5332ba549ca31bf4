/**
 * Set-up of the unit tests in jsdom: the browser APIs that it lacks, and React's warnings about updates outside `act`.
 * Test files share a document, so each has to leave it as it was.
 */
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import '../packages/agency-ui/src/testing/index.js';

/** What a file could leave to the next: attributes of the root element, what the body shows, stored values. */
const traces = () => ({
  root: document.documentElement.getAttributeNames(),
  body: document.body.innerHTML,
  stored: Object.keys(localStorage),
});

// The tests without a DOM render on the server.
if (typeof document !== 'undefined') {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  let before: ReturnType<typeof traces>;
  beforeAll(() => {
    before = traces();
  });
  afterEach(cleanup);
  afterAll(() => expect(traces(), 'This file has to leave the document and storage as it found them.').toEqual(before));
}
