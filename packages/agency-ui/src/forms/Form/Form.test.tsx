// @vitest-environment jsdom
/** Behaviour shared by all forms: drafts, the offline queue, fallback links and server responses. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type ComponentType, type ReactElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createFormSchema } from '../../entities/index.js';
import { swKE } from '../../locales/sw-KE.js';
import { AgencyProvider } from '../../primitives/index.js';
import {
  CheckboxField,
  ContactMessageForm,
  ContactPageForm,
  createEnquirySender,
  defineForm,
  Form,
  type FormDefinition,
  type FormFallback,
  type FormProps,
  type FormValues,
  formLabels,
  longFormLabels,
  messageForm,
  NewsletterForm,
  QuoteForm,
  quoteForm,
  type Rule,
  SelectField,
  type Sender,
  ServiceContactForm,
  type SubmissionStatus,
  serviceForm,
  TextareaField,
  TextField,
} from '../index.js';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T09:00:00Z') });
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const message = { name: 'Wanjiru', email: 'w@westlands.example', subject: 'A sign', message: 'How large? 👋🏾' };

const control = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;

function fillIn(values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) fireEvent.input(control(name), { target: { value } });
}

const valuesOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, control(name).value]));

const typed = () => valuesOf(Object.keys(message));

const submit = () => act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));

const status = () => document.querySelector('form')?.dataset['submission'];

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

async function goOnline() {
  setOnline(true);
  await act(async () => dispatchEvent(new Event('online')));
}

const networkError = () => Promise.reject(new TypeError('Failed to fetch'));

/** A request that fails because there is no connection. */
const request = () => (navigator.onLine ? Promise.resolve() : networkError());

/** Unmounts and mounts again, as a reload does; `localStorage` persists. */
async function reload(form: Parameters<typeof render>[0]) {
  cleanup();
  await act(async () => void render(form));
}

