// @vitest-environment jsdom
/** The shared behaviour of all forms: drafts, offline queue, fallback links and server responses. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createFormSchema } from '../../entities/submissions/index.js';
import {
  CheckboxField,
  ContactMessageForm,
  ContactPageForm,
  checkboxRule,
  choiceRule,
  Form,
  type FormFallback,
  type FormProps,
  type FormValues,
  NewsletterForm,
  QuoteForm,
  SelectField,
  type Sender,
  ServiceContactForm,
  type SubmissionStatus,
  TextField,
  textRule,
} from '../index.js';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T09:00:00Z') });
});
afterEach(() => {
  cleanup();
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

/** Unmounts and mounts again, as a reload does. `localStorage` persists. */
async function reload(form: Parameters<typeof render>[0]) {
  cleanup();
  await act(async () => void render(form));
}

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

  it('is not announced on load', async () => {
    render(form);
    fillIn(message);
    await reload(form);
    for (const region of [screen.getByRole('status'), screen.getByRole('alert')]) expect(region.textContent).toBe('');
  });

  it('keeps selects and checkboxes', async () => {
    const contact = <ContactPageForm draftKey="contact" />;
    render(contact);
    fillIn({ firstName: 'Achieng', interest: 'expos' });
    fireEvent.click(control('newsletter'));
    await reload(contact);
    expect(valuesOf(['firstName', 'interest'])).toEqual({ firstName: 'Achieng', interest: 'expos' });
    expect(control('newsletter').checked).toBe(true);
  });

  it('is stored under its own key, and only if a key is set', async () => {
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

  it('is kept after a failure, with the idempotency key', async () => {
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

  it('is discarded by a button, which moves focus to the first field', async () => {
    render(form);
    fillIn(message);
    await reload(form);
    fireEvent.click(draftButton() as HTMLElement);
    expect(control('name').value).toBe('');
    expect(document.activeElement).toBe(control('name'));
    expect(draftButton()).toBeNull();
    expect(drafts()).toEqual([]);
  });

  it('is deleted when the form is emptied', () => {
    render(form);
    fillIn({ name: 'Li' });
    fillIn({ name: '' });
    expect(drafts()).toEqual([]);
  });

  it('is not kept if storage throws', async () => {
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
    'ignores the invalid value %s',
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

  it('stores text typed before hydration', async () => {
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

  it('is not kept for a native submission, whose response the form does not get', () => {
    render(<ContactMessageForm draftKey="message" action="/api/enquiries" />);
    fillIn(message);
    expect(drafts()).toEqual([]);
  });

  it('includes the time before the reload', async () => {
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

describe('offline', () => {
  it('a form is queued, shows a message, and is sent once', async () => {
    setOnline(false);
    const onSubmit = vi.fn(() => Promise.resolve());
    render(<ContactMessageForm onSubmit={onSubmit} />);
    fillIn(message);
    await submit();
    expect(status()).toBe('queued');
    expect(screen.getByRole('status').textContent).toContain('We will send this when you are back online.');
    expect(typed()).toEqual(message);
    await goOnline();
    await goOnline();
    expect(status()).toBe('succeeded');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(message, expect.anything());
    expect(control('name').value).toBe('');
  });

  it('a queued form is sent with later edits', async () => {
    setOnline(false);
    const onSubmit = vi.fn(() => Promise.resolve());
    render(<ContactMessageForm onSubmit={onSubmit} />);
    fillIn(message);
    await submit();
    fillIn({ subject: 'Two signs' });
    await goOnline();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...message, subject: 'Two signs' }, expect.anything());
  });

  it('a queued form that became invalid is not sent, and shows the error', async () => {
    setOnline(false);
    const onSubmit = vi.fn(() => Promise.resolve());
    render(<ContactMessageForm onSubmit={onSubmit} />);
    fillIn(message);
    await submit();
    fillIn({ subject: '' });
    await goOnline();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('Subject is required')).toBeTruthy();
    expect(status()).toBe('failed');
  });

  it.each([true, false])(
    'a queued draft survives a reload and is sent once (online at the reload: %s)',
    async (isOnline) => {
      setOnline(false);
      const keys: string[] = [];
      const onSubmit = vi.fn<Sender<unknown>>((_values, { idempotencyKey }) => {
        keys.push(idempotencyKey);
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
        expect(onSubmit).not.toHaveBeenCalled();
      }
      await goOnline();
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith(message, expect.anything());
      expect(keys).toEqual([idempotencyKey]);
      expect(drafts()).toEqual([]);
      await goOnline();
      expect(onSubmit).toHaveBeenCalledOnce();
    },
  );

  it('an unmounted form is still sent, and its draft is cleared', async () => {
    setOnline(false);
    const onSubmit = vi.fn(() => Promise.resolve());
    render(<ContactMessageForm draftKey="message" onSubmit={onSubmit} />);
    fillIn(message);
    await submit();
    cleanup();
    await goOnline();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(message, expect.anything());
    expect(drafts()).toEqual([]);
  });

  it('a draft that fails afterwards is no longer queued', async () => {
    setOnline(false);
    const onSubmit = vi.fn(() => Promise.reject(new Error('503')));
    const form = <ContactMessageForm draftKey="message" onSubmit={onSubmit} />;
    render(form);
    fillIn(message);
    await submit();
    await goOnline();
    expect(status()).toBe('failed');
    await reload(form);
    await goOnline();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(typed()).toEqual(message);
  });

  it('a queued form can be discarded', async () => {
    setOnline(false);
    const onSubmit = vi.fn(() => Promise.resolve());
    render(<ContactMessageForm draftKey="message" onSubmit={onSubmit} />);
    fillIn(message);
    await submit();
    fireEvent.click(draftButton() as HTMLElement);
    expect([status(), control('name').value, drafts()]).toEqual(['idle', '', []]);
    await goOnline();
    expect(onSubmit).not.toHaveBeenCalled();
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
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const hangs = () => new Promise(() => {});

  it('appears only while submitting', async () => {
    let fail: (reason: Error) => void = () => {};
    render(<ContactMessageForm onSubmit={() => new Promise((_resolve, reject) => (fail = reject))} />);
    fillIn(message);
    expect(isAsked()).toBe(false);
    await submit();
    expect(isAsked()).toBe(true);
    await act(async () => fail(new Error('503')));
    expect(isAsked()).toBe(false);
  });

  it('does not appear if a draft keeps the text', async () => {
    render(<ContactMessageForm draftKey="message" onSubmit={hangs} />);
    fillIn(message);
    await submit();
    expect(isAsked()).toBe(false);
  });

  it('appears if storage is disabled', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    render(<ContactMessageForm draftKey="message" onSubmit={hangs} />);
    fillIn(message);
    await submit();
    expect(isAsked()).toBe(true);
  });

  it('does not appear for a simulated submission', async () => {
    render(<ContactMessageForm />);
    fillIn(message);
    await submit();
    expect(status()).toBe('submitting');
    expect(isAsked()).toBe(false);
  });
});

describe('after a failure', () => {
  const fallback = { whatsapp: '+254 700 000 000', email: 'info@shangwe.example' };
  const text = 'Name: Wanjiru\nEmail: w@westlands.example\nSubject: A sign\nMessage: How large? 👋🏾';

  const linkOf = (name: string) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);

  it('links offer the same text by WhatsApp and e-mail', async () => {
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

  it('the links follow later edits', async () => {
    render(<ContactMessageForm fallback={fallback} onSubmit={networkError} />);
    fillIn(message);
    await submit();
    fillIn({ name: 'Wanjiru Kamau' });
    expect(linkOf('WhatsApp').searchParams.get('text')).toBe(text.replace('Wanjiru', 'Wanjiru Kamau'));
  });

  it('a channel that is not set is not offered', async () => {
    render(<ContactMessageForm fallback={{ email: fallback.email }} onSubmit={networkError} />);
    fillIn(message);
    await submit();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Email']);
  });
});

describe('a response with status 422', () => {
  const answer = (body: unknown) => () => Promise.resolve(Response.json(body, { status: 422 }));

  it('shows the issues at their fields, with the form’s labels', async () => {
    render(
      <ContactMessageForm
        onSubmit={answer({ issues: { email: 'no such host', form: 'unknown' } })}
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

  it.each([[{}], [null], ['text']])('fails if the body has no issues: %j', async (body) => {
    render(<ContactMessageForm onSubmit={answer(body)} />);
    fillIn(message);
    await submit();
    expect(status()).toBe('failed');
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  });
});

describe('the honeypot', () => {
  it('is hidden, and its value is passed to the sender', async () => {
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

it.each(forms)('%s keeps a draft, reports its status, and offers fallback links', async (_name, Form, values) => {
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

describe('a custom form', () => {
  const rules = {
    cake: choiceRule(['Sponge', 'Mandazi'], 'Choose a cake'),
    guests: (input: unknown) => {
      const value = Number(input);
      return { value, issue: value > 0 ? undefined : { code: 'custom' as const, message: 'How many?' } };
    },
    delivery: checkboxRule,
    wishes: textRule('Write less', { min: 0 }),
  };

  const Order = (props: Partial<FormProps<FormValues<typeof rules>>>) => (
    <Form rules={rules} {...props}>
      {({ field, textField }) => (
        <>
          <SelectField {...field('cake')} label="Cake" options={[]} placeholder="A cake" required />
          <TextField {...textField('guests')} label="Guests" required />
          <CheckboxField {...field('delivery')} label="Bring it" />
          <TextField {...textField('wishes')} label="Wishes" />
        </>
      )}
    </Form>
  );

  it('shows the messages of its rules, and focuses the first invalid field', async () => {
    render(<Order />);
    await submit();
    expect(control('cake').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(control('cake'));
    expect(screen.getByText('Choose a cake')).toBeTruthy();
    expect(screen.getByText('How many?')).toBeTruthy();
  });

  it('submits the values of its rules, and reports the result', async () => {
    const onSubmit = vi.fn();
    render(<Order onSubmit={onSubmit} labels={{ succeeded: 'In the oven.' }} />);
    control('cake').append(new Option('Sponge', 'Sponge', true, true));
    fillIn({ guests: '60' });
    fireEvent.click(control('delivery'));
    await submit();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ cake: 'Sponge', guests: 60, delivery: true, wishes: '' });
    expect(screen.getByRole('status').textContent).toBe('In the oven.');
  });

  it('offers fallback links with its own labels', async () => {
    render(<Order onSubmit={networkError} fallback={{ whatsapp: '+254 700 000 000' }} />);
    control('cake').append(new Option('Sponge', 'Sponge', true, true));
    fillIn({ guests: '60' });
    await submit();
    expect(new URL((screen.getByRole('link') as HTMLAnchorElement).href).searchParams.get('text')).toBe(
      'Cake: Sponge\nGuests: 60',
    );
  });

  it('is validated by the same rules on a server', () => {
    const schema = createFormSchema(rules);
    expectTypeOf<ReturnType<typeof schema.parse>>().toEqualTypeOf<FormValues<typeof rules>>();
    expect(schema.parse({ cake: 'Sponge', guests: '60', delivery: 'on', admin: 'yes' })).toEqual({
      cake: 'Sponge',
      guests: 60,
      delivery: true,
      wishes: '',
    });
    expect(schema.safeParse({}).error?.issues.map(({ path, message: text }) => [path[0], text])).toEqual([
      ['cake', 'Choose a cake'],
      ['guests', 'How many?'],
    ]);
  });
});
