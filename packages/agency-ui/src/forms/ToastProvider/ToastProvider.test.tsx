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
  ])('pauses while %s', async (_name, pause, resume) => {
    await showToast();
    act(() => void pause());
    await wait(30_000);
    expect(toast()).not.toBeNull();
    act(() => void resume());
    await wait(7000);
    expect(toast()).toBeNull();
  });
});
