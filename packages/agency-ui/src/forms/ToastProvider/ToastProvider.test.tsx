// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../primitives/index.js';
import { ToastProvider } from './ToastProvider.js';
import { useToast } from './useToast.js';

beforeEach(async () => {
  // Loads the toast's chunk before fake timers are installed.
  await import('./Toaster.js');
  vi.useFakeTimers();
  // Missing in jsdom.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Announcer() {
  const show = useToast();
  return show ? <Button onClick={() => show({ title: 'Sent' })}>Send</Button> : 'No toasts';
}

const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const toast = () => document.querySelector('li');

async function showToast() {
  render(
    <ToastProvider>
      <Announcer />
    </ToastProvider>,
  );
  expect(document.querySelector('ol')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await wait(0);
  expect(toast()?.textContent).toContain('Sent');
}

describe('ToastProvider', () => {
  it('is optional', () => {
    render(<Announcer />);
    expect(screen.getByText('No toasts')).toBeTruthy();
  });

  it('shows a toast for six seconds', async () => {
    await showToast();
    await wait(5900);
    expect(toast()).not.toBeNull();
    await wait(200);
    expect(toast()).toBeNull();
  });

  it.each([
    [
      'the pointer is on it',
      () => fireEvent.pointerMove(toast() as Element),
      () => fireEvent.pointerLeave(toast()?.closest('[role="region"]') as Element),
    ],
    [
      'it contains focus',
      () => screen.getByRole('button', { name: 'Close' }).focus(),
      () => screen.getByRole('button', { name: 'Send' }).focus(),
    ],
    ['the window is in the background', () => fireEvent.blur(window), () => fireEvent.focus(window)],
  ])('pauses the timer while %s', { tags: ['wcag:2.2.1'] }, async (_name, pause, resume) => {
    await showToast();
    act(() => void pause());
    await wait(30_000);
    expect(toast()).not.toBeNull();
    act(() => void resume());
    await wait(7000);
    expect(toast()).toBeNull();
  });

  it('leaves focus and typed text alone (generalaction/emdash#840)', { tags: ['wcag:3.2.2'] }, async () => {
    render(<textarea aria-label="Message" />);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    field.focus();
    await showToast();
    await wait(7000);
    expect(document.activeElement).toBe(field);
  });

  it('closes one toast each time Escape is pressed (radix-ui/primitives#2906)', async () => {
    await showToast();
    for (let more = 0; more < 2; more += 1) fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await wait(0);
    expect(document.querySelectorAll('li')).toHaveLength(3);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await wait(0);
    expect(document.querySelectorAll('li')).toHaveLength(2);
    act(() => document.querySelector('li')?.focus());
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    await wait(0);
    expect(document.querySelectorAll('li')).toHaveLength(1);
  });

  it('stays open when Escape cancels IME composition', async () => {
    await showToast();
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
    await wait(0);
    expect(toast()).not.toBeNull();
  });

  describe('the focused element', () => {
    const scrollBy = vi.fn();
    /** On the right of the page, 100 to 200 px below its top. */
    const toasts = { left: 600, right: 1000, top: 100, bottom: 200 };
    const covered = { left: 500, right: 700, top: 150, bottom: 190 };
    const boundsOf = new Map<string, object>();
    const place = (name: string, { left, right, top, bottom }: typeof toasts) =>
      boundsOf.set(name, { left, right, top, bottom, width: right - left, height: bottom - top });

    beforeEach(async () => {
      place('toasts', toasts);
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
        const name = this.matches('ol') ? 'toasts' : this.id;
        return (boundsOf.get(name) ?? { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 }) as DOMRect;
      });
      // Measures at once.
      vi.stubGlobal(
        'ResizeObserver',
        class {
          readonly #measure: () => void;
          constructor(measure: () => void) {
            this.#measure = measure;
          }
          observe() {
            this.#measure();
          }
          disconnect() {}
        },
      );
      vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
      Object.assign(document.documentElement, { scrollBy });
      render(
        <>
          <header style={{ position: 'fixed' }}>
            <input id="in-header" />
          </header>
          <section>
            <header>
              <input id="in-section" />
            </header>
          </section>
          <dialog open>
            <input id="in-dialog" />
          </dialog>
          <section id="region">
            <input id="in-region" />
          </section>
          <input id="field" />
        </>,
      );
      document.getElementById('region')?.setAttribute('role', 'region');
      await showToast();
    });
    afterEach(() => {
      cleanup();
      // jsdom keeps the empty attribute.
      document.documentElement.removeAttribute('style');
      Reflect.deleteProperty(document.documentElement, 'scrollBy');
      scrollBy.mockReset();
      boundsOf.clear();
      vi.restoreAllMocks();
    });

    const focus = (id: string, bounds = covered) => {
      place(id, bounds);
      act(() => document.getElementById(id)?.focus());
    };

    it.each(['field', 'in-section', 'in-region'])(
      'moves out from under the toasts: %s',
      { tags: ['wcag:2.4.11'] },
      (id) => {
        focus(id);
        expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 150 - 200 - 16, behavior: 'instant' });
      },
    );

    it.each([
      ['above', { ...covered, top: 20, bottom: 90 }],
      ['below', { ...covered, top: 210, bottom: 250 }],
      ['left of', { ...covered, left: 20, right: 590 }],
      ['right of', { ...covered, left: 1010, right: 1100 }],
    ])('does not move if it is %s the toasts', (_name, bounds) => {
      focus('field', bounds);
      expect(scrollBy).not.toHaveBeenCalled();
    });

    it.each(['in-header', 'in-dialog'])('does not move if scrolling cannot uncover it: %s', (id) => {
      focus(id);
      expect(scrollBy).not.toHaveBeenCalled();
    });

    it('does not move if it is inside the toasts', () => {
      screen.getByRole('button', { name: 'Close' }).id = 'close';
      focus('close');
      expect(scrollBy).not.toHaveBeenCalled();
    });

    it('does not move while it is being pressed, which would lose the click', { tags: ['wcag:2.5.2'] }, async () => {
      const field = document.getElementById('field') as HTMLElement;
      fireEvent.pointerDown(field);
      focus('field');
      fireEvent.pointerUp(field);
      expect(scrollBy).not.toHaveBeenCalled();
      fireEvent.click(field);
      expect(scrollBy).not.toHaveBeenCalled();
      await wait(0);
      expect(scrollBy).toHaveBeenCalledOnce();
    });
  });

  describe('F8', () => {
    const press = (init: KeyboardEventInit = {}) =>
      fireEvent.keyDown(document.activeElement as Element, { key: 'F8', code: 'F8', ...init });

    it('moves focus to the toasts', { tags: ['wcag:2.1.1'] }, async () => {
      await showToast();
      press();
      expect(document.activeElement?.contains(toast())).toBe(true);
    });

    it.each([
      ['an input method is composing', { isComposing: true }],
      ['an input method has handled the key, as Safari reports', { keyCode: 229 }],
      ['a modifier key is held', { ctrlKey: true }],
    ])('leaves F8 to other handlers when %s (radix-ui/primitives#2558)', async (_name, init) => {
      render(<textarea aria-label="Message" />);
      const field = screen.getByRole('textbox');
      await showToast();
      act(() => field.focus());
      press(init);
      expect(document.activeElement).toBe(field);
    });
  });
});
