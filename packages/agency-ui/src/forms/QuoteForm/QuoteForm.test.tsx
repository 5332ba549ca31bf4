// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from '../ToastProvider/index.js';
import { QuoteForm } from './QuoteForm.js';

beforeEach(() => {
  vi.useFakeTimers();
  // Not in jsdom.
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

const request = {
  name: 'Wanjiru Kamau',
  company: 'Kamau & Daughters',
  email: 'w@westlands.example',
  phone: '0700 000 000',
  projectType: 'events',
  budget: '5000-10000',
  message: 'A party for 200.',
};

const form = () => document.querySelector('form') as HTMLFormElement;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const values = () => Object.keys(request).map((name) => field(name).value);
const submit = () => act(async () => void fireEvent.submit(form()));
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

function fillIn() {
  for (const [name, value] of Object.entries(request)) fireEvent.input(field(name), { target: { value } });
}

describe('QuoteForm', () => {
  it('submits for 1000 ms and empties every field', async () => {
    render(<QuoteForm />);
    fillIn();
    await submit();
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeTruthy();
    await wait(999);
    expect(values()).toEqual(Object.values(request));
    await wait(1);
    expect(values()).toEqual(['', '', '', '', '', '', '']);
    expect(screen.getByRole('button', { name: 'Submit request' })).toBeTruthy();
  });

  it('says it all in place where there are no toasts', async () => {
    render(<QuoteForm />);
    fillIn();
    await submit();
    await wait(1000);
    expect(screen.getByRole('status').textContent).toBe(
      "Quote request submittedWe'll get back to you shortly with a customized quote",
    );
  });

  it('leaves the telling to a toast, and one line in the form', async () => {
    render(
      <ToastProvider>
        <QuoteForm />
      </ToastProvider>,
    );
    fillIn();
    await submit();
    await wait(1000);
    expect(form().querySelector('[role="status"]')?.textContent).toBe('');
    expect(screen.getByText('Request sent. Next, we’ll call to talk it through.')).toBeTruthy();
    // The toast's own code arrives in its own time, and must not find the page gone.
    vi.useRealTimers();
    expect(await screen.findByText('Quote request submitted')).toBeTruthy();
  });

  it('refuses a value that is not in its lists', async () => {
    const onSubmit = vi.fn();
    render(<QuoteForm services={['Cake', 'Bread']} onSubmit={onSubmit} />);
    fillIn();
    // The page was altered.
    field('projectType').append(new Option('Events', 'events', true, true));
    await submit();
    expect(screen.getByRole('link').textContent).toBe('Choose a service');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('lists what is wrong in the order of the fields, also what comes later', async () => {
    render(<QuoteForm />);
    fillIn();
    fireEvent.input(field('message'), { target: { value: '' } });
    await submit();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Project details are required']);
    fireEvent.input(field('name'), { target: { value: '' } });
    fireEvent.blur(field('name'));
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Name is required',
      'Project details are required',
    ]);
  });

  it('leads to what is wrong each time it is sent', async () => {
    render(<QuoteForm />);
    await submit();
    const summary = screen.getByRole('group', { name: /need another look/ });
    expect(document.activeElement).toBe(summary);
    field('name').focus();
    await submit();
    expect(document.activeElement).toBe(summary);
  });

  it('has nothing of the toasts in the server’s HTML', () => {
    const html = renderToString(
      <ToastProvider>
        <QuoteForm />
      </ToastProvider>,
    );
    expect(html).not.toContain('Notifications');
    expect(html).toMatch(/^<form/);
  });
});