/** Whether the browser asks for confirmation before leaving the page. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

const draftButton = () => screen.queryByRole('button', { name: 'Discard draft' });

const drafts = () => Object.keys(localStorage);

describe('a draft', () => {
  const form = <ContactMessageForm draftKey="message" onSubmit={networkError} />;

  it('survives a reload', async () => {
    render(form);
    fillIn(message);
    expect(draftButton()).toBeNull();
    await reload(form);
    expect(typed()).toEqual(message);
    expect(screen.getByText('Your draft has been restored.')).toBeTruthy();
  });

  it('is not announced when the page loads', async () => {
    render(form);
    fillIn(message);
    await reload(form);
    for (const region of [screen.getByRole('status'), screen.getByRole('alert')]) expect(region.textContent).toBe('');
  });

  it('keeps the values of selects and checkboxes', async () => {
    const contact = <ContactPageForm draftKey="contact" />;
    render(contact);
    fillIn({ firstName: 'Achieng', interest: 'expos' });
    fireEvent.click(control('newsletter'));
    await reload(contact);
    expect(valuesOf(['firstName', 'interest'])).toEqual({ firstName: 'Achieng', interest: 'expos' });
    expect(control('newsletter').checked).toBe(true);
  });

  it('is stored under its own key, but only if a key is set', async () => {
    render(form);
    fillIn(message);
    await reload(<ContactMessageForm draftKey="another" />);
    expect(control('name').value).toBe('');
    await reload(<ContactMessageForm />);
    expect(control('name').value).toBe('');
    fillIn({ name: 'Li' });
    expect(drafts()).toEqual(['agency-draft:message']);
  });

  it('expires after 24 hours', async () => {
    render(form);
    fillIn(message);
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000 - 1000);
    await reload(form);
    expect(typed()).toEqual(message);
    vi.setSystemTime(Date.now() + 1000);
    await reload(form);
    expect(control('name').value).toBe('');
    expect(drafts()).toEqual([]);
  });

  it('is deleted after a successful submission', async () => {
    const sent = <ContactMessageForm draftKey="message" onSubmit={() => Promise.resolve()} />;
    render(sent);
    fillIn(message);
    expect(drafts()).toHaveLength(1);
    await submit();
    expect(status()).toBe('succeeded');
    expect(drafts()).toEqual([]);
    expect(draftButton()).toBeNull();
  });

  it('is kept after a failed submission, along with its idempotency key', async () => {
    const keys: string[] = [];
    const onSubmit: Sender<unknown> = (_values, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      return networkError();
    };
    const failing = <ContactMessageForm draftKey="message" onSubmit={onSubmit} />;
    render(failing);
    fillIn(message);
    await submit();
    await reload(failing);
    expect(status()).toBe('idle');
    await submit();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('can be discarded with a button that moves focus to the first field', async () => {
    render(form);
    fillIn(message);
    await reload(form);
    fireEvent.click(draftButton() as HTMLElement);
    expect(control('name').value).toBe('');
    expect(document.activeElement).toBe(control('name'));
    expect(draftButton()).toBeNull();
    expect(drafts()).toEqual([]);
  });

  it('can be discarded without showing an error at the field that loses focus', async () => {
    render(form);
    fillIn({ ...message, subject: '' });
    await reload(form);
    await submit();
    fillIn({ subject: 'A sign' });
    control('subject').focus();
    const button = draftButton() as HTMLElement;
    fireEvent.pointerDown(button);
    fireEvent.blur(control('subject'));
    fireEvent.click(button);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  });

  it('is deleted when the form is emptied', () => {
    render(form);
    fillIn({ name: 'Li' });
    fillIn({ name: '' });
    expect(drafts()).toEqual([]);
  });

  it('is not kept when storage throws', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await reload(form);
    fillIn(message);
    await submit();
    expect(typed()).toEqual(message);
    expect(status()).toBe('failed');
  });

  it.each(['null', '{', '{}', '[]', '{"values":{"name":1}}', '"text"'])(
    'ignores an invalid stored draft: %s',
    async (item) => {
      localStorage.setItem('agency-draft:message', item);
      await reload(form);
      expect(control('name').value).toBe('');
      expect(screen.getByRole('button', { name: 'Send Message' })).toBeTruthy();
    },
  );

  it('hydrates without a warning and keeps text typed before hydration', async () => {
    render(form);
    fillIn(message);
    cleanup();
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(form);
    control('subject').value = 'Typed before hydration';
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const root = await act(() => hydrateRoot(container, form, { onRecoverableError: errors }));
    expect(errors).not.toHaveBeenCalled();
    expect(typed()).toEqual({ ...message, subject: 'Typed before hydration' });
    await act(() => root.unmount());
    container.remove();
  });

  it('expires on any page, because every form removes an expired draft unless it is queued', () => {
    const hours = (count: number) => Date.now() - count * 60 * 60 * 1000;
    const store = (key: string, draft: object) =>
      localStorage.setItem(key, JSON.stringify({ values: message, isQueued: false, ...draft }));
    store('agency-draft:old', { savedAt: hours(25) });
    store('agency-draft:recent', { savedAt: hours(23) });
    store('agency-draft:queued', { savedAt: hours(25), isQueued: true, queuedAt: hours(25) });
    localStorage.setItem('agency-draft:broken', '{');
    store('another:old', { savedAt: hours(25) });
    render(<NewsletterForm />);
    expect(Object.keys(localStorage).sort()).toEqual(['agency-draft:queued', 'agency-draft:recent', 'another:old']);
  });

  it('includes text typed before hydration', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(form);
    control('name').value = 'Typed before hydration';
    const root = await act(() => hydrateRoot(container, form));
    await act(() => root.unmount());
    container.remove();
    await reload(form);
    expect(control('name').value).toBe('Typed before hydration');
  });

  it('is not kept for a native submission, because the form never receives its response', () => {
    render(<ContactMessageForm draftKey="message" action="/api/enquiries" />);
    fillIn(message);
    expect(drafts()).toEqual([]);
  });

  describe('a draft of a form with defaults', () => {
    const order = defineForm({
      name: 'order',
      title: 'Order',
      fields: {
        name: { kind: 'text', label: 'Your name' },
        size: { kind: 'select', label: 'Size', options: ['small', 'large'] },
        topping: { kind: 'select', label: 'Topping', options: ['fruit', 'nuts'], optional: true },
        news: { kind: 'checkbox', label: 'News' },
      },
    });
    const prefilled = (
      <Form definition={order} draftKey="order" onSubmit={networkError} defaultValues={{ name: 'Jane', news: true }} />
    );
    const ticked = () => (control('news') as HTMLInputElement).checked;

    it('restores what the visitor changed, cleared, chose and unticked', async () => {
      render(prefilled);
      fillIn({ name: 'Jane Wanjiru', size: 'large' });
      fireEvent.click(control('news'));
      await reload(prefilled);
      expect([control('name').value, control('size').value, ticked()]).toEqual(['Jane Wanjiru', 'large', false]);
      fillIn({ name: '' });
      await reload(prefilled);
      expect([control('name').value, control('size').value, ticked()]).toEqual(['', 'large', false]);
    });

    it('is not created while the form is untouched', async () => {
      render(prefilled);
      await reload(prefilled);
      expect(drafts()).toEqual([]);
      expect(draftButton()).toBeNull();
    });

    it('selects nothing by default in an optional select', () => {
      render(prefilled);
      expect([control('size').value, control('topping').value]).toEqual(['small', '']);
    });
  });

  it('includes the time spent before the reload', async () => {
    const onSubmit = vi.fn<Sender<unknown>>(networkError);
    const failing = <ContactMessageForm draftKey="message" onSubmit={onSubmit} />;
    render(failing);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    fillIn(message);
    await reload(failing);
    await submit();
    expect(onSubmit.mock.calls[0]?.[1].elapsedMs).toBeGreaterThanOrEqual(30_000);
  });
});

describe('two tabs with the same form', () => {
  /** Each tab has its own `sessionStorage`. */
  const session: Record<string, Map<string, string>> = { first: new Map(), second: new Map() };
  const switchTo = (tab: 'first' | 'second') =>
    vi.stubGlobal('sessionStorage', {
      getItem: (item: string) => session[tab]?.get(item) ?? null,
      setItem: (item: string, value: string) => session[tab]?.set(item, value),
      removeItem: (item: string) => session[tab]?.delete(item),
    });
  beforeEach(() => {
    for (const items of Object.values(session)) items.clear();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const form = <ContactMessageForm draftKey="message" onSubmit={request} />;
  const open = (tab: 'first' | 'second') => {
    switchTo(tab);
    vi.advanceTimersByTime(1000);
    const { container, unmount } = render(form);
    const box = () => container.querySelector('[name="message"]') as HTMLTextAreaElement;
    return {
      form: () => box().form as HTMLFormElement,
      read: () => box().value,
      write: (value: string) => {
        switchTo(tab);
        vi.advanceTimersByTime(1000);
        fireEvent.input(box(), { target: { value } });
      },
      leave: () => {
        switchTo(tab);
        vi.advanceTimersByTime(1000);
        unmount();
      },
    };
  };

  it('keeps each tab’s text across a reload', () => {
    const first = open('first');
    first.write('About the stand');
    const second = open('second');
    expect(second.read()).toBe('About the stand');
    second.write('About the van');
    first.leave();
    second.leave();
    const reloaded = open('first');
    expect(reloaded.read()).toBe('About the stand');
    reloaded.leave();
    expect(open('second').read()).toBe('About the van');
  });

  it('keeps the text of the only tab in which anything was typed', () => {
    const first = open('first');
    first.write('About the stand');
    const second = open('second');
    first.write('About the stand, and the van');
    first.leave();
    second.leave();
    expect(open('first').read()).toBe('About the stand, and the van');
  });

  describe('a queued form and another tab', () => {
    const queueFirst = async () => {
      setOnline(false);
      const first = open('first');
      for (const [name, value] of Object.entries(message))
        fireEvent.input(first.form().elements.namedItem(name) as Element, { target: { value } });
      fireEvent.submit(first.form());
      await act(() => vi.advanceTimersByTimeAsync(10));
      expect(first.form().dataset['submission']).toBe('queued');
      return first;
    };

    it('keeps the other tab’s text when that tab reloads, as well as the queued form', async () => {
      const second = open('second');
      await queueFirst();
      second.write('About the van');
      second.leave();
      expect(open('second').read()).toBe('About the van');
      expect(localStorage.getItem('agency-draft:message')).toContain('"isQueued":true');
    });

    it('forgets the draft once it is sent, even if the other tab has restored and saved it', async () => {
      const first = await queueFirst();
      const stored = JSON.parse(localStorage.getItem('agency-draft:message') ?? '');
      localStorage.setItem('agency-draft:message', JSON.stringify({ ...stored, savedAt: stored.savedAt + 5000 }));
      await goOnline();
      expect(first.form().dataset['submission']).toBe('succeeded');
      expect(localStorage.getItem('agency-draft:message')).toBeNull();
    });
  });

  it('does not restore text that one of the tabs has sent', async () => {
    const first = open('first');
    first.write('About the stand');
    localStorage.clear();
    first.leave();
    expect(open('first').read()).toBe('');
  });
});

