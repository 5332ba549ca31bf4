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
  ])('pauses while %s', { tags: ['wcag:2.2.1'] }, async (_name, pause, resume) => {
    await showToast();
    act(() => void pause());
    await wait(30_000);
    expect(toast()).not.toBeNull();
    act(() => void resume());
    await wait(7000);
    expect(toast()).toBeNull();
  });

  it('leaves the focus and the typed text alone (generalaction/emdash#840)', { tags: ['wcag:3.2.2'] }, async () => {
    render(<textarea aria-label="Message" />);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    field.focus();
    await showToast();
    await wait(7000);
    expect(document.activeElement).toBe(field);
  });

  it('closes one toast for each Escape (radix-ui/primitives#2906)', async () => {
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

  it('stays when Escape cancels a composition', async () => {
    await showToast();
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
    await wait(0);
    expect(toast()).not.toBeNull();
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
      ['while an input method composes', { isComposing: true }],
      ['that an input method has handled, as Safari reports it', { keyCode: 229 }],
      ['with a modifier', { ctrlKey: true }],
    ])('%s belongs to others (radix-ui/primitives#2558)', async (_name, init) => {
      render(<textarea aria-label="Message" />);
      const field = screen.getByRole('textbox');
      await showToast();
      act(() => field.focus());
      press(init);
      expect(document.activeElement).toBe(field);
    });
  });
});
