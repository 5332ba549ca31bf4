/**
 * The public entry `agency-ui/testing`. Importing it adds the browser APIs that components need and jsdom lacks.
 * Existing APIs, such as those in happy-dom or your own mocks, stay. No media query matches, so motion is off and all
 * content is immediately visible. Does nothing without a DOM.
 */

/** Never reports an intersection. */
class InertIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** A media query that never matches. */
const matchNothing = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  }) as MediaQueryList;

/** Elements that had focus before their dialog opened. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

function showModal(this: HTMLDialogElement) {
  if (this.open) return;
  openers.set(this, document.activeElement);
  this.open = true;
  const first = this.querySelector<HTMLElement>('[autofocus], a[href], button, input, select, textarea, [tabindex]');
  (first ?? this).focus();
}

function close(this: HTMLDialogElement, returnValue?: string) {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  this.dispatchEvent(new Event('close'));
}

if (typeof window !== 'undefined' && typeof HTMLDialogElement !== 'undefined') {
  globalThis.matchMedia ??= matchNothing;
  globalThis.IntersectionObserver ??= InertIntersectionObserver;
  HTMLDialogElement.prototype.showModal ??= showModal;
  HTMLDialogElement.prototype.close ??= close;
  Element.prototype.scrollIntoView ??= () => {};
  // There is no layout, so elements have no position.
  document.elementsFromPoint ??= () => [];
  // jsdom has this function, but it only writes "Not implemented" to the console.
  if (navigator.userAgent.includes('jsdom')) window.scrollTo = () => {};
}

export {};