describe('a form offline', () => {
  it('queues the form, shows a message, and sends it only once', async () => {
    setOnline(false);
    const onSubmit = vi.fn(request);
    render(<ContactMessageForm onSubmit={onSubmit} />);
    fillIn(message);
    await submit();
    expect(status()).toBe('queued');
    expect(screen.getByRole('status').textContent).toContain('We will send this when you are back online.');
    expect(typed()).toEqual(message);
    await goOnline();
    await goOnline();
    expect(status()).toBe('succeeded');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(control('name').value).toBe('');
  });

  it.each<[name: string, draftKey: string | undefined, isForbidden: boolean, promise: string]>([
    ['a draft', 'message', false, 'Keep this page open until then, or come back to this form.'],
    ['no draft', undefined, false, 'Keep this page open until then.'],
    ['a draft that the browser refuses', 'message', true, 'Keep this page open until then.'],
  ])('says how a queued form with %s will be sent', async (_name, draftKey, isForbidden, promise) => {
    setOnline(false);
    if (isForbidden)
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    render(<ContactMessageForm draftKey={draftKey} onSubmit={request} />);
    fillIn(message);
    await submit();
    expect(screen.getByRole('status').textContent).toBe(
      `You’re offline. We will send this when you are back online.${promise}`,
    );
  });

  it('says that the page must stay open when the queued form’s latest text no longer fits into storage', async () => {
    setOnline(false);
    render(<ContactMessageForm draftKey="message" onSubmit={request} />);
    fillIn({ ...message, message: 'Short' });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    fillIn(message);
    await submit();
    expect(screen.getByRole('status').textContent).toMatch(/Keep this page open until then\.$/);
    expect(asksBeforeLeaving()).toBe(true);
  });

  it('does not let a form in another tab overwrite or remove the queued form', async () => {
    setOnline(false);
    render(<ContactMessageForm draftKey="stand" onSubmit={request} />);
    // This tab was opened earlier, so it has restored nothing.
    const { container } = render(<ContactMessageForm draftKey="stand" onSubmit={() => Promise.resolve()} />);
    fillIn(message);
    await submit();
    const queued = localStorage.getItem('agency-draft:stand');
    expect(queued).toContain('"isQueued":true');
    const other = (name: string) => container.querySelector(`[name="${name}"]`) as HTMLInputElement;
    for (const [name, value] of Object.entries(message)) {
      fireEvent.input(other(name), { target: { value } });
      expect(localStorage.getItem('agency-draft:stand')).toBe(queued);
    }
    await act(async () => void fireEvent.submit(other('name').form as HTMLFormElement));
    expect(container.querySelector('form')?.dataset['submission']).toBe('succeeded');
    expect(localStorage.getItem('agency-draft:stand')).toBe(queued);
    await goOnline();
    expect(status()).toBe('succeeded');
    expect(drafts()).toEqual([]);
  });

  it('sends a queued form with later edits', async () => {
    setOnline(false);
    const onSubmit = vi.fn(request);
    render(<ContactMessageForm onSubmit={onSubmit} />);
    fillIn(message);
    await submit();
    fillIn({ subject: 'Two signs' });
    await goOnline();
    expect(onSubmit).toHaveBeenLastCalledWith({ ...message, subject: 'Two signs' }, expect.anything());
    expect(status()).toBe('succeeded');
  });

  it('does not send a queued form that has become invalid, and shows the error', async () => {
    setOnline(false);
    const onSubmit = vi.fn(request);
    render(<ContactMessageForm onSubmit={onSubmit} />);
    fillIn(message);
    await submit();
    fillIn({ subject: '' });
    await goOnline();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.getByText('Subject is required')).toBeTruthy();
    expect(status()).toBe('failed');
  });

  it.each([true, false])(
    'keeps a queued draft across a reload and sends it only once (online at reload: %s)',
    async (isOnline) => {
      setOnline(false);
      const keys: string[] = [];
      const onSubmit = vi.fn<Sender<unknown>>((_values, { idempotencyKey }) => {
        keys.push(idempotencyKey);
        return request();
      });
      const form = (
        <StrictMode>
          <ContactMessageForm draftKey="message" onSubmit={onSubmit} />
        </StrictMode>
      );
      render(form);
      fillIn(message);
      await submit();
      const { idempotencyKey } = JSON.parse(localStorage.getItem('agency-draft:message') ?? '{}');
      setOnline(isOnline);
      await reload(form);
      if (!isOnline) {
        expect(status()).toBe('queued');
      }
      const attempts = isOnline ? 1 : 2;
      expect(onSubmit).toHaveBeenCalledTimes(2);
      await goOnline();
      expect(onSubmit).toHaveBeenCalledTimes(attempts + 1);
      expect(onSubmit).toHaveBeenLastCalledWith(message, expect.anything());
      expect(new Set(keys)).toEqual(new Set([idempotencyKey]));
      expect(drafts()).toEqual([]);
      await goOnline();
      expect(onSubmit).toHaveBeenCalledTimes(attempts + 1);
    },
  );

  it('still sends the form after it unmounts, and clears its draft', async () => {
    setOnline(false);
    const onSubmit = vi.fn(request);
    render(<ContactMessageForm draftKey="message" onSubmit={onSubmit} />);
    fillIn(message);
    await submit();
    cleanup();
    await goOnline();
    expect(onSubmit).toHaveBeenLastCalledWith(message, expect.anything());
    expect(drafts()).toEqual([]);
  });

  it('takes a draft out of the queue if it fails later', async () => {
    setOnline(false);
    const onSubmit = vi.fn(() => (navigator.onLine ? Promise.reject(new Error('503')) : networkError()));
    const form = <ContactMessageForm draftKey="message" onSubmit={onSubmit} />;
    render(form);
    fillIn(message);
    await submit();
    await goOnline();
    expect(status()).toBe('failed');
    await reload(form);
    await goOnline();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(typed()).toEqual(message);
  });

  it('lets the visitor discard a queued form', async () => {
    setOnline(false);
    const onSubmit = vi.fn(request);
    render(<ContactMessageForm draftKey="message" onSubmit={onSubmit} />);
    fillIn(message);
    await submit();
    fireEvent.click(draftButton() as HTMLElement);
    expect([status(), control('name').value, drafts()]).toEqual(['idle', '', []]);
    await goOnline();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('sends a form immediately if a connected browser reports that it is offline', async () => {
    setOnline(false);
    const onSubmit = vi.fn(() => Promise.resolve());
    render(<ContactMessageForm onSubmit={onSubmit} />);
    fillIn(message);
    await submit();
    expect(status()).toBe('succeeded');
  });

  it('offers other ways to send a queued form’s text, even after an edit', async () => {
    setOnline(false);
    const fallback = { whatsapp: '+254 700 000 000', email: 'info@shangwe.example' };
    render(<ContactMessageForm fallback={fallback} onSubmit={request} />);
    fillIn(message);
    await submit();
    const links = () => within(screen.getByRole('status')).getAllByRole<HTMLAnchorElement>('link');
    expect(links().map(({ textContent }) => textContent)).toEqual(['WhatsApp', 'Email']);
    fillIn({ name: 'Achieng' });
    expect(links()[0]?.href).toContain('Achieng');
  });

  it('announces and locks nothing during an automatic retry, and waits until the visitor has stopped typing', async () => {
    setOnline(false);
    const statuses: SubmissionStatus[] = [];
    const onSubmit = vi.fn(request);
    render(<ContactMessageForm onSubmit={onSubmit} onStatusChange={(next) => statuses.push(next)} />);
    fillIn(message);
    await submit();
    await act(() => vi.advanceTimersByTimeAsync(14_000));
    fillIn({ name: 'Achie' });
    await act(() => vi.advanceTimersByTimeAsync(14_000));
    expect(onSubmit).toHaveBeenCalledOnce();
    fillIn({ name: 'Achieng' });
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(statuses).toEqual(['submitting', 'queued']);
  });

  it('keeps text typed during an automatic retry', async () => {
    setOnline(false);
    let answer: () => void = () => {};
    const onSubmit = vi
      .fn<() => Promise<void>>(() => new Promise((resolve) => (answer = resolve)))
      .mockImplementationOnce(networkError);
    render(<ContactMessageForm draftKey="message" onSubmit={onSubmit} />);
    fillIn(message);
    await submit();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    fillIn({ subject: 'Another sign' });
    await act(async () => answer());
    expect(status()).toBe('succeeded');
    expect(control('subject').value).toBe('Another sign');
    expect(drafts()).toHaveLength(1);
  });

  describe('a queued draft', () => {
    const weeks = (count: number) => count * 7 * 24 * 60 * 60 * 1000;
    const fallback = { email: 'info@shangwe.example' };
    const form = (onSubmit: () => unknown) => (
      <ContactMessageForm draftKey="message" fallback={fallback} onSubmit={onSubmit} />
    );

    it('is sent no matter how late the visitor returns', async () => {
      setOnline(false);
      render(form(request));
      fillIn(message);
      await submit();
      cleanup();
      vi.setSystemTime(Date.now() + weeks(30));
      setOnline(true);
      const onSubmit = vi.fn(request);
      await reload(form(onSubmit));
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith(message, expect.anything());
      expect(drafts()).toEqual([]);
    });

    it('does not expire even if an earlier version wrote it', async () => {
      const draft = {
        savedAt: Date.now() - weeks(1),
        isQueued: true,
        idempotencyKey: '',
        elapsedMs: 0,
        values: message,
      };
      localStorage.setItem('agency-draft:message', JSON.stringify(draft));
      const onSubmit = vi.fn(request);
      await reload(form(onSubmit));
      expect(onSubmit).toHaveBeenCalledOnce();
    });

    it('says after seven days how long it has been waiting, even on a page that stays open', async () => {
      setOnline(false);
      render(form(request));
      fillIn(message);
      await submit();
      const said = () => screen.getByRole('status').textContent;
      vi.setSystemTime(Date.now() + weeks(1) - 60_000);
      await reload(form(request));
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(said()).toContain('We will send this when you are back online.');
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(said()).toContain('waiting for a connection since 25 November 2026');
      expect(within(screen.getByRole('status')).getByRole('link', { name: 'Email' })).toBeTruthy();
      expect(said()).toContain('We keep trying while this page is open');
      expect(said()).not.toContain('until then');
      expect(draftButton()).not.toBeNull();
    });
  });
});

describe('a form that unmounts while submitting', () => {
  it('clears its draft on success', async () => {
    let answer: () => void = () => {};
    const onSubmit = () => new Promise<void>((resolve) => (answer = resolve));
    render(<ContactMessageForm draftKey="message" onSubmit={onSubmit} />);
    fillIn(message);
    await submit();
    cleanup();
    expect(drafts()).toHaveLength(1);
    await act(async () => answer());
    expect(drafts()).toEqual([]);
  });
});

describe('the beforeunload prompt', () => {
  const hangs = () => new Promise(() => {});

  it('appears only while submitting', async () => {
    let fail: (reason: Error) => void = () => {};
    render(<ContactMessageForm onSubmit={() => new Promise((_resolve, reject) => (fail = reject))} />);
    fillIn(message);
    expect(asksBeforeLeaving()).toBe(false);
    await submit();
    expect(asksBeforeLeaving()).toBe(true);
    await act(async () => fail(new Error('503')));
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('does not appear if the text is kept in a draft', async () => {
    render(<ContactMessageForm draftKey="message" onSubmit={hangs} />);
    fillIn(message);
    await submit();
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('appears if storage is turned off', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    render(<ContactMessageForm draftKey="message" onSubmit={hangs} />);
    fillIn(message);
    await submit();
    expect(asksBeforeLeaving()).toBe(true);
  });

  it('does not appear for a simulated submission', async () => {
    render(<ContactMessageForm />);
    fillIn(message);
    await submit();
    expect(status()).toBe('submitting');
    expect(asksBeforeLeaving()).toBe(false);
  });
});

describe('a form after a failure', () => {
  const fallback = { whatsapp: '+254 700 000 000', email: 'info@shangwe.example' };
  const text = 'Name: Wanjiru\nEmail: w@westlands.example\nSubject: A sign\nMessage: How large? 👋🏾';

  const linkOf = (name: string) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);

  it('offers links that send the same text by WhatsApp and e-mail', async () => {
    render(<ContactMessageForm fallback={fallback} onSubmit={networkError} />);
    fillIn(message);
    expect(screen.queryByRole('link')).toBeNull();
    await submit();
    const whatsApp = linkOf('WhatsApp');
    expect([whatsApp.origin, whatsApp.pathname]).toEqual(['https://wa.me', '/254700000000']);
    expect(whatsApp.searchParams.get('text')).toBe(text);
    const mail = linkOf('Email');
    expect(mail.pathname).toBe('info@shangwe.example');
    expect(mail.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
    expect(mail.searchParams.get('subject')).toBe('Enquiry from your website');
  });

  it('keeps every field’s value', async () => {
    const { container } = render(<QuoteForm onSubmit={() => Promise.reject(new Error('503'))} />);
    for (const field of container.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea')) {
      if (field instanceof HTMLSelectElement) fireEvent.change(field, { target: { value: field.options[2]?.value } });
      else if (field.type === 'checkbox') fireEvent.click(field);
      else if (field.type !== 'file' && field.name !== 'website')
        fireEvent.input(field, { target: { value: { tel: '+254 712 345 678' }[field.type] ?? 'w@westlands.example' } });
    }
    const inputOf = () => JSON.stringify([...new FormData(container.querySelector('form') as HTMLFormElement)]);
    const input = inputOf();
    await submit();
    expect(status()).toBe('failed');
    expect(inputOf()).toBe(input);
  });

  it('makes the phone number a link that calls it', async () => {
    render(<ContactMessageForm fallback={{ phone: '+254 700 000 000' }} onSubmit={networkError} />);
    fillIn(message);
    await submit();
    expect(screen.getByRole('link', { name: '+254 700 000 000' }).getAttribute('href')).toBe('tel:+254700000000');
  });

  it('updates the links with later edits', async () => {
    render(<ContactMessageForm fallback={fallback} onSubmit={networkError} />);
    fillIn(message);
    await submit();
    fillIn({ name: 'Wanjiru Kamau' });
    expect(linkOf('WhatsApp').searchParams.get('text')).toBe(text.replace('Wanjiru', 'Wanjiru Kamau'));
  });

  it('offers only the channels that are set', async () => {
    render(<ContactMessageForm fallback={{ email: fallback.email }} onSubmit={networkError} />);
    fillIn(message);
    await submit();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Email']);
  });
});

describe('a response with status 422', () => {
  const answer = (body: unknown) => () => Promise.resolve(Response.json(body, { status: 422 }));

  it('shows the issues next to their fields, using the form’s labels', async () => {
    render(
      <ContactMessageForm
        onSubmit={answer({ issues: { email: 'Invalid email address' } })}
        labels={{ emailError: 'Andika barua pepe' }}
      />,
    );
    fillIn(message);
    await submit();
    expect(status()).toBe('failed');
    expect(screen.getByText('Andika barua pepe')).toBeTruthy();
    expect(document.activeElement).toBe(control('email'));
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    expect(typed()).toEqual(message);
  });

  it('shows a sentence from the server unchanged', async () => {
    render(<ContactMessageForm onSubmit={answer({ issues: { email: 'No such domain' } })} />);
    fillIn(message);
    await submit();
    expect(screen.getByText('No such domain')).toBeTruthy();
    fillIn({ email: 'w@kisumu.example' });
    expect(screen.queryByText('No such domain')).toBeNull();
  });

  it('shows issues with unknown fields below the form', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onSubmit = vi
      .fn()
      .mockImplementationOnce(answer({ issues: { coupon2: 'No such coupon', toString: 'Nor this' } }))
      .mockImplementation(networkError);
    render(<ContactMessageForm onSubmit={onSubmit} />);
    fillIn(message);
    await submit();
    expect(screen.getByRole('alert').textContent).toBe(
      'There was an error sending your message. Please try again.No such couponNor this',
    );
    expect(said).toHaveBeenCalledWith(expect.stringContaining('The fields are name, email, subject, message.'));
    await submit();
    expect(screen.getByRole('alert').textContent).toBe('There was an error sending your message. Please try again.');
  });

  it.each([[{}], [null], ['text']])('fails if the response body has no issues: %j', async (body) => {
    render(<ContactMessageForm onSubmit={answer(body)} />);
    fillIn(message);
    await submit();
    expect(status()).toBe('failed');
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  });
});

describe('the honeypot', () => {
  it('is hidden, but its value is passed to the sender', async () => {
    const onSubmit = vi.fn<Sender<unknown>>();
    render(<ContactMessageForm onSubmit={onSubmit} />);
    const honeypot = control('website');
    expect(honeypot.closest('[aria-hidden="true"]')).not.toBeNull();
    expect([honeypot.tabIndex, honeypot.autocomplete]).toEqual([-1, 'off']);
    fillIn({ ...message, website: 'https://robots.example' });
    await submit();
    expect(onSubmit).toHaveBeenCalledWith(message, expect.objectContaining({ website: 'https://robots.example' }));
  });
});

interface SharedProps {
  draftKey?: string;
  fallback?: FormFallback;
  onStatusChange?: (status: SubmissionStatus) => void;
  onSubmit?: () => unknown;
}

const forms: [name: string, form: ComponentType<SharedProps>, values: Readonly<Record<string, string>>][] = [
  ['ContactMessageForm', ContactMessageForm, message],
  [
    'ContactPageForm',
    ContactPageForm,
    { firstName: 'Achieng', lastName: 'Odhiambo', email: 'a@kisumu.example', interest: 'other', message: 'Theses?' },
  ],
  [
    'QuoteForm',
    QuoteForm,
    { name: 'Otieno', email: 'o@ochieng.example', phone: '0700000000', projectType: 'events', message: 'A gala.' },
  ],
  ['ServiceContactForm', ServiceContactForm, { name: 'Li', email: 'li@novels.example', message: 'Ten copies' }],
  ['NewsletterForm', NewsletterForm, { email: 'reader@westlands.example' }],
];

it.each(forms)('keeps a draft, reports its status and offers fallback links: %s', async (_name, Form, values) => {
  const statuses: SubmissionStatus[] = [];
  const form = (
    <Form
      draftKey="draft"
      fallback={{ whatsapp: '+254700000000', email: 'info@shangwe.example' }}
      onStatusChange={(next) => statuses.push(next)}
      onSubmit={networkError}
    />
  );
  render(form);
  fillIn(values);
  await reload(form);
  expect(valuesOf(Object.keys(values))).toEqual(values);
  expect(draftButton()).not.toBeNull();
  await submit();
  expect(statuses).toEqual(['submitting', 'failed']);
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['WhatsApp', 'Email']);
  setOnline(false);
  await submit();
  expect(statuses.at(-1)).toBe('queued');
  expect(screen.getByRole('status').textContent).toContain('We will send this');
  fireEvent.click(draftButton() as HTMLElement);
});

describe('a form for a different trade', () => {
  const cakeForm = defineForm({
    name: 'cake',
    title: 'Cake order',
    groups: { order: 'The order' },
    fields: {
      cake: { kind: 'select', label: 'Cake', placeholder: 'A cake', options: ['Sponge', 'Mandazi'], group: 'order' },
      guests: {
        kind: 'text',
        label: 'Guests',
        group: 'order',
        rule: (input: unknown) => {
          const value = Number(input);
          return { value, issue: value > 0 ? undefined : { code: 'custom' as const, message: 'How many?' } };
        },
      },
      delivery: { kind: 'checkbox', label: 'Bring it' },
      wishes: { kind: 'textarea', label: 'Wishes', optional: true, hint: 'A name in icing', rows: 7 },
      coupon: { kind: 'select', label: 'Coupon', options: [], optional: true },
    },
    labels: { succeeded: 'In the oven.' },
  });

  type Cake = FormValues<typeof cakeForm>;

  const Order = (props: Partial<FormProps<typeof cakeForm>>) => <Form definition={cakeForm} {...props} />;

  it('renders each kind of field with its label, hint and group', () => {
    render(<Order />);
    const group = within(screen.getByRole('group', { name: 'The order' }));
    const cake = group.getByRole<HTMLSelectElement>('combobox', { name: 'Cake' });
    expect([...cake.options].map(({ text }) => text)).toEqual(['A cake', 'Sponge', 'Mandazi']);
    expect(cake.required).toBe(true);
    expect(group.getByRole<HTMLInputElement>('textbox', { name: 'Guests' }).required).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bring it' }).required).toBe(false);
    const wishes = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Wishes optional' });
    expect([wishes.tagName, wishes.rows, wishes.required]).toEqual(['TEXTAREA', 7, false]);
    expect(document.getElementById(wishes.getAttribute('aria-describedby') ?? '')?.textContent).toBe('A name in icing');
  });

  it('does not render a select without options', () => {
    render(<Order />);
    expect(control('coupon')).toBeNull();
  });

  it('shows its rules’ messages, and focuses the first invalid field', async () => {
    render(<Order />);
    await submit();
    expect(control('cake').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(control('cake'));
    expect(screen.getByText('Choose an option')).toBeTruthy();
    expect(screen.getByText('How many?')).toBeTruthy();
  });

  it('submits the values that its rules return, and reports the result', async () => {
    const onSubmit = vi.fn<Sender<Cake>>();
    render(<Order onSubmit={onSubmit} />);
    fillIn({ cake: 'Sponge', guests: '60' });
    fireEvent.click(control('delivery'));
    await submit();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      cake: 'Sponge',
      guests: 60,
      delivery: true,
      wishes: '',
      coupon: '',
    });
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(screen.getByRole('heading', { name: 'In the oven.' })).toBe(document.activeElement);
  });

  it('uses text from the labels prop before its definition’s', () => {
    render(
      <Order labels={{ wishes: 'Matakwa', submit: 'Agiza', cakeOptions: { Sponge: 'Keki', Mandazi: 'Mandazi' } }} />,
    );
    expect(screen.getByRole('button', { name: 'Agiza' })).toBeTruthy();
    expect(screen.getByLabelText(/^Matakwa/)).toBe(control('wishes'));
    expect(screen.getByRole('option', { name: 'Keki' })).toBeTruthy();
    expect(screen.getByLabelText('Guests')).toBe(control('guests'));
  });

  it('uses its definition’s text before a label pack’s', () => {
    render(
      <AgencyProvider labels={{ Form: { submit: 'Tuma', succeeded: 'Asante' } }}>
        <Form
          definition={{ name: 'note', title: 'Note', fields: {}, labels: { succeeded: 'Noted.' } }}
          simulatedDelay={1}
        />
      </AgencyProvider>,
    );
    expect(screen.getByRole('button', { name: 'Tuma' })).toBeTruthy();
  });

  it('accepts a custom layout', () => {
    render(
      <Order>
        {({ field }) => (
          <>
            <SelectField {...field('cake')} />
            <TextField {...field('guests')} type="number" />
            <CheckboxField {...field('delivery')} />
            <TextareaField {...field('wishes')} />
          </>
        )}
      </Order>,
    );
    expect(control('guests').type).toBe('number');
    expect(screen.getByLabelText('Bring it')).toBe(control('delivery'));
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('reports an unknown field name with a readable error', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Order>{({ field }) => <TextField {...field('guest' as 'guests')} />}</Order>)).toThrow(
      'Form "cake": there is no field "guest". Use one of cake, guests, delivery, wishes, coupon.',
    );
  });

  it('reports a row of several fields with a readable error', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Order layout="row" />)).toThrow(
      'Form "cake": layout="row" needs exactly one text, email or phone field, but the definition has select, text, checkbox, textarea, select. Remove the layout prop.',
    );
  });

  it('offers fallback links with its own labels', async () => {
    render(<Order onSubmit={networkError} fallback={{ whatsapp: '+254 700 000 000' }} />);
    fillIn({ cake: 'Sponge', guests: '60' });
    await submit();
    expect(new URL((screen.getByRole('link') as HTMLAnchorElement).href).searchParams.get('text')).toBe(
      'Cake: Sponge\nGuests: 60',
    );
  });

  it('is validated with the same rules on the server', () => {
    const schema = createFormSchema(cakeForm);
    expectTypeOf<ReturnType<typeof schema.parse>>().toEqualTypeOf<Cake>();
    expect(schema.parse({ cake: 'Sponge', guests: '60', delivery: 'on' })).toEqual({
      cake: 'Sponge',
      guests: 60,
      delivery: true,
      wishes: '',
      coupon: '',
    });
    expect(schema.safeParse({}).error?.issues.map(({ path, message: text }) => [path[0], text])).toEqual([
      ['cake', 'Choose an option'],
      ['guests', 'How many?'],
    ]);
  });
});

