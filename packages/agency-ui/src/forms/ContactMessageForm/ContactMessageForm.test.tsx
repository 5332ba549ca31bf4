// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactMessageForm } from './ContactMessageForm.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const message = { Name: 'Wanjiru', Email: 'w@westlands.example', Subject: 'A sign', Message: 'How large may it be?' };

const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const values = () => Object.keys(message).map((label) => field(label).value);
const status = () => screen.getByRole('status').textContent;
const thanks = 'Thank you! Your message has been sent successfully.';
const alert = () => screen.getByRole('alert').textContent;
const form = () => document.querySelector('form') as HTMLFormElement;
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const submit = () => act(async () => void fireEvent.submit(form()));

function fillIn(entries: Record<string, string> = message) {
  for (const [label, value] of Object.entries(entries)) fireEvent.input(field(label), { target: { value } });
}

describe('ContactMessageForm', () => {
  it('takes 1500 ms to send, thanks the visitor for 5000 ms, then shows a persistent message', {
    tags: ['wcag:2.2.1'],
  }, async () => {
    render(<ContactMessageForm />);
    fillIn();
    await submit();
    expect(screen.getByRole('button', { name: 'Sending...' }).getAttribute('aria-disabled')).toBe('true');
    await wait(1499);
    expect(form().dataset['submission']).toBe('submitting');
    await wait(1);
    await wait(300);
    expect(screen.getByRole('heading', { name: thanks })).toBe(document.activeElement);
    // Moving focus announces it.
    expect(status()).toBe('');
    expect(values()).toEqual(['', '', '', '']);
    await wait(4699);
    expect(screen.getByRole('heading', { name: thanks })).toBeTruthy();
    await wait(1);
    expect(screen.getByRole('heading', { name: 'Message sent. Thank you!' })).toBe(document.activeElement);
  });

  it('thanks the visitor for another 5000 ms after a second message', async () => {
    render(<ContactMessageForm />);
    for (let count = 0; count < 2; count += 1) {
      fillIn();
      await submit();
      await wait(1500);
      expect(screen.getByRole('heading', { name: thanks })).toBeTruthy();
      await wait(3000);
      if (count === 0) fireEvent.click(screen.getByRole('button', { name: 'Send another' }));
    }
    expect(screen.getByRole('heading', { name: thanks })).toBeTruthy();
    await wait(2000);
    expect(screen.queryByRole('heading', { name: thanks })).toBeNull();
  });

  it('keeps the error and the typed text after a failed submission', { tags: ['wcag:2.2.1'] }, async () => {
    render(<ContactMessageForm onSubmit={() => Promise.reject(new Error('offline'))} />);
    fillIn();
    await submit();
    expect(alert()).toBe('There was an error sending your message. Please try again.');
    await wait(60_000);
    expect(alert()).not.toBe('');
    expect(values()).toEqual(Object.values(message));
  });

  it('times out after 20 seconds', { tags: ['wcag:2.2.1'] }, async () => {
    render(<ContactMessageForm onSubmit={() => new Promise(() => {})} />);
    fillIn();
    await submit();
    await wait(20_000);
    expect(alert()).not.toBe('');
    expect(values()).toEqual(Object.values(message));
  });

  it('continues the submission after it unmounts', async () => {
    let signal: AbortSignal | undefined;
    const { unmount } = render(
      <ContactMessageForm
        onSubmit={(_values, options) => {
          signal = options.signal;
          return new Promise(() => {});
        }}
      />,
    );
    fillIn();
    await submit();
    unmount();
    expect(signal?.aborted).toBe(false);
  });

  it('shows no error before the first submission', { tags: ['wcag:3.2.2'] }, () => {
    render(<ContactMessageForm />);
    fillIn({ Email: 'westlands' });
    fireEvent.blur(field('Email'));
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    ['its button', () => screen.getByRole('button')],
    ['another field', () => field('Message')],
    ['anything outside the form', () => document.body],
  ])('does not move %s while it is being pressed', { tags: ['wcag:2.5.2'] }, async (_name, find) => {
    render(<ContactMessageForm />);
    await submit();
    fillIn();
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
    fillIn({ Name: '' });
    // Safari doesn't focus a pressed button, so the blur has no related target and follows the pointer event.
    fireEvent.pointerDown(find());
    fireEvent.blur(field('Name'));
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
    fireEvent.pointerUp(find());
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
    act(() => void vi.advanceTimersByTime(400));
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['opens a menu', () => fireEvent.contextMenu(document.body)],
    ['ends outside the window, before the next key press', () => fireEvent.keyDown(field('Name'), { key: 'Tab' })],
  ])('shows a blurred field’s error even when a press %s', { tags: ['wcag:3.3.1'] }, async (_name, swallow) => {
    render(<ContactMessageForm />);
    await submit();
    fillIn();
    fillIn({ Name: '' });
    fireEvent.pointerDown(document.body);
    swallow();
    fireEvent.blur(field('Name'));
    act(() => void vi.advanceTimersByTime(400));
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  });

  it('does not mistake a held-down key for the end of a press', async () => {
    render(<ContactMessageForm />);
    await submit();
    fillIn();
    fillIn({ Name: '' });
    fireEvent.pointerDown(document.body);
    fireEvent.keyDown(document.body, { key: 'Control', repeat: true });
    fireEvent.blur(field('Name'));
    act(() => void vi.advanceTimersByTime(400));
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
  });

  it('formats a field’s maximum length for the locale', async () => {
    render(<ContactMessageForm />);
    fillIn({ ...message, Message: 'a'.repeat(5001) });
    await submit();
    expect(screen.getByText('Use at most 5,000 characters')).toBeTruthy();
  });
});

