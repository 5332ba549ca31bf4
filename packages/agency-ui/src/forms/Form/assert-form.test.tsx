// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { logged } from '../../primitives/warn.js';
import { BookingForm } from '../BookingForm/index.js';
import { createEnquirySender } from '../createEnquirySender/index.js';
import { defineForm } from '../definitions/index.js';
import { FileField } from '../FileField/index.js';
import { RangeField } from '../RangeField/index.js';
import { Form, type FormProps } from './Form.js';

const size = { kind: 'text', label: 'Size' } as const;
const tents = defineForm({ name: 'tents', title: 'Tents', fields: { size } });
const twoFields = defineForm({
  name: 'tents',
  title: 'Tents',
  fields: { size, color: { kind: 'text', label: 'Colour' } },
});

/** An untyped value, as in JavaScript. */
const untyped = (value: unknown) => value as never;

const send = () => Promise.resolve();

const TentForm = (props: Partial<FormProps<typeof tents>>) => <Form definition={tents} onSubmit={send} {...props} />;

let said: Mock<typeof console.error>;

beforeEach(() => {
  // Test files share a worker, and another file may already have logged the same warning.
  logged.clear();
  said = vi.fn<typeof console.error>();
  vi.spyOn(console, 'error').mockImplementation(said);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const warnings = () => said.mock.calls.map(([text]) => text);

describe('a form with a wrong prop', () => {
  it.each([
    [
      <TentForm key="" onSubmit={untyped('/api')} />,
      'Form "tents": "onSubmit" is "/api", but it must be a function. Write onSubmit={createEnquirySender({ endpoint: \'/api\', form: \'tents\' })}. A URL alone is the prop "action".',
    ],
    [
      <TentForm key="" action={untyped(send)} />,
      'Form "tents": "action" is of the type function, but it must be a URL. Pass a function as "onSubmit", and write action="/api/enquiries?form=tents" for visitors without JavaScript.',
    ],
    [
      <TentForm key="" onSuccess={untyped('/thanks')} />,
      'Form "tents": "onSuccess" is "/thanks", but it must be a function. Write onSuccess={() => …}.',
    ],
    [
      <TentForm key="" contact={untyped('+254 700 000 000')} />,
      'Form "tents": "contact" is "+254 700 000 000", but it must be an object. Write contact={{ phone: \'+254 700 000 000\', email: \'hello@example.com\' }}.',
    ],
    [
      <TentForm key="" headingLevel={untyped('h2')} />,
      'Form "tents": "headingLevel" is "h2", but it must be a number from 1 to 6. Write headingLevel={2}.',
    ],
    [
      <Form key="" definition={twoFields} layout="row" onSubmit={send} />,
      'Form "tents": layout="row" needs exactly one text, email or phone field, but the definition has text, text. Remove the layout prop.',
    ],
    [
      <RangeField key="" name="tents" label="Tents" min={1} max={untyped('12')} />,
      'RangeField: "max" is "12", but it must be a number. Write max={10}.',
    ],
  ])('fails with a sentence that says what to write: %#', (form, sentence) => {
    expect(() => render(form)).toThrow(new TypeError(sentence));
  });

  it('warns about a file type that does not exist, and lists those that do', () => {
    render(<FileField name="plan" label="Plan" types={untyped(['docs'])} />);
    expect(warnings()).toEqual([
      expect.stringMatching(/^FileField: "types" has "docs", which is not a known type\. Use any of .*pdf/),
    ]);
  });

  it.each([
    [
      <TentForm key="" layout={untyped('step')} />,
      'Form "tents": "layout" is "step", which is not one of its values, so layout="columns" is used. Write "columns", "row" or "steps".',
    ],
    [
      <TentForm key="" confirmation={untyped('alert')} />,
      'Form "tents": "confirmation" is "alert", which is not one of its values, so confirmation="message" is used. Write "message", "toast" or "notice".',
    ],
    [
      <TentForm key="" timeoutMs={untyped('5s')} />,
      'Form "tents": "timeoutMs" is "5s", which is not a number of milliseconds. Write timeoutMs={5000} for five seconds.',
    ],
    [
      <TentForm key="" draftKey={untyped(true)} />,
      'Form "tents": "draftKey" is true, which is not a name for the draft. Write a text that no other form on the site uses, such as draftKey="quote".',
    ],
  ])('renders, and warns once: %#', (form, sentence) => {
    const { container, unmount } = render(form);
    expect(container.querySelector('input')).not.toBeNull();
    unmount();
    render(form);
    expect(warnings()).toEqual([sentence]);
  });

  it.each([
    [
      { fallback: { whatsapp: '+٢٥٤ ٧٠٠' } },
      'Form "tents": "fallback.whatsapp" is "+٢٥٤ ٧٠٠", which contains no digits from 0 to 9, so the link leads to no number.',
    ],
    [
      { fallback: { whatsapp: untyped(254700000000) } },
      'Form "tents": "fallback.whatsapp" is 254700000000, which is not text.',
    ],
    [
      { fallback: { phone: untyped(254700000000) } },
      'Form "tents": "fallback.phone" is 254700000000, which is not text.',
    ],
    [
      { contact: { phone: untyped(254700000000) } },
      'Form "tents": "contact.phone" is 254700000000, which is not text.',
    ],
  ])('renders on the server and after a failure, and warns once: %o', async (props, sentence) => {
    const form = (
      <TentForm {...props} defaultValues={{ size: 'L' }} onSubmit={() => Promise.reject(new Error('down'))} />
    );
    renderToString(form);
    const { container } = render(form);
    await act(async () => void fireEvent.submit(container.querySelector('form') as HTMLFormElement));
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(warnings()).toEqual([
      `${sentence} Write the number as text with its country code, such as "+254 700 000 000".`,
    ]);
  });

  it('does not warn about a phone that is not set, because there is no link', () => {
    render(<TentForm fallback={{ whatsapp: '', email: 'info@shangwe.example' }} contact={untyped({ phone: null })} />);
    expect(warnings()).toEqual([]);
  });

  it('warns once about open weekdays without options in a required field, unless a text says so', () => {
    const day = { kind: 'date', label: 'Day', closedWeekdays: ['sunday'] } as const;
    const weekdays = { friday: ['12:00'], saturday: [] };
    const time = { kind: 'radio', label: 'Time', options: ['12:00'], offered: { by: 'day', weekdays } } as const;
    const visit = (fields: object) =>
      render(
        <Form definition={defineForm({ name: 'visit', title: 'Visit', fields: untyped(fields) })} onSubmit={send} />,
      );
    visit({ day, time: { ...time, empty: 'No times on this day.' } });
    visit({ day, time: { ...time, optional: true } });
    visit({ day: { ...day, min: '2026-12-04', max: '2026-12-04' }, time });
    expect(warnings()).toEqual([]);
    visit({ day, time });
    visit({ day, time });
    expect(warnings()).toEqual([
      'Form "visit": the field "time" offers no options on monday, tuesday, wednesday, thursday, saturday, but it is required, so the form can’t be sent for these days. Add them to its "offered" or to closedWeekdays of "day", or write empty: \'…\' to say so.',
    ]);
  });

  it('warns about a draft that two forms share, but not after one has gone', () => {
    const { unmount } = render(<TentForm draftKey="tents" />);
    unmount();
    render(<TentForm draftKey="tents" />);
    expect(warnings()).toEqual([]);
    render(<TentForm draftKey="tents" />);
    expect(warnings()).toEqual([
      'Form "tents": another form on the page also has draftKey="tents", so each overwrites the other’s draft. Give each its own, such as draftKey="tents-2".',
    ]);
  });

  it('does not warn about right values', () => {
    render(<TentForm layout="row" confirmation="toast" timeoutMs={0} draftKey="tents" contact={{ phone: '1' }} />);
    expect(warnings()).toEqual([]);
  });
});

describe('a booking form with a wrong prop', () => {
  it.each([
    [
      <BookingForm key="" onSubmit={send} times={['9h']} />,
      'BookingForm: "times" has "9h", which is not a time of day, so it is shown and sent as written. Write hours and minutes, such as "09:00", or a value with a label: { value: \'09:00\', label: \'9h\' }.',
    ],
    [
      <BookingForm key="" onSubmit={send} times={['09:00']} maxGuests={untyped('4')} />,
      'BookingForm: "maxGuests" is "4", which is not a whole number, so 4 is used. Write maxGuests={4}.',
    ],
    [
      <BookingForm key="" onSubmit={send} times={['09:00']} maxGuests={-1} />,
      'BookingForm: "maxGuests" is -1, which is below 0, so 12 is used. Write maxGuests={12}.',
    ],
    [
      <BookingForm key="" onSubmit={send} times={['09:00']} maxGuests={Number.NaN} />,
      'BookingForm: "maxGuests" is NaN, which is not a whole number, so 12 is used. Write maxGuests={12}.',
    ],
    [
      <BookingForm key="" onSubmit={send} times={['09:00']} timesOn={untyped({ weekdays: { samedi: ['09:00'] } })} />,
      'BookingForm: "timesOn.weekdays" has "samedi", which is not a weekday. Use any of monday, tuesday, wednesday, thursday, friday, saturday, sunday.',
    ],
    [
      <BookingForm key="" onSubmit={send} times={['09:00']} closedWeekdays={untyped('sunday')} />,
      'BookingForm: "closedWeekdays" is "sunday", but it must be a list. Write ["sunday"].',
    ],
    [
      <BookingForm key="" onSubmit={send} times={['09:00']} closedDates={['25/12/2026']} />,
      'BookingForm: "closedDates" has "25/12/2026", which is not a date, so it is left out. Use a date such as "2026-12-24".',
    ],
  ])('renders, and warns once: %#', (form, sentence) => {
    const { container } = render(form);
    render(form);
    expect(container.querySelector('input[type=date]')).not.toBeNull();
    expect(warnings()).toEqual([sentence]);
  });
});

describe('createEnquirySender', () => {
  it.each([
    [undefined, '"endpoint" is missing'],
    [{ form: 'tents' }, '"endpoint" is missing'],
    [{ endpoint: '/api' }, '"form" is missing'],
    [{ endpoint: '/api', form: '' }, '"form" is ""'],
  ])('fails without its options: %j', (options, fault) => {
    expect(() => createEnquirySender(untyped(options))).toThrow(
      new TypeError(
        `createEnquirySender: ${fault}, but it must be a text. Write createEnquirySender({ endpoint: '/api/enquiries', form: 'quote' }), with the name of your form.`,
      ),
    );
  });
});
