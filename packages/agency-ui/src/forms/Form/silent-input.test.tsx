// @vitest-environment jsdom
/**
 * Input for which no event fires. Password managers and autofill set values without one (facebook/react#1159, #26974),
 * and browsers restore the fields of a duplicated or reloaded tab (facebook/react#21801).
 */
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContactPageForm } from '../index.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  vi.useRealTimers();
});

const entered = {
  firstName: 'Achieng',
  lastName: 'Odhiambo',
  email: 'achieng@kisumu.example',
  phone: '',
  company: '',
  interest: 'other',
  message: 'Do you bind theses?',
  newsletter: true,
};

const control = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;

function enterSilently() {
  for (const [name, value] of Object.entries(entered)) {
    if (typeof value === 'boolean') control(name).checked = value;
    else control(name).value = value;
  }
}

const submit = () => act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));

const stored = () => JSON.parse(localStorage.getItem('agency-draft:contact') ?? '{}').values ?? {};

it('sends silent input after hydration', async () => {
  const send = vi.fn();
  render(<ContactPageForm onSubmit={send} />);
  enterSilently();
  await submit();
  expect(send.mock.calls[0]?.[0]).toEqual(entered);
});

it('stores and sends silent input that was entered before hydration', async () => {
  const send = vi.fn();
  const form = <ContactPageForm onSubmit={send} draftKey="contact" />;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(form);
  enterSilently();
  const root = await act(async () => hydrateRoot(container, form));
  expect(stored()).toMatchObject({ firstName: 'Achieng', interest: 'other', newsletter: 'on' });
  await submit();
  expect(send.mock.calls[0]?.[0]).toEqual(entered);
  await act(async () => root.unmount());
});

it('clears errors that silent input has corrected, on the next submission or when the field loses focus', async () => {
  const send = vi.fn();
  render(<ContactPageForm onSubmit={send} />);
  await submit();
  expect(control('firstName').getAttribute('aria-invalid')).toBe('true');
  control('firstName').value = 'Achieng';
  fireEvent.blur(control('firstName'));
  expect(control('firstName').getAttribute('aria-invalid')).toBeNull();
  enterSilently();
  await submit();
  expect(send).toHaveBeenCalledOnce();
});

it.each([
  ['the page is left', () => dispatchEvent(new Event('pagehide'))],
  ['a field loses focus', () => fireEvent.blur(control('email'))],
  ['the form unmounts', cleanup],
])('stores silent input when %s', (_name, leave) => {
  render(<ContactPageForm onSubmit={vi.fn()} draftKey="contact" />);
  enterSilently();
  act(() => void leave());
  expect(stored()).toMatchObject({ firstName: 'Achieng', message: 'Do you bind theses?' });
});
