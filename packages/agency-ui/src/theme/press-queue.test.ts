// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PressQueue, queuePresses } from './press-queue.js';

/** Presses are replayed only within this time, in ms. */
const lifetimeMs = 8000;

/** The visitor's events. Events from scripts are untrusted, including all of jsdom's. */
const byVisitor = new WeakSet<Event>();

/** The same event, but trusted if it is the visitor's. `isTrusted` can't be set. */
const trusted = (event: Event) =>
  new Proxy(event, {
    get: (_, name) => {
      if (name === 'isTrusted') return byVisitor.has(event);
      const value: unknown = Reflect.get(event, name);
      return typeof value === 'function' ? value.bind(event) : value;
    },
  });

let queue: PressQueue;
/** Selector for what React has hydrated. */
let hydrated = 'nothing';
const load = vi.fn();
/** The events that reach React's listeners. */
const received = vi.fn();
let listening: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <button id="dialog" type="button">Open</button>
    <button id="question" type="button" aria-expanded="false" aria-controls="answer">When?</button>
    <p id="answer" hidden="until-found">Soon.</p>
    <div id="tab" role="tab" tabindex="0">One</div>
    <form id="scripted" method="dialog">
      <input id="name"><textarea id="message"></textarea><button id="submit">Send</button>
      <div data-part="not-loaded" data-state="waiting">
        <div data-live="polite"><p hidden>One moment</p></div>
        <div data-live="assertive"><p hidden>Not loaded</p></div>
        <button type="button" data-part="reload">Load again</button>
      </div>
    </form>
    <form id="native" action="/enquiries" method="post">
      <input id="email"><button id="post">Post</button>
      <div data-part="not-loaded" data-state="waiting">
        <div data-live="polite"><p hidden>One moment</p></div>
        <div data-live="assertive"><p hidden>Not loaded</p></div>
      </div>
    </form>`;
  // jsdom lacks it.
  Object.assign(element('message'), { enterKeyHint: 'send' });
  hydrated = 'nothing';
  listening = new AbortController();
  const { signal } = listening;
  const add = globalThis.addEventListener;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, listener, options) =>
    add(type, (event: Event) => (listener as EventListener)(trusted(event)), { ...(options as object), signal }),
  );
  queue = queuePresses({ isHydrated: (target) => target.matches(`${hydrated}, :is(${hydrated}) *`), load });
  for (const type of ['click', 'keydown']) {
    document.body.addEventListener(
      type,
      (event) => {
        received(type, (event.target as Element).id);
        // jsdom cannot submit.
        if (type === 'click') event.preventDefault();
      },
      { signal },
    );
  }
});
afterEach(() => {
  listening.abort();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.useRealTimers();
});

const element = (id: string) => document.getElementById(id) as HTMLElement;

/** Dispatches an event as the visitor. Returns whether the browser still handles it. */
function visitorDoes(id: string, event: Event): boolean {
  byVisitor.add(event);
  return element(id).dispatchEvent(event);
}

const click = (id: string) => visitorDoes(id, new MouseEvent('click', { bubbles: true, cancelable: true }));
const key = (id: string, key: string, more: KeyboardEventInit = {}) =>
  visitorDoes(id, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
const type = (id: string) => visitorDoes(id, new InputEvent('input', { bubbles: true }));
/** jsdom's event timestamps don't follow fake timers. */
function submit(id: string, timeStamp: number): boolean {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: element('post') });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  return visitorDoes(id, event);
}

const isPending = (id: string) => element(id).getAttribute('aria-busy') === 'true';

/** The text of a form's notice. */
const noticeOf = (form: string) =>
  [...element(form).querySelectorAll<HTMLElement>('[data-live] > :not([hidden])')].map(
    ({ textContent }) => textContent,
  );

async function hydrate(selector: string): Promise<void> {
  hydrated = selector;
  await queue.replay();
}

it('shows a press as pending at once, and loads what hydration needs', () => {
  click('submit');
  expect(isPending('submit')).toBe(true);
  expect(noticeOf('scripted')).toEqual(['One moment']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(received).not.toHaveBeenCalled();
});

it('turns a form’s notice into a live region only once the form has focus or has been pressed', () => {
  const live = (form: string) => element(form).querySelectorAll('[aria-live]').length;
  expect([live('scripted'), live('native')]).toEqual([0, 0]);
  element('name').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect([live('scripted'), live('native')]).toEqual([2, 0]);
  submit('native', 0);
  expect(live('native')).toBe(2);
  expect(element('native').querySelector('[aria-live="assertive"]')?.textContent).toBe('Not loaded');
});

it('replays a press only once, and only within eight seconds', async () => {
  click('dialog');
  vi.advanceTimersByTime(lifetimeMs - 1);
  await hydrate('body');
  expect(received.mock.calls).toEqual([['click', 'dialog']]);
  expect(isPending('dialog')).toBe(false);
  await hydrate('body');
  expect(received).toHaveBeenCalledTimes(1);
});

it('replays several presses in order, but a repeated press only once', async () => {
  click('dialog');
  click('submit');
  click('dialog');
  await hydrate('body');
  expect(received.mock.calls).toEqual([
    ['click', 'submit'],
    ['click', 'dialog'],
  ]);
});

it('gives up after eight seconds, so that forms offer other ways to send and nothing is replayed', async () => {
  click('submit');
  vi.advanceTimersByTime(lifetimeMs);
  expect(isPending('submit')).toBe(false);
  expect(noticeOf('scripted')).toEqual(['Not loaded']);
  await hydrate('body');
  expect(received).not.toHaveBeenCalled();
});

it('replays nothing after the device has slept, although timers stop during sleep', async () => {
  click('submit');
  vi.setSystemTime(Date.now() + lifetimeMs);
  await hydrate('body');
  expect(isPending('submit')).toBe(false);
  expect(received).not.toHaveBeenCalled();
});

it('drops a submission if the visitor goes on typing in its form', async () => {
  click('submit');
  type('email');
  expect(isPending('submit'), 'after typing in another form').toBe(true);
  type('name');
  expect(isPending('submit')).toBe(false);
  expect(noticeOf('scripted')).toEqual([]);
  await hydrate('body');
  expect(received).not.toHaveBeenCalled();
});

it.each([
  ['Escape', () => key('dialog', 'Escape')],
  ['leaving the page', () => window.dispatchEvent(new Event('pagehide'))],
])('drops all queued presses after %s', async (_name, drop) => {
  click('dialog');
  click('submit');
  drop();
  expect(document.querySelector('[aria-busy]')).toBeNull();
  received.mockClear();
  await hydrate('body');
  expect(received).not.toHaveBeenCalled();
});

it.each<[string, KeyboardEventInit]>([
  ['cancels a composition', { isComposing: true }],
  ['cancels a composition in Safari', { keyCode: 229 }],
])('keeps all queued presses after an Escape that %s', async (_name, options) => {
  click('dialog');
  key('message', 'Escape', options);
  expect(isPending('dialog')).toBe(true);
  await hydrate('body');
  expect(received).toHaveBeenCalledWith('click', 'dialog');
});

it('gives up when a script fails, so that forms offer other ways to send and answers open natively', async () => {
  click('submit');
  click('question');
  queue.giveUp();
  expect(document.querySelector('[aria-busy]')).toBeNull();
  expect(noticeOf('scripted')).toEqual(['Not loaded']);
  expect(noticeOf('native')).toEqual([]);
  expect(element('answer').hidden).toBe(false);
  expect(element('question').getAttribute('aria-expanded')).toBe('true');
  await hydrate('body');
  expect(received).not.toHaveBeenCalled();
});

it('tries again on the next press after giving up', async () => {
  click('submit');
  queue.giveUp();
  click('submit');
  expect(noticeOf('scripted')).toEqual(['One moment']);
  await hydrate('body');
  expect(received.mock.calls).toEqual([['click', 'submit']]);
});

it('replays presses on hydrated elements, and keeps those on other islands', async () => {
  click('dialog');
  click('submit');
  await hydrate('#dialog');
  expect(received.mock.calls).toEqual([['click', 'dialog']]);
  expect(isPending('submit')).toBe(true);
  await hydrate('body');
  expect(received.mock.lastCall).toEqual(['click', 'submit']);
});

it('ignores presses on hydrated elements and presses made by scripts', () => {
  element('dialog').click();
  hydrated = '#submit';
  click('submit');
  expect(received.mock.calls).toEqual([
    ['click', 'dialog'],
    ['click', 'submit'],
  ]);
  expect(load).not.toHaveBeenCalled();
});

it('ignores the button that reloads the page', () => {
  const button = document.querySelector('[data-part="reload"]') as HTMLElement;
  button.id = 'reload';
  click('reload');
  expect(received.mock.calls).toEqual([['click', 'reload']]);
  expect(load).not.toHaveBeenCalled();
});

it('replays the keys that move between tabs, and Enter in a chat field', async () => {
  expect(key('tab', 'ArrowRight')).toBe(false);
  expect(key('message', 'Enter')).toBe(false);
  expect([isPending('tab'), isPending('message')]).toEqual([true, true]);
  await hydrate('body');
  // An earlier key may have moved focus, so keys are replayed where focus is.
  expect(received.mock.calls.map(([name]) => name)).toEqual(['keydown', 'keydown']);
});

it.each<[string, string, KeyboardEventInit]>([
  ['Enter that ends a composition', 'Enter', { isComposing: true }],
  ['Enter that ends a composition in Safari', 'Enter', { keyCode: 229 }],
  ['Shift + Enter', 'Enter', { shiftKey: true }],
  ['a letter', 'a', {}],
])('leaves %s in a chat field to the browser', (_name, name, options) => {
  expect(key('message', name, options)).toBe(true);
  expect(isPending('message')).toBe(false);
});

it('leaves a form with an endpoint to the browser, and shows that its response is pending', () => {
  click('post');
  expect(received.mock.calls).toEqual([['click', 'post']]);
  expect(submit('native', 0)).toBe(true);
  expect(isPending('post')).toBe(true);
  expect(noticeOf('native')).toEqual(['One moment']);
  vi.advanceTimersByTime(lifetimeMs);
  expect(noticeOf('native')).toEqual(['Not loaded']);
});

it('submits a form with an endpoint only once on a double click', () => {
  expect([submit('native', 0), submit('native', 900), submit('native', 2000)]).toEqual([true, false, true]);
});

it('submits a form again after the visitor goes back, however quickly', () => {
  expect(submit('native', 0)).toBe(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(submit('native', 500)).toBe(true);
});

describe('a form with an endpoint while the browser reports that it is offline', () => {
  /** Settles the request that checks whether the endpoint is reachable. */
  let answer: (isReachable: boolean) => Promise<void>;
  const request = vi.fn();
  const submitNatively = vi.fn();
  beforeEach(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    request.mockImplementation(
      () =>
        new Promise<void>((resolve, reject) => {
          answer = async (isReachable) => {
            if (isReachable) resolve();
            else reject(new TypeError('Failed to fetch'));
            await vi.advanceTimersByTimeAsync(0);
          };
        }),
    );
    vi.stubGlobal('fetch', request);
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submitNatively);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is submitted only once, on the first press, if the endpoint responds', async () => {
    expect(submit('native', 0)).toBe(false);
    expect(request).toHaveBeenCalledExactlyOnceWith('/enquiries', expect.objectContaining({ method: 'HEAD' }));
    expect(noticeOf('native')).toEqual(['One moment']);
    expect(submit('native', 500)).toBe(false);
    await answer(true);
    expect(submitNatively).toHaveBeenCalledOnce();
    expect(isPending('post')).toBe(true);
    vi.advanceTimersByTime(lifetimeMs);
    expect(noticeOf('native')).toEqual(['Not loaded']);
  });

  it('is kept when there is no response, because the error page would replace it, and is sent on the next press', async () => {
    submit('native', 0);
    await answer(false);
    expect(noticeOf('native')).toEqual(['Not loaded']);
    expect(isPending('post')).toBe(false);
    expect(submit('native', 100)).toBe(false);
    expect(submitNatively).not.toHaveBeenCalled();
    await answer(true);
    expect(submitNatively).toHaveBeenCalledOnce();
  });

  it.each([
    ['the visitor goes on typing', () => type('email')],
    ['eight seconds have passed', () => vi.advanceTimersByTime(lifetimeMs)],
  ])('is not submitted after %s', async (_name, drop) => {
    submit('native', 0);
    drop();
    await answer(true);
    expect(submitNatively).not.toHaveBeenCalled();
  });

  it('is left to React if it has hydrated in the meantime', async () => {
    const resubmit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
    submit('native', 0);
    await hydrate('body');
    await answer(false);
    expect(resubmit).toHaveBeenCalledOnce();
    expect(submitNatively).not.toHaveBeenCalled();
    expect(isPending('post')).toBe(false);
  });
});
