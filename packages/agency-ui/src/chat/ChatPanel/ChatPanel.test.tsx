// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatClient } from '../client/index.js';
import { ChatPanel, type ChatPanelProps } from './ChatPanel.js';

const contact = {
  name: 'Hema & Co',
  phone: '+254 711 111 111',
  email: 'hello@hema.example',
  hours: { weekdays: 'Monday to Friday, 8:00 AM to 5:00 PM', weekend: 'Closed' },
};

let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const box = () => screen.getByRole('textbox', { name: 'Your message' }) as HTMLTextAreaElement;
const log = () => screen.getByRole('log');
const panel = (send: ChatClient, props: Partial<ChatPanelProps> = {}) =>
  render(<ChatPanel contact={contact} send={send} {...props} />);
const state = () => document.querySelector('[data-chat]')?.getAttribute('data-chat');

describe('ChatPanel', () => {
  it('starts with one greeting that names the agency', () => {
    panel(vi.fn());
    expect(log().textContent).toContain('I’m the Hema & Co assistant');
    expect(log().querySelectorAll('[data-speaker]')).toHaveLength(1);
  });

  it('says all of the hours to visitors who prefer a person', () => {
    const lines = ['Monday to Thursday, 9 to 17', 'Friday, 9 to 14'];
    panel(vi.fn(), { contact: { ...contact, hours: { ...contact.hours, lines } } });
    expect(document.body.textContent).toContain('Monday to Thursday, 9 to 17, Friday, 9 to 14.');
    expect(document.body.textContent).not.toContain(contact.hours.weekdays);
  });

  it('leaves out hours that are missing', () => {
    panel(vi.fn(), { contact: { ...contact, hours: {} } });
    expect(document.body.textContent).toContain('or write to hello@hema.example.');
    expect(document.body.textContent).not.toMatch(/undefined|\.\s*\./);
  });

  it('sends the prior conversation before the new message', async () => {
    const send = vi.fn<ChatClient>().mockResolvedValueOnce('Ten.').mockResolvedValueOnce('Twelve.');
    panel(send);
    await userEvent.type(box(), 'How many?{Enter}');
    await screen.findByText('Ten.');
    await userEvent.type(box(), 'And chairs?{Enter}');
    await screen.findByText('Twelve.');
    expect(send.mock.lastCall?.[0]).toEqual([
      { role: 'assistant', content: expect.stringContaining('Hello!') },
      { role: 'user', content: 'How many?' },
      { role: 'assistant', content: 'Ten.' },
      { role: 'user', content: 'And chairs?' },
    ]);
  });

  it.each(['', ' ', '\n\t', '\u00a0\u2003\u3000'])('ignores a message that contains only white space: %j', (blank) => {
    const send = vi.fn<ChatClient>();
    panel(send);
    fireEvent.change(box(), { target: { value: blank } });
    fireEvent.submit(box().form!);
    expect(send).not.toHaveBeenCalled();
    expect(state()).toBe('ready');
  });

  it('trims a message, sends it and shows it as text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (text) => {
        const send = vi.fn<ChatClient>(() => new Promise(() => {}));
        panel(send, { limit: 2000 });
        fireEvent.change(box(), { target: { value: text } });
        const { value } = box();
        fireEvent.submit(box().form!);
        const shown = document.querySelector('[data-speaker="visitor"] p')?.textContent;
        if (value.trim()) {
          await waitFor(() => expect(send).toHaveBeenCalledOnce());
          expect(send.mock.calls[0]?.[0].at(-1)).toEqual({ role: 'user', content: value.trim() });
          expect(shown).toBe(value.trim());
        } else {
          expect(shown).toBeUndefined();
        }
        cleanup();
      }),
      { numRuns: 30 },
    );
  });

  it('stores nothing of the conversation', async () => {
    const store = vi.spyOn(Storage.prototype, 'setItem');
    panel(async () => 'Soon.');
    fireEvent.change(box(), { target: { value: 'When do you open?' } });
    fireEvent.submit(box().form!);
    await screen.findByText('Soon.');
    expect(store).not.toHaveBeenCalled();
    expect(document.cookie).toBe('');
  });

  it('sends a message only once when the button is pressed repeatedly before the next paint', async () => {
    const send = vi.fn<ChatClient>(() => new Promise(() => {}));
    panel(send);
    fireEvent.change(box(), { target: { value: 'Hello' } });
    act(() => {
      box().form?.requestSubmit();
      box().form?.requestSubmit();
    });
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(document.querySelectorAll('[data-speaker="visitor"]')).toHaveLength(1);
  });

  it('ignores Enter during IME composition', { tags: ['wcag:2.1.1'] }, () => {
    const send = vi.fn<ChatClient>();
    panel(send);
    fireEvent.change(box(), { target: { value: 'こん' } });
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    // In Safari, the key event follows the end of the composition.
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
    expect(send).not.toHaveBeenCalled();
    expect(box().value).toBe('こん');
  });

  it('keeps a message that is too long and does not send it', { tags: ['wcag:3.3.1'] }, () => {
    const send = vi.fn<ChatClient>();
    panel(send);
    fireEvent.change(box(), { target: { value: 'x'.repeat(100_000) } });
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain('1,000 characters or fewer');
    expect(screen.getByText('100,000 of 1,000 characters')).toBeTruthy();
    expect(box().value).toHaveLength(100_000);
  });

  it('does not count white space around a message', async () => {
    const send = vi.fn<ChatClient>(() => new Promise(() => {}));
    panel(send, { limit: 5 });
    fireEvent.change(box(), { target: { value: '  Hello  ' } });
    fireEvent.submit(box().form!);
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
  });

  it.each<[string, ChatClient]>([
    ['rejects', () => Promise.reject(new Error('dead'))],
    [
      'throws',
      () => {
        throw new Error('dead');
      },
    ],
    ['returns blank text', () => Promise.resolve(' \n')],
  ])('shows an error, logs it and offers a retry when the client %s', async (_name, send) => {
    panel(send);
    await userEvent.type(box(), 'Hello{Enter}');
    await within(log()).findByText(/having trouble connecting/);
    expect(within(log()).getByRole('link', { name: contact.email }).getAttribute('href')).toBe(
      'mailto:hello@hema.example',
    );
    expect(within(log()).getByRole('link', { name: contact.phone }).getAttribute('href')).toBe('tel:+254711111111');
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
    expect(state()).toBe('failed');
    expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
  });

  it('times out after twenty seconds', async () => {
    vi.useFakeTimers();
    const send = vi.fn<ChatClient>(() => new Promise(() => {}));
    panel(send);
    fireEvent.change(box(), { target: { value: 'Hello' } });
    fireEvent.submit(box().form!);
    await act(() => vi.advanceTimersByTimeAsync(19_999));
    expect(state()).toBe('waiting');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(state()).toBe('failed');
    expect(send.mock.calls[0]?.[1].signal.aborted).toBe(true);
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ failure: 'timeout' }));
  });

  it('includes unanswered messages in the next request, but leaves out error text', async () => {
    const send = vi.fn<ChatClient>().mockRejectedValueOnce(new Error('dead')).mockResolvedValueOnce('Ten.');
    panel(send);
    await userEvent.type(box(), 'How many?{Enter}');
    await screen.findByRole('button', { name: 'Send again' });
    await userEvent.type(box(), 'Anybody?{Enter}');
    await screen.findByText('Ten.');
    expect(send.mock.lastCall?.[0].slice(1)).toEqual([
      { role: 'user', content: 'How many?' },
      { role: 'user', content: 'Anybody?' },
    ]);
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it('aborts silently when it unmounts', async () => {
    const send = vi.fn<ChatClient>(
      (_messages, { signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const { unmount } = panel(send);
    await userEvent.type(box(), 'Hello{Enter}');
    await waitFor(() => expect(send).toHaveBeenCalled());
    unmount();
    await waitFor(() => expect(send.mock.calls[0]?.[1].signal.aborted).toBe(true));
    await act(async () => {});
    expect(logged).not.toHaveBeenCalled();
  });

  it('works in Strict Mode', async () => {
    const send = vi.fn<ChatClient>().mockResolvedValue('Ten.');
    render(
      <StrictMode>
        <ChatPanel contact={contact} send={send} />
      </StrictMode>,
    );
    await userEvent.type(box(), 'How many?{Enter}');
    await screen.findByText('Ten.');
    expect(send).toHaveBeenCalledOnce();
    expect(logged).not.toHaveBeenCalled();
  });

  it('names the speakers for screen readers', { tags: ['wcag:1.3.1'] }, async () => {
    panel(async () => 'Ten.');
    await userEvent.type(box(), 'How many?{Enter}');
    await screen.findByText('Ten.');
    const heard = [...log().querySelectorAll('[data-speaker]')].map((message) => message.textContent);
    expect(heard.slice(1)).toEqual(['You: How many?', 'Hema & Co assistant: Ten.']);
  });
});

describe('before hydration', () => {
  const html = renderToString(<ChatPanel contact={contact} send={vi.fn()} />);

  it('has live regions, all of them empty', { tags: ['wcag:4.1.3'] }, () => {
    expect(html).toMatch(/role="alert"[^>]*><\/p>/);
    expect(html).toMatch(/role="status"><\/span>/);
    expect(html).toContain('role="log"');
  });

  it('does not announce its greeting', () => {
    expect(html).toMatch(/role="log"[^>]*aria-live="off"|aria-live="off"[^>]*role="log"/);
    panel(vi.fn());
    expect(log().getAttribute('aria-live')).toBe('polite');
  });

  it('cannot put a message into the URL', () => {
    expect(html).toMatch(/<form [^>]*method="dialog"/);
  });

  it('contains contact details, and instructions for visitors without JavaScript', { tags: ['wcag:3.2.6'] }, () => {
    expect(html).toContain('href="tel:+254711111111"');
    expect(html).toContain('href="mailto:hello@hema.example"');
    expect(html).toContain('The chat needs JavaScript');
  });

  it('keeps a message typed before hydration, and sends it', async () => {
    const send = vi.fn<ChatClient>(() => new Promise(() => {}));
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = html;
    const field = container.querySelector('textarea')!;
    field.value = 'Early';
    const root = await act(() => hydrateRoot(container, <ChatPanel contact={contact} send={send} />));
    expect(field.value).toBe('Early');
    fireEvent.submit(field.form!);
    await waitFor(() => expect(send.mock.calls[0]?.[0].at(-1)?.content).toBe('Early'));
    await act(() => root.unmount());
    container.remove();
  });

  it('says that a message is too long even if it was typed before hydration or restored by the browser', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = html;
    (container.querySelector('textarea') as HTMLTextAreaElement).value = 'x'.repeat(601);
    const root = await act(() => hydrateRoot(container, <ChatPanel contact={contact} send={vi.fn()} limit={600} />));
    expect(box().getAttribute('aria-invalid')).toBe('true');
    await act(() => root.unmount());
    container.remove();
  });
});
