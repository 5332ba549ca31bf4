// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from '../ToastProvider/index.js';
import { QuoteForm } from './QuoteForm.js';

beforeEach(() => {
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

const optionsOf = (name: string) => {
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name });
  return [...list.options].map(({ textContent }) => textContent);
};

describe('QuoteForm', () => {
  it('offers services and budgets, and requires every field except company and budget', {
    tags: ['wcag:3.3.2'],
  }, () => {
    render(<QuoteForm />);
    expect(optionsOf('Service of Interest')).toEqual([
      'Choose a service',
      'Experiential Marketing',
      'Event Planning & Management',
      'Expos & Trade Shows',
      'Media Production',
      'Staff Engagement',
      'Brand Identity',
      'Other',
    ]);
    expect(optionsOf('Estimated Budget optional')).toEqual([
      'Choose a range',
      'Under $5,000',
      '$5,000 - $10,000',
      '$10,000 - $25,000',
      '$25,000 - $50,000',
      '$50,000+',
    ]);
    const fields = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')];
    const optional = fields.filter((one) => !one.hasAttribute('required')).map((one) => one.getAttribute('name'));
    expect(optional).toEqual(['company', 'budget']);
    expect(screen.getByRole('group', { name: 'About you' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Your request' })).toBeTruthy();
  });

  it('takes 1000 ms to submit and resets every field', async () => {
    render(<QuoteForm />);
    fillIn();
    await submit();
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeTruthy();
    await wait(999);
    expect(values()).toEqual(Object.values(request));
    await wait(1);
    expect(values()).toEqual(['', '', '', '', '', '', '']);
    fireEvent.click(screen.getByRole('button', { name: 'Send another' }));
    expect(screen.getByRole('button', { name: 'Submit request' })).toBeTruthy();
  });

  it('shows the full message in place when there are no toasts', async () => {
    render(<QuoteForm />);
    fillIn();
    await submit();
    await wait(1000);
    const heading = screen.getByRole('heading', { name: 'Quote request submitted' });
    const described = document.getElementById(heading.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(
      'Thank you for your request.Demonstration: visitors will see this once the form is connected; nothing was delivered.',
    );
  });

  it('shows a toast, and a single line in the form', { tags: ['component:ToastProvider', 'wcag:2.2.1'] }, async () => {
    render(
      <ToastProvider>
        <QuoteForm />
      </ToastProvider>,
    );
    fillIn();
    await submit();
    await wait(1000);
    expect(screen.getByText('Demonstration: this form is not connected yet.')).toBeTruthy();
    expect(screen.getByText(/^Demonstration: visitors will see this once the form is connected/)).toBeTruthy();
    expect(screen.getByText('Request sent. Thank you!')).toBeTruthy();
    // The toast's chunk loads asynchronously, and must not arrive after the page has gone.
    vi.useRealTimers();
    const toasts = await screen.findByRole('region', { name: /^Notifications/ });
    expect(await within(toasts).findByText('Quote request submitted')).toBeTruthy();
  });

  it('rejects a value that is not an option', async () => {
    const onSubmit = vi.fn();
    render(<QuoteForm services={['Cake', 'Bread']} onSubmit={onSubmit} />);
    fillIn();
    // Simulates a manipulated page.
    field('projectType').append(new Option('Events', 'events', true, true));
    await submit();
    expect(screen.getByRole('link').textContent).toBe('Choose a service');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('lists errors in field order, including errors found later', { tags: ['wcag:2.4.3'] }, async () => {
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

  it('moves focus to the error summary on each invalid submission', async () => {
    render(<QuoteForm />);
    await submit();
    const summary = screen.getByRole('group', { name: /need another look/ });
    expect(document.activeElement).toBe(summary);
    field('name').focus();
    await submit();
    expect(document.activeElement).toBe(summary);
  });

  it('renders no toast in the server’s HTML', () => {
    const html = renderToString(
      <ToastProvider>
        <QuoteForm />
      </ToastProvider>,
    );
    expect(html).not.toContain('Notifications');
    expect(html).toMatch(/^<form/);
  });
});
