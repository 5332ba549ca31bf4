// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcementDelayMs, createNavigation, inPlace, loadLimitMs } from './navigation.js';

/** Page code that loads only when the test resolves it. */
function createPages() {
  const loaded = new Set(['/']);
  const waiting = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  return {
    loaded,
    load: (path: string) =>
      loaded.has(path)
        ? Promise.resolve()
        : new Promise<void>((resolve, reject) => waiting.set(path, { resolve, reject })),
    arrive: async (path: string) => {
      loaded.add(path);
      waiting.get(path)?.resolve();
      await vi.advanceTimersByTimeAsync(0);
    },
    fail: async (path: string) => {
      waiting.get(path)?.reject(new Error('gone'));
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const address = () => location.pathname + location.search + location.hash;

let pages = createPages();
let leave = vi.fn();
let reload = vi.fn();
let stopDocument = vi.fn();
let navigation: ReturnType<typeof create>;
let stop = () => {};

function create(transition: (update: () => void) => unknown = (update) => update()) {
  return createNavigation({
    pathOf: (pathname) => pathname,
    isLoaded: (path) => pages.loaded.has(path),
    load: pages.load,
    transition,
    openDocument: leave,
    reloadDocument: reload,
    stopDocument,
  });
}

/** Goes back or forward, and waits for the event. */
async function traverse(delta: number) {
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(delta);
  await vi.advanceTimersByTimeAsync(50);
  await popped;
}

const isPending = () => document.documentElement.dataset['navigation'] === 'pending';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', vi.fn());
  pages = createPages();
  leave = vi.fn();
  reload = vi.fn();
  stopDocument = vi.fn();
  document.body.innerHTML = '<main id="main"></main>';
  history.pushState(null, '', '/');
  navigation = create();
  stop = navigation.start('/');
});
afterEach(() => {
  stop();
  history.pushState(null, '', '/');
  sessionStorage.clear();
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('style');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('shows a page at once if its code has already loaded', () => {
  pages.loaded.add('/faq');
  navigation.navigate('/faq#prices');
  expect(navigation.getShown()).toMatchObject({ path: '/faq', arrival: 'link' });
  expect(address()).toBe('/faq#prices');
  expect(isPending()).toBe(false);
});

describe('navigation to a page whose code has not loaded', () => {
  it('shows at once that the page is loading, and announces it only if it takes long', async () => {
    navigation.navigate('/faq');
    const main = document.getElementById('main');
    expect([isPending(), main?.getAttribute('aria-busy'), navigation.getIsSlow()]).toEqual([true, 'true', false]);
    expect(navigation.getShown().path).toBe('/');
    await vi.advanceTimersByTimeAsync(announcementDelayMs);
    expect(navigation.getIsSlow()).toBe(true);
    await pages.arrive('/faq');
    expect(navigation.getShown().path).toBe('/faq');
    expect([isPending(), main?.hasAttribute('aria-busy'), navigation.getIsSlow()]).toEqual([false, false, false]);
    await vi.advanceTimersByTimeAsync(loadLimitMs);
    expect(leave).not.toHaveBeenCalled();
  });

  it('lets the browser load the page after four seconds', async () => {
    navigation.navigate('/faq?from=home#prices');
    await vi.advanceTimersByTimeAsync(loadLimitMs - 1);
    expect(leave).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(leave.mock.calls).toEqual([['/faq?from=home#prices', { replace: true }]]);
    // With the fragment already in the URL, the browser would only scroll.
    expect(location.pathname).toBe('/');
    expect(isPending()).toBe(true);
    await pages.arrive('/faq');
    expect(navigation.getShown().path).toBe('/');
  });

  it('lets the browser load the page if its code fails to load', async () => {
    navigation.navigate('/faq');
    await pages.fail('/faq');
    expect(leave.mock.calls).toEqual([['/faq', { replace: true }]]);
    await vi.advanceTimersByTimeAsync(loadLimitMs);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('goes to the last of several links pressed, adding a single history entry', async () => {
    const entries = history.length;
    navigation.navigate('/faq');
    navigation.navigate('/blog');
    await pages.arrive('/faq');
    expect(navigation.getShown().path).toBe('/');
    await pages.arrive('/blog');
    expect(navigation.getShown().path).toBe('/blog');
    expect([address(), history.length]).toEqual(['/blog', entries + 1]);
    await traverse(-1);
    expect(navigation.getShown().path).toBe('/');
  });

  it('is cancelled by a link to the current page', async () => {
    navigation.navigate('/faq');
    navigation.navigate('/');
    expect([address(), isPending()]).toEqual(['/', false]);
    await pages.arrive('/faq');
    expect(navigation.getShown().path).toBe('/');
  });

  it('is cancelled by Back, leaving the current page in place', async () => {
    navigation.navigate('/faq');
    await traverse(-1);
    expect([address(), isPending()]).toEqual(['/', false]);
    await pages.arrive('/faq');
    await vi.advanceTimersByTimeAsync(loadLimitMs);
    expect(navigation.getShown().path).toBe('/');
    expect(leave).not.toHaveBeenCalled();
  });

  it('is cancelled by Back while the browser is loading the page', async () => {
    navigation.navigate('/faq');
    await pages.fail('/faq');
    await traverse(-1);
    expect(stopDocument).toHaveBeenCalledTimes(1);
    expect([address(), isPending()]).toEqual(['/', false]);
  });

  it('is replaced by another link while the browser is loading the page, in the same history entry', async () => {
    const entries = history.length;
    navigation.navigate('/faq');
    await pages.fail('/faq');
    navigation.navigate('/blog');
    expect(stopDocument).toHaveBeenCalledTimes(1);
    await pages.arrive('/blog');
    expect([navigation.getShown().path, address(), history.length]).toEqual(['/blog', '/blog', entries + 1]);
  });

  it('stays pending when the skip link changes the fragment', async () => {
    navigation.navigate('/faq');
    history.pushState(null, '', '/faq#main');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(isPending()).toBe(true);
    await pages.arrive('/faq');
    expect(navigation.getShown().path).toBe('/faq');
  });

  it('does not show the page in a view transition that starts after Back', async () => {
    stop();
    const updates: (() => void)[] = [];
    navigation = create((update) => updates.push(update));
    stop = navigation.start('/');
    pages.loaded.add('/faq');
    navigation.navigate('/faq');
    await traverse(-1);
    for (const update of updates) update();
    expect(updates).toHaveLength(1);
    expect(navigation.getShown().path).toBe('/');
  });

  it('is no longer pending when the back/forward cache restores the document', () => {
    navigation.navigate('/faq');
    dispatchEvent(new Event('pagehide'));
    expect(isPending()).toBe(false);
    expect(stopDocument).not.toHaveBeenCalled();
  });
});

describe('going back to a page', () => {
  /** Goes from the home page, scrolled to 700 px, to the FAQ. */
  const goToFaq = () => {
    pages.loaded.add('/faq');
    vi.stubGlobal('scrollY', 700);
    navigation.navigate('/faq');
    vi.stubGlobal('scrollY', 0);
  };

  it('restores the page’s scroll position', async () => {
    goToFaq();
    await traverse(-1);
    expect(navigation.getShown()).toMatchObject({ path: '/', arrival: 'traversal', top: 700 });
  });

  it('restores the scroll position after a reload, and never shows a blank page while the code loads', async () => {
    goToFaq();
    dispatchEvent(new Event('pagehide'));
    stop();
    pages.loaded.delete('/');
    navigation = create();
    stop = navigation.start('/faq');
    await traverse(-1);
    expect([navigation.getShown().path, isPending()]).toEqual(['/faq', true]);
    await pages.arrive('/');
    expect(navigation.getShown()).toMatchObject({ path: '/', arrival: 'traversal', top: 700 });
  });

  it('lets the browser load the page after four seconds, at its scroll position', async () => {
    goToFaq();
    pages.loaded.delete('/');
    await traverse(-1);
    await vi.advanceTimersByTimeAsync(loadLimitMs);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
    expect(address()).toBe('/');
  });

  it('can be cancelled by Forward', async () => {
    goToFaq();
    pages.loaded.delete('/');
    await traverse(-1);
    await traverse(1);
    await pages.arrive('/');
    expect([navigation.getShown().path, address(), isPending()]).toEqual(['/faq', '/faq', false]);
  });

  it('leaves the current page where it was when cancelled by Forward', async () => {
    goToFaq();
    vi.stubGlobal('scrollY', 400);
    dispatchEvent(new Event('scroll'));
    pages.loaded.delete('/');
    await traverse(-1);
    // Simulates browsers that restore the position before `popstate` fires.
    vi.stubGlobal('scrollY', 700);
    dispatchEvent(new Event('scroll'));
    vi.mocked(scrollTo).mockClear();
    await traverse(1);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 400, behavior: 'instant' });
  });

  it('keeps a page’s scroll position even if the browser scrolls before the event', async () => {
    goToFaq();
    vi.stubGlobal('scrollY', 400);
    dispatchEvent(new Event('scroll'));
    const { state } = history;
    history.replaceState({ key: 'of the entry before' }, '');
    vi.stubGlobal('scrollY', 700);
    dispatchEvent(new Event('scroll'));
    history.replaceState(state, '');
    await traverse(-1);
    vi.stubGlobal('scrollY', 700);
    await traverse(1);
    expect(navigation.getShown()).toMatchObject({ path: '/faq', top: 400 });
  });

  it('keeps a page’s scroll position if another link is followed before the page arrives', async () => {
    goToFaq();
    pages.loaded.delete('/');
    await traverse(-1);
    pages.loaded.add('/blog');
    navigation.navigate('/blog');
    await pages.arrive('/');
    await traverse(-1);
    expect(navigation.getShown()).toMatchObject({ path: '/', top: 700 });
  });
});

it('treats a link to the current page as an arrival, without adding a history entry', () => {
  const entries = history.length;
  const before = navigation.getShown();
  navigation.navigate('/');
  expect(navigation.getShown()).not.toBe(before);
  expect(navigation.getShown()).toMatchObject({ path: '/', arrival: 'link' });
  expect(history.length).toBe(entries);
  navigation.navigate('/?category=events');
  expect(navigation.getShown()).toMatchObject({ search: '?category=events', arrival: 'link' });
  expect(history.length).toBe(entries + 1);
});

it('keeps the scroll position when only the query changes', () => {
  navigation.navigate('/?category=events', { state: inPlace });
  expect(navigation.getShown()).toMatchObject({ path: '/', search: '?category=events', arrival: 'in place' });
});

it.each(['http://[', '//', 'https://'])('ignores the invalid address %s, as browsers do', (to) => {
  navigation.navigate(to);
  expect([address(), isPending()]).toEqual(['/', false]);
  expect(leave).not.toHaveBeenCalled();
});

it('leaves links to other sites to the browser', () => {
  navigation.navigate('//other.example/faq');
  expect(leave.mock.calls).toEqual([[`${location.protocol}//other.example/faq`, { replace: false }]]);
});

it('works when storage is blocked or contains unexpected data', () => {
  stop();
  sessionStorage.setItem('site-places', '{');
  navigation = create();
  stop = navigation.start('/');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  dispatchEvent(new Event('pagehide'));
  vi.restoreAllMocks();
});
