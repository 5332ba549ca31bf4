// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillFallbackLinks } from './form-fallback.js';

/** How long the server has to respond, in ms. */
const answerLimitMs = 8000;

/** The prerendered page, whose scripts have failed to load. */
const html = `
  <form>
    <input name="brief" type="file"><input name="name"><textarea name="message"></textarea>
    <input name="news" type="checkbox">
    <div data-part="not-loaded" data-state="failed">
      <div data-live="assertive" aria-live="assertive">
        <div><div><span>Not loaded</span><button type="button" data-part="reload">Load again</button></div></div>
      </div>
    </div>
  </form>`;

const reload = vi.fn();
/** Removes the listeners of the page that was left. */
let page: AbortController;

/** Shows the page as sent by the server. */
function load() {
  page?.abort();
  page = new AbortController();
  document.body.innerHTML = html;
  fillFallbackLinks();
}

beforeEach(() => {
  vi.useFakeTimers();
  const add = globalThis.addEventListener;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, listener) =>
    add(type, listener as EventListener, { signal: page.signal }),
  );
  vi.stubGlobal('location', { href: 'http://localhost/inquiries', pathname: '/inquiries', reload });
  vi.stubGlobal('fetch', () => Promise.resolve());
  load();
});
afterEach(() => {
  page.abort();
  document.body.replaceChildren();
  history.replaceState(null, '');
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const button = () => document.querySelector('button') as HTMLButtonElement;
const sentence = () => document.querySelector('span') as HTMLElement;

async function press() {
  button().click();
  await vi.advanceTimersByTimeAsync(0);
}

it.each([
  ['allowed', false],
  ['forbidden', true],
])('loads the page again with its input, with storage %s', async (_name, isForbidden) => {
  if (isForbidden)
    vi.stubGlobal('sessionStorage', {
      setItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  history.replaceState({ key: 'of the entry' }, '');
  field('name').value = 'Wanjiru';
  field('news').checked = true;
  await press();
  expect(reload).toHaveBeenCalledOnce();
  load();
  expect([field('name').value, field('message').value, field('news').checked]).toEqual(['Wanjiru', '', true]);
  expect(history.state).toEqual({ key: 'of the entry' });
  load();
  expect(field('name').value).toBe('');
});

it('keeps what the visitor has typed since, and ignores new fields', async () => {
  field('name').value = 'Wanjiru';
  await press();
  page.abort();
  page = new AbortController();
  document.body.innerHTML = `${html}<input name="late">`;
  field('name').value = 'Wanjiru Kamau';
  fillFallbackLinks();
  expect([field('name').value, field('late').value]).toEqual(['Wanjiru Kamau', '']);
});

it.each<[string, number, () => Promise<unknown>]>([
  ['cannot be reached', 0, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['never answers', answerLimitMs, () => new Promise(() => {})],
])(
  'keeps the page if the server %s, announces that each time, and can be pressed again',
  async (_name, waitMs, request) => {
    vi.stubGlobal('fetch', request);
    await press();
    await vi.advanceTimersByTimeAsync(waitMs);
    expect(reload).not.toHaveBeenCalled();
    expect(button().hasAttribute('aria-busy')).toBe(false);
    // Text that disappears from a live region and reappears is announced again.
    expect(sentence().style.visibility).toBe('hidden');
    await vi.advanceTimersByTimeAsync(500);
    expect(sentence().style.visibility).toBe('');
    vi.stubGlobal('fetch', () => Promise.resolve());
    await press();
    expect(reload).toHaveBeenCalledOnce();
  },
);

it('shows that it is busy, and sends only one request', async () => {
  const request = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal('fetch', request);
  await press();
  expect(button().getAttribute('aria-busy')).toBe('true');
  await press();
  expect(request).toHaveBeenCalledOnce();
});