describe('without JavaScript', () => {
  it('uses native validation, and keeps typed text out of the URL', { tags: ['wcag:3.3.1'] }, () => {
    const html = renderToString(<ContactMessageForm />);
    expect(html).toContain('method="dialog"');
    expect(html).not.toContain('novalidate');
    expect(html.match(/required=""/g)).toHaveLength(4);
    expect(html).toContain('type="email"');
    expect(html).toMatch(/role="status"><\/div>/);
    expect(html).toMatch(/role="alert"><\/div>/);
  });

  it('posts to its action', () => {
    expect(renderToString(<ContactMessageForm action="/api/messages" />)).toMatch(
      /<form(?=[^>]* action="\/api\/messages")(?=[^>]* method="post")/,
    );
  });

  it('keeps text typed before hydration, and takes over validation afterwards', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<ContactMessageForm />);
    const subject = container.querySelector<HTMLInputElement>('[name="subject"]') as HTMLInputElement;
    subject.value = 'A sign';
    const root = await act(() => hydrateRoot(container, <ContactMessageForm />));
    expect(subject.isConnected && subject.value).toBe('A sign');
    expect(container.querySelector('form')?.noValidate).toBe(true);
    await act(() => root.unmount());
    container.remove();
  });
});

describe('with an action and no onSubmit', () => {
  /** Whether the native submission goes ahead. */
  const submitted = () => fireEvent.submit(form());

  it('lets the browser post only valid values', () => {
    render(<ContactMessageForm action="/api/messages" />);
    expect(submitted()).toBe(false);
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    fillIn();
    expect(submitted()).toBe(true);
    expect(form().dataset['submission']).toBe('idle');
  });

  it('accepts characters before the @ that browsers reject', async () => {
    const onSubmit = vi.fn();
    render(<ContactMessageForm action="/api/messages" onSubmit={onSubmit} />);
    fillIn();
    fireEvent.input(field('Email'), { target: { value: 'wanjirũ@example.com' } });
    expect(form().checkValidity()).toBe(false);
    // Acts like pressing the button, where a browser validates first unless the form opts out.
    await act(async () => form().requestSubmit());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ email: 'wanjirũ@example.com' });
  });

  it('calls onSubmit if it is set', async () => {
    const onSubmit = vi.fn();
    render(<ContactMessageForm action="/api/messages" onSubmit={onSubmit} />);
    fillIn();
    await act(async () => expect(submitted()).toBe(false));
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
