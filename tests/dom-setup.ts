/**
 * Sets up the unit tests in jsdom: adds browser APIs that it lacks, and enables React's warnings about updates outside
 * `act`. Test files share a document, so each must leave it as it was.
 */
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import '../packages/agency-ui/src/testing/index.js';

/**
 * Everything that a file could leave behind: attributes on the root element, body content, stored values, the URL, and
 * replaced browser APIs.
 */
const traces = () => ({
  root: document.documentElement.getAttributeNames(),
  body: document.body.innerHTML,
  stored: Object.keys(localStorage),
  address: location.href,
  apis: {
    showModal: HTMLDialogElement.prototype.showModal,
    close: HTMLDialogElement.prototype.close,
    scrollIntoView: Element.prototype.scrollIntoView,
    startViewTransition: document.startViewTransition,
    scrollTo: window.scrollTo,
    matchMedia,
    IntersectionObserver,
    fetch,
  },
});

// Tests without a DOM cover rendering on the server.
if (typeof document !== 'undefined') {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  let before: ReturnType<typeof traces>;
  beforeAll(() => {
    before = traces();
  });
  afterEach(cleanup);
  afterAll(async () => {
    // jsdom follows a link in a separate task.
    await new Promise((resolve) => setTimeout(resolve));
    expect(traces(), 'This file must leave the document, storage, URL and browser APIs as it found them.').toEqual(
      before,
    );
  });
}
