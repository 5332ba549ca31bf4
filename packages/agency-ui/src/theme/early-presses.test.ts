// @vitest-environment jsdom
/**
 * Presses made before the script with the queue has loaded. An inline script records them until the queue takes over.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyPressScript, queuePresses } from './press-queue.js';

const clicked = vi.fn();
let listening: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <button id="question" type="button" class="question">When?</button>
    <button id="next" type="button" class="arrow">Next</button>
    <form id="form" method="dialog"><textarea id="message"></textarea><button id="send">Send</button></form>`;
  Object.assign(element('message'), { enterKeyHint: 'send' });
  listening = new AbortController();
  const add = globalThis.addEventListener;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, listener, options) =>
    add(type, listener as EventListener, { ...(options as object), signal: listening.signal }),
  );
  // Evaluates it as a page does: not as a module, and not in strict mode.
  new Function(earlyPressScript)();
});
afterEach(() => {
  listening.abort();
  globalThis.agencyPresses = undefined;
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.useRealTimers();
});

const element = (id: string) => document.getElementById(id) as HTMLElement;
const press = (id: string) => element(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const hitKey = (id: string, key: string) =>
  element(id).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const write = (id: string, inputType: string) =>
  element(id).dispatchEvent(new InputEvent('input', { inputType, bubbles: true }));

/** The same event, as if the visitor had caused it. Events from scripts are untrusted, including all of jsdom's. */
const trusted = (event: Event) =>
  new Proxy(event, {
    get: (_, name) => {
      const value: unknown = Reflect.get(event, name);
      return name === 'isTrusted' || (typeof value === 'function' ? value.bind(event) : value);
    },
  });

/** Loads the script with the queue. */
function loadQueue() {
  globalThis.agencyPresses = globalThis.agencyPresses?.map(([event, time]) => [trusted(event), time]);
  let isHydrated = false;
  const load = vi.fn();
  const { replay } = queuePresses({ isHydrated: () => isHydrated, load });
  const hydrate = async () => {
    isHydrated = true;
    document.body.addEventListener('click', ({ target }) => clicked((target as Element).id), listening);
    document.body.addEventListener('keydown', ({ key }) => clicked(key), listening);
    await replay();
  };
  return { load, hydrate };
}

const isPending = (id: string) => element(id).getAttribute('aria-busy') === 'true';

it('queues presses made before it has loaded, and replays them once after hydration', async () => {
  press('question');
  press('next');
  press('next');
  const { load, hydrate } = loadQueue();
  expect([isPending('question'), isPending('next')]).toEqual([true, true]);
  expect(load).toHaveBeenCalled();
  await hydrate();
  await hydrate();
  expect(clicked.mock.calls.flat()).toEqual(['question', 'next']);
  expect(globalThis.agencyPresses).toBeUndefined();
});

it('replays a press on the button that has replaced the pressed one', async () => {
  press('next');
  const { hydrate } = loadQueue();
  const { innerHTML } = document.body;
  document.body.innerHTML = `<button type="button" class="question">Another</button>${innerHTML}`;
  await hydrate();
  expect(clicked.mock.calls.flat()).toEqual(['next']);
});

it.each([
  ['more', '<button type="button" class="arrow">Back</button>'],
  ['fewer', ''],
])('presses no other button if there are now %s buttons that look like the pressed one', async (_name, before) => {
  element('next').insertAdjacentHTML('beforebegin', '<button id="first" type="button" class="arrow">Back</button>');
  element('next').insertAdjacentHTML('afterend', '<button id="last" type="button" class="arrow">Last</button>');
  press('next');
  const { hydrate } = loadQueue();
  if (!before) element('first').remove();
  const { innerHTML } = document.body;
  document.body.innerHTML = before + innerHTML;
  await hydrate();
  expect(clicked).not.toHaveBeenCalled();
});

it('records no presses once the queue has loaded', () => {
  loadQueue();
  press('question');
  expect(globalThis.agencyPresses).toBeUndefined();
});

it('counts eight seconds from the time of the press', async () => {
  press('question');
  vi.advanceTimersByTime(7000);
  press('next');
  const { hydrate } = loadQueue();
  vi.advanceTimersByTime(1000);
  expect([isPending('question'), isPending('next')]).toEqual([false, true]);
  await hydrate();
  expect(clicked.mock.calls.flat()).toEqual(['next']);
});

it('sends a chat message even if pressing Enter has also inserted a line break', async () => {
  hitKey('message', 'Enter');
  write('message', 'insertLineBreak');
  element('message').focus();
  await loadQueue().hydrate();
  expect(clicked.mock.calls.flat()).toEqual(['Enter']);
});

it.each([
  ['further typing', () => write('message', 'insertText')],
  ['Escape', () => hitKey('message', 'Escape')],
  ['leaving the page', () => window.dispatchEvent(new Event('pagehide'))],
])('drops a press followed by %s', async (_name, drop) => {
  press('send');
  drop();
  await loadQueue().hydrate();
  expect(clicked).not.toHaveBeenCalled();
});

describe('early presses in browsers without invoker commands', () => {
  const showModal = vi.fn();
  beforeEach(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button id="menu" type="button" command="show-modal" commandfor="panel">Menu</button><dialog id="panel"></dialog>',
    );
    showModal.mockImplementation(() => {
      throw new DOMException('A popover is no modal dialog', 'InvalidStateError');
    });
    // jsdom lacks it, as do the browsers that lack `commandForElement`.
    Object.assign(element('panel'), { showModal });
  });

  it('leaves the menu alone if the browser has already shown it as a popover', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    Object.assign(element('panel'), { popover: 'auto' });
    press('menu');
    press('next');
    await loadQueue().hydrate();
    expect(showModal).not.toHaveBeenCalled();
    expect(reported).not.toHaveBeenCalled();
    expect(clicked.mock.calls.flat()).toEqual(['next']);
  });

  it('opens the dialog instead of its popover when the button is pressed', () => {
    const hidePopover = vi.fn();
    showModal.mockReset();
    Object.assign(element('panel'), { popover: 'auto', hidePopover });
    const queued = vi.mocked(globalThis.addEventListener);
    loadQueue();
    const [, listener] = queued.mock.calls.findLast(([type]) => type === 'click') ?? [];
    const event = new MouseEvent('click', { bubbles: true });
    document.body.addEventListener('click', () => (listener as EventListener)(trusted(event)), { once: true });
    element('menu').dispatchEvent(event);
    expect(showModal).toHaveBeenCalledOnce();
    expect(hidePopover).toHaveBeenCalledBefore(showModal);
  });

  it('opens a dialog that is not a popover', () => {
    showModal.mockReset();
    press('menu');
    loadQueue();
    expect(showModal).toHaveBeenCalledOnce();
  });

  it('continues after a press that fails, and reports the error', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    press('menu');
    press('next');
    await loadQueue().hydrate();
    expect(reported).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'InvalidStateError' }));
    expect(clicked.mock.calls.flat()).toEqual(['next']);
  });
});