it('carries a field added to a definition through to the form, its values, its validation and the schema', async () => {
  const { fields, ...texts } = serviceForm;
  const withPhone = defineForm({
    ...texts,
    fields: { ...fields, mobile: { kind: 'phone', label: 'Mobile', autoComplete: 'tel' } },
  });
  const onSubmit = vi.fn<Sender<FormValues<typeof withPhone>>>();
  render(<Form definition={withPhone} onSubmit={onSubmit} />);
  const inquiry = { name: 'Otieno', email: 'o@kisumu.example', message: 'Two thousand programmes.' };
  fillIn({ ...inquiry, mobile: '12' });
  expect([control('mobile').type, control('mobile').autocomplete]).toEqual(['tel', 'tel']);
  await submit();
  expect(screen.getByText('Invalid phone number')).toBeTruthy();
  expect(createFormSchema(withPhone).safeParse({ ...inquiry, mobile: '12' }).success).toBe(false);
  fillIn({ mobile: '0700 000 000' });
  await submit();
  const values = { ...inquiry, mobile: '0700 000 000' };
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(values, expect.anything());
  expect(createFormSchema(withPhone).parse(values)).toEqual(values);
});

describe('a server’s response to a native submission', () => {
  const answered = (
    <QuoteForm
      action="/api/enquiries"
      defaultValues={{ name: 'Wanjiru', email: 'w@westlands', projectType: 'events', budget: '5000-10000', phone: 7 }}
      errors={{ message: 'Project details are required', email: 'Invalid email address', coupon: 'No such coupon' }}
      failure="Too many requests. Try again in a minute."
    />
  );

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  /** The server's HTML, as shown by a browser without JavaScript. */
  function show(form: ReactElement) {
    const page = document.createElement('div');
    page.innerHTML = renderToString(form);
    document.body.append(page);
    return page;
  }

  it('keeps the values that were sent', () => {
    const page = show(answered);
    expect(valuesOf(['name', 'email', 'projectType', 'budget', 'phone'])).toEqual({
      name: 'Wanjiru',
      email: 'w@westlands',
      projectType: 'events',
      budget: '5000-10000',
      phone: '',
    });
    page.remove();
    show(<ContactPageForm defaultValues={{ newsletter: 'on' }} />);
    expect(control('newsletter').checked).toBe(true);
  });

  it('shows errors next to their fields, and as links in field order in the summary', {
    tags: ['wcag:3.3.1'],
  }, () => {
    show(answered);
    expect(control('email').getAttribute('aria-invalid')).toBe('true');
    const [errorId = ''] = control('email').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(errorId)?.textContent).toBe('Invalid email address');
    const summary = within(screen.getByRole('group', { name: '2 fields need another look' }));
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Invalid email address',
      'Project details are required',
    ]);
    for (const link of summary.getAllByRole<HTMLAnchorElement>('link'))
      expect(document.getElementById(decodeURIComponent(link.hash.slice(1)))?.matches('[aria-invalid]')).toBe(true);
  });

  it('shows a failure, and issues with unknown names, as sentences', () => {
    show(<QuoteForm action="/api/enquiries" errors={{ voucher: 'No such voucher' }} failure="Too many requests." />);
    expect(screen.getByRole('alert').textContent).toBe('Too many requests.No such voucher');
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('reported a problem with "voucher", which is not a field'),
    );
  });

  it('moves focus after hydration to the summary or, in a short form, to the first invalid field', async () => {
    const short = <ContactMessageForm action="/api/enquiries" errors={{ subject: 'Write more' }} />;
    for (const [form, focused] of [
      [answered, '[role="group"]'],
      [short, '[name="subject"]'],
    ] as const) {
      const page = show(form);
      const recovered = vi.fn();
      const root = await act(() => hydrateRoot(page, form, { onRecoverableError: recovered }));
      expect(document.activeElement?.matches(focused)).toBe(true);
      expect(recovered).not.toHaveBeenCalled();
      await act(() => root.unmount());
      page.remove();
    }
  });

  it('shows the definition’s messages in the form’s language, and other messages unchanged', () => {
    const long = 'a'.repeat(5001);
    show(
      <AgencyProvider locale="sw-KE" labels={{ QuoteForm: swKE.QuoteForm }}>
        <QuoteForm
          action="/api/enquiries"
          defaultValues={{ message: long, name: '', email: 'no' }}
          errors={{
            name: 'Name is required',
            email: 'Invalid email address',
            message: 'Use at most 5000 characters',
            phone: 'We cannot call this number',
          }}
        />
      </AgencyProvider>,
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Jina linahitajika',
      'Anwani ya barua pepe si sahihi',
      'We cannot call this number',
      'Tumia herufi zisizozidi 5,000',
    ]);
  });

  it('shows no general failure if there are only field errors', () => {
    show(<QuoteForm action="/api/enquiries" errors={{ name: 'Name is required' }} />);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('disappears on the next submission, and empties the fields if that succeeds', async () => {
    render(
      <ContactMessageForm
        onSubmit={() => Promise.resolve()}
        defaultValues={message}
        errors={{ email: 'No such domain' }}
        failure="We could not store it."
        fallback={{ whatsapp: '+254 700 000 000' }}
      />,
    );
    expect(new URL((screen.getByRole('link') as HTMLAnchorElement).href).searchParams.get('text')).toContain('Wanjiru');
    expect(typed()).toEqual(message);
    await submit();
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(status()).toBe('succeeded');
    expect(Object.values(typed())).toEqual(['', '', '', '']);
  });

  it('also empties selects and checkboxes', async () => {
    const values = {
      firstName: 'A',
      lastName: 'B',
      email: 'a@b.co',
      interest: 'events',
      message: 'C',
      newsletter: true,
    };
    render(<ContactPageForm onSubmit={() => Promise.resolve()} defaultValues={values} />);
    expect(control('newsletter').checked).toBe(true);
    await submit();
    expect(valuesOf(['firstName', 'interest', 'message'])).toEqual({ firstName: '', interest: '', message: '' });
    expect(control('newsletter').checked).toBe(false);
  });
});

