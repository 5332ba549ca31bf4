// @vitest-environment jsdom
/** The panel that replaces a form's fields after a success. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import {
  BookingForm,
  ContactMessageForm,
  defineForm,
  Form,
  NewsletterForm,
  QuoteForm,
  type Sender,
  ServiceContactForm,
  ToastProvider,
} from '../index.js';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const id = '7f3a92c1-0d4e-4a6b-9c55-2b1f0e8d7a63';
const reference = '7F3A-92C1';
const stored = () => Promise.resolve(Response.json({ id }, { status: 201 }));
const fallback = { whatsapp: '+254 700 000 000', email: 'info@shangwe.example' };

const message = { name: 'Wanjiru', email: 'w@westlands.example', subject: 'A sign', message: 'Line one\n<b>two</b>' };

const control = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const form = () => document.querySelector('form') as HTMLFormElement;

function fillIn(values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) fireEvent.input(control(name), { target: { value } });
}

const submit = () => act(async () => void fireEvent.submit(form()));

async function send(values: Readonly<Record<string, string>> = message) {
  fillIn(values);
  await submit();
}

/** What the panel lists, keyed by label. */
const listed = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

const linkOf = (name: string) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);

it('lists the submitted values as text, leaving out empty fields', async () => {
  render(<ContactMessageForm onSubmit={() => Promise.resolve()} />);
  await send();
  expect(listed()).toEqual({
    Name: 'Wanjiru',
    Email: 'w@westlands.example',
    Subject: 'A sign',
    Message: 'Line one\n<b>two</b>',
  });
  expect(screen.queryByRole('button', { name: 'Send Message' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('formats options, dates, numbers and checkboxes for people to read', async () => {
  const order = defineForm({
    name: 'order',
    title: 'Order',
    fields: {
      cake: { kind: 'select', label: 'Cake', options: [{ value: 'm', label: 'Mandazi' }] },
      diets: { kind: 'checkboxes', label: 'Diets', options: ['Vegan', 'Halal', 'No nuts'], optional: true },
      day: { kind: 'date', label: 'Day' },
      guests: { kind: 'range', label: 'Guests', min: 2, max: 60, initial: 40, unit: 'people' },
      gift: { kind: 'checkbox', label: 'As a gift' },
      news: { kind: 'checkbox', label: 'News' },
      wishes: { kind: 'text', label: 'Wishes', optional: true },
    },
  });
  render(<Form definition={order} onSubmit={() => Promise.resolve()} />);
  fillIn({ cake: 'm', day: '2030-12-24' });
  for (const value of ['Vegan', 'No nuts']) fireEvent.click(screen.getByRole('checkbox', { name: value }));
  fireEvent.click(control('gift'));
  await submit();
  expect(listed()).toEqual({
    Cake: 'Mandazi',
    Diets: 'Vegan, No nuts',
    Day: expect.stringContaining('24 December 2030'),
    Guests: '40 people',
    'As a gift': 'Yes',
  });
});

it.each<[string, () => unknown, string | undefined]>([
  ['the service’s response', stored, reference],
  ['an object with an id', () => Promise.resolve({ id }), reference],
  ['another service’s id', () => Promise.resolve({ id: 42 }), '42'],
  ['a sender that returns nothing', () => Promise.resolve(), undefined],
  ['a response that isn’t JSON', () => Promise.resolve(new Response('<h1>Thanks</h1>')), undefined],
  ['a response without an id', () => Promise.resolve(Response.json({ ok: true })), undefined],
])('shows the reference, if any, from %s', async (_name, onSubmit, expected) => {
  render(<ContactMessageForm onSubmit={onSubmit} />);
  await send();
  expect(form().dataset['submission']).toBe('succeeded');
  expect(listed()['Reference']).toBe(expected);
});

it('links to WhatsApp and e-mail with the reference', async () => {
  render(<ContactMessageForm onSubmit={stored} fallback={fallback} />);
  await send();
  expect(screen.getByText('Something to add?')).toBeTruthy();
  expect(linkOf('WhatsApp').searchParams.get('text')).toBe(`Reference ${reference}\n`);
  expect(linkOf('Email').searchParams.get('subject')).toBe(`Reference ${reference}`);
});

it('links to WhatsApp and e-mail even without a reference, but not if no links are set', async () => {
  const { unmount } = render(<ContactMessageForm onSubmit={() => Promise.resolve()} fallback={fallback} />);
  await send();
  expect(linkOf('Email').searchParams.get('subject')).toBe('Enquiry from your website');
  unmount();
  render(<ContactMessageForm onSubmit={stored} />);
  await send();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('Something to add?')).toBeNull();
});

it('promises nothing beyond what the site says', async () => {
  const { unmount } = render(<ServiceContactForm onSubmit={stored} nextSteps="You’ll hear back within 24 hours." />);
  const inquiry = { name: 'Li', email: 'li@novels.example', message: 'Ten copies' };
  await send(inquiry);
  expect(screen.getByRole('heading', { name: 'Inquiry Submitted' })).toHaveProperty('tagName', 'H3');
  expect(screen.getByText('You’ll hear back within 24 hours.')).toBeTruthy();
  unmount();
  render(<ServiceContactForm onSubmit={stored} headingLevel={2} />);
  await send(inquiry);
  expect(screen.getByRole('heading', { name: 'Inquiry Submitted' })).toHaveProperty('tagName', 'H2');
  expect(document.body.textContent).not.toMatch(/hours|days/);
});

it('is announced once, because focus moves to its heading and no live region repeats it', {
  tags: ['wcag:4.1.3', 'wcag:2.4.3'],
}, async () => {
  render(
    <ToastProvider>
      <QuoteForm simulatedDelay={0} />
    </ToastProvider>,
  );
  fillIn({ name: 'O', email: 'o@ochieng.example', phone: '0700000000', projectType: 'events', message: 'A gala.' });
  control('message').focus();
  const announced: string[] = [];
  const observer = new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role="status"], [aria-live]:not([aria-live="off"])'))
      if (region.textContent && !region.querySelector('li')) announced.push(region.textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await submit();
  const heading = screen.getByRole('heading', { name: 'Quote request submitted' });
  await waitFor(() => expect(heading).toBe(document.activeElement));
  const toasts = await screen.findByRole('region', { name: /^Notifications/ });
  await within(toasts).findByText('Quote request submitted');
  // Radix announces a toast a few frames later.
  for (let frame = 0; frame < 4; frame++) await act(() => new Promise((painted) => requestAnimationFrame(painted)));
  observer.disconnect();
  expect(announced).toEqual([]);
});

it('leaves focus where the visitor has moved it, and announces itself politely instead', {
  tags: ['wcag:4.1.3'],
}, async () => {
  let answer: (value: Response) => void = () => {};
  render(
    <>
      <ContactMessageForm onSubmit={() => new Promise((resolve) => (answer = resolve))} />
      <button type="button">Elsewhere</button>
    </>,
  );
  await send();
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  await act(async () => answer(Response.json({ id }, { status: 201 })));
  expect(listed()['Reference']).toBe(reference);
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toBe(document.activeElement);
  expect(screen.getByRole('status').textContent).toBe('Thank you! Your message has been sent successfully.');
});

it('does not pull focus back from a visitor who moves on at once', { tags: ['wcag:3.2.1'] }, async () => {
  vi.useFakeTimers();
  render(<ContactMessageForm onSubmit={stored} />);
  await send();
  screen.getByRole('button', { name: 'Send another' }).focus();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('button', { name: 'Send another' })).toBe(document.activeElement);
});

it('appears for a queued draft that is sent after a reload, without taking focus', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const queued = (onSubmit: Sender<unknown>) => <ContactMessageForm draftKey="message" onSubmit={onSubmit} />;
  render(queued(() => Promise.reject(new TypeError('Failed to fetch'))));
  await send();
  expect(form().dataset['submission']).toBe('queued');
  cleanup();
  online.mockReturnValue(true);
  await act(async () => void render(queued(stored)));
  await waitFor(() => expect(listed()).toMatchObject({ Reference: reference, Subject: 'A sign' }));
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('status').textContent).toContain('sent successfully');
  cleanup();
  // What was sent isn't kept, so the next person to use a shared phone gets an empty form.
  await act(async () => void render(queued(stored)));
  expect([control('name').value, document.querySelector('dl')]).toEqual(['', null]);
});

it('brings back an empty form on “Send another”, with a new key and focus in the first field', {
  tags: ['wcag:2.4.3'],
}, async () => {
  const keys: string[] = [];
  const onSubmit: Sender<unknown> = (_values, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    return stored();
  };
  render(<ContactMessageForm onSubmit={onSubmit} />);
  await send();
  fireEvent.click(screen.getByRole('button', { name: 'Send another' }));
  expect(form().dataset['submission']).toBe('idle');
  expect(screen.getByRole('textbox', { name: 'Name' })).toBe(document.activeElement);
  expect(document.querySelector('dl')).toBeNull();
  await send({ ...message, subject: 'Another sign' });
  expect(listed()['Subject']).toBe('Another sign');
  expect(new Set(keys).size).toBe(2);
});

it('starts again from the first step', async () => {
  const steps = defineForm({
    name: 'steps',
    title: 'Steps',
    groups: { one: 'First', two: 'Second' },
    fields: {
      name: { kind: 'text', label: 'Name', group: 'one' },
      note: { kind: 'text', label: 'Note', group: 'two' },
    },
  });
  render(<Form definition={steps} layout="steps" onSubmit={stored} />);
  await send({ name: 'Li' });
  await send({ note: 'Hello' });
  expect(listed()).toMatchObject({ Name: 'Li', Note: 'Hello' });
  fireEvent.click(screen.getByRole('button', { name: 'Send another' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toBe(document.activeElement);
});

it('consists of a sentence and a button for a form with one field', async () => {
  render(<NewsletterForm onSubmit={stored} fallback={fallback} />);
  await send({ email: 'reader@westlands.example' });
  const sentence = 'Thank you. The next issue will go to reader@westlands.example.';
  await waitFor(() => expect(screen.getByRole('heading', { name: sentence })).toBe(document.activeElement));
  expect(screen.getByRole('button', { name: 'Subscribe another address' })).toBeTruthy();
  expect([document.querySelector('dl'), screen.queryByRole('link')]).toEqual([null, null]);
});

it('says that a request is not yet a booking', async () => {
  render(<BookingForm times={['12:00']} simulatedDelay={0} />);
  act(() => control('date').focus());
  const day = control('date').min;
  fillIn({ date: day, guests: '4', name: 'Li', email: 'li@novels.example', phone: '0700000000' });
  fireEvent.click(screen.getByRole('radio', { name: '12:00' }));
  await submit();
  expect(screen.getByText('It is a request, and not yet a booking.')).toBeTruthy();
  expect(listed()['Time']).toBe('12:00');
});

it('is shown by the server after a native submission, with a link to the form instead of a button', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <QuoteForm
      action="/api/enquiries"
      fallback={fallback}
      files
      defaultValues={{
        name: '<script>alert(1)</script>',
        projectType: 'events',
        budget: '',
        phone: '0700',
        files: ['brief.pdf', 'logo.png'],
      }}
      receipt={{ id, page: '/inquiries' }}
    />,
  );
  expect(listed()).toEqual({
    Reference: reference,
    'Full Name': '<script>alert(1)</script>',
    'Phone Number': '0700',
    'Service of Interest': 'Event Planning & Management',
    'Attach a brief or artwork': 'brief.pdf, logo.png',
  });
  expect(screen.getByRole('link', { name: 'Send another' }).getAttribute('href')).toBe('/inquiries');
  expect(linkOf('WhatsApp').searchParams.get('text')).toContain(reference);
  expect(document.querySelectorAll('script, [style], input, button')).toHaveLength(0);
});
