// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ServiceContactForm } from './ServiceContactForm.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const inquiry = { name: 'Otieno', email: 'otieno@kisumu.example', message: 'Two thousand programmes.' };

async function send() {
  const form = document.querySelector('form') as HTMLFormElement;
  for (const [name, value] of Object.entries(inquiry))
    fireEvent.input(form.elements.namedItem(name) as HTMLInputElement, { target: { value } });
  await act(async () => void fireEvent.submit(form));
}

it('logs the values when there is no onSubmit', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  render(<ServiceContactForm />);
  await send();
  expect(log).toHaveBeenCalledExactlyOnceWith(inquiry);
});

it('does not log the values when onSubmit is set', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const onSubmit = vi.fn();
  render(<ServiceContactForm onSubmit={onSubmit} />);
  await send();
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(log).not.toHaveBeenCalled();
});

it('does not log the values when an action is set', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  render(<ServiceContactForm action="/api/inquiries" />);
  await send();
  expect(log).not.toHaveBeenCalled();
  expect(document.querySelector('form')?.dataset['submission']).toBe('idle');
});