it.each(Object.keys({ ...formLabels, ...longFormLabels, ...quoteForm.labels, ...messageForm.labels }))(
  'rejects a field that shares its name with the label "%s"',
  (name) => {
    const fields = { [name]: { kind: 'text', label: 'Text' } } as const;
    expect(() => defineForm({ name: 'order', title: 'Order', fields })).toThrow(
      new RegExp(`has the label "${name}", which every form or a group already uses|field name "${name}" is reserved`),
    );
  },
);

describe('a form that sends nothing', () => {
  const line = 'Demonstration: this form is not connected yet.';
  const forms: Record<string, ComponentType<{ action?: string; onSubmit?: () => Promise<void> }>> = {
    ContactMessageForm,
    ContactPageForm,
    NewsletterForm,
    QuoteForm,
    ServiceContactForm,
  };

  it.each(Object.entries(forms))(
    'says once that it sends nothing, including in the server’s HTML: %s',
    (_name, Form) => {
      expect(renderToString(<Form />).split(line)).toHaveLength(2);
    },
  );

  it.each(Object.entries(forms))(
    'does not say that it sends nothing once it has an onSubmit or an action: %s',
    (_name, Form) => {
      expect(renderToString(<Form onSubmit={() => Promise.resolve()} />)).not.toContain(line);
      expect(renderToString(<Form action="/api/enquiries" />)).not.toContain(line);
    },
  );

  it('promises no reply after a simulated success, and says why in what the focused heading announces', async () => {
    render(<ContactMessageForm nextSteps="We reply within a day." />);
    fillIn(message);
    await submit();
    await act(() => vi.advanceTimersByTimeAsync(1500));
    await act(() => vi.advanceTimersByTimeAsync(300));
    const heading = document.activeElement;
    expect(heading?.tagName).toBe('H3');
    const description = document.getElementById(heading?.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toContain(
      'Demonstration: visitors will see this once the form is connected; nothing was delivered.',
    );
    expect(screen.queryByText('We reply within a day.')).toBeNull();
  });

  it('does not say that nothing was sent after an actual submission', async () => {
    render(<ContactMessageForm onSubmit={() => Promise.resolve()} nextSteps="We reply within a day." />);
    fillIn(message);
    await submit();
    expect(status()).toBe('succeeded');
    expect(screen.queryByText(/^Demonstration/)).toBeNull();
    expect(screen.getByText('We reply within a day.')).toBeTruthy();
  });

  it('says that it sends nothing in the site’s language, or says nothing if the label is empty', () => {
    const { rerender } = render(
      <AgencyProvider labels={swKE}>
        <ContactMessageForm />
      </AgencyProvider>,
    );
    expect(screen.getByText('Onyesho tu: fomu hii bado haijaunganishwa.')).toBeTruthy();
    rerender(<ContactMessageForm labels={{ demonstration: '' }} />);
    expect(screen.queryByText(line)).toBeNull();
    expect(document.querySelector('form p:empty')).toBeNull();
  });
});

it('reads and validates the fields once per submission', async () => {
  const rule = vi.fn<Rule<string>>((input) => ({ value: String(input) }));
  const form = defineForm({ name: 'once', title: 'Once', fields: { note: { kind: 'text', label: 'Note', rule } } });
  render(<Form definition={form} onSubmit={() => Promise.resolve()} />);
  fillIn({ note: 'One' });
  await submit();
  expect(status()).toBe('succeeded');
  expect(rule).toHaveBeenCalledExactlyOnceWith('One');
});

it('infers a definition’s values, and accepts any sender that takes an object', () => {
  const order = defineForm({
    name: 'order',
    title: 'Order',
    fields: { email: { kind: 'email', label: 'Email' }, gift: { kind: 'checkbox', label: 'As a gift' } },
  });
  const forms = [
    <Form key="sender" definition={order} onSubmit={createEnquirySender({ endpoint: '/api', form: order.name })} />,
    <Form
      key="values"
      definition={order}
      onSubmit={(values) => expectTypeOf(values).toEqualTypeOf<{ email: string; gift: boolean }>()}
      labels={{ email: 'Barua pepe' }}
      defaultValues={{ gift: true }}
    />,
    // @ts-expect-error: no such label
    <Form key="label" definition={order} action="/" labels={{ emailHint: 'Write it in full' }} />,
    // @ts-expect-error: no such field
    <Form key="value" definition={order} action="/" defaultValues={{ phone: '0700' }} />,
    <Form key="any" definition={order as FormDefinition} action="/" labels={{ email: 'Barua pepe' }} />,
  ];
  expect(forms).toHaveLength(5);
});

it('posts a native submission once on a double click (alphagov/govuk-frontend#1018)', () => {
  render(<ContactMessageForm action="/api/enquiries" />);
  fillIn(message);
  const form = document.querySelector('form') as HTMLFormElement;
  const posts: boolean[] = [];
  const record = (event: Event) => {
    posts.push(!event.defaultPrevented);
    event.preventDefault(); // jsdom cannot navigate.
  };
  addEventListener('submit', record);
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(posts).toEqual([true, false]);
  vi.advanceTimersByTime(1500);
  fireEvent.submit(form);
  expect(posts).toEqual([true, false, true]);
  removeEventListener('submit', record);
});
