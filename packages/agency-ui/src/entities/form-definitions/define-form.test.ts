import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { weekdays } from '../weekday.js';
import {
  createContactForm,
  createQuoteForm,
  defineForm,
  type FieldDefinition,
  type FormDefinition,
  type FormValues,
  labelsOf,
  messageForm,
  newsletterForm,
  quoteForm,
  ruleOf,
} from './index.js';

/** Defines a form without type checking, as in JavaScript. */
const define = (fields: object, others: object = {}) =>
  defineForm({ name: 'order', title: 'Order', fields, ...others } as unknown as FormDefinition);

const text = { kind: 'text', label: 'Text' };

const day = { kind: 'date', label: 'Day' };

const time = { kind: 'radio', label: 'Time', options: ['Vormittag', 'Abend'] };

const place = { kind: 'radio', label: 'Place', options: ['karen', 'westlands'] };

describe('defineForm with a mistake', () => {
  it.each([
    [
      'a form name with spaces',
      () => define({}, { name: 'my order' }),
      'the form name may contain only letters, digits and dashes. Use one such as "quote".',
    ],
    [
      'a field name with a dash',
      () => define({ 'last-name': text }),
      'the field name "last-name" may contain only letters and digits. Use one such as "lastName".',
    ],
    [
      'a field name that every request contains',
      () => define({ page: text }),
      'the field name "page" is reserved, because every request contains it. Use another name, such as "pageText".',
    ],
    [
      'a field name that hides a property of the form element',
      () => define({ reset: text }),
      'the field name "reset" is reserved, because every form element or object has it. Use another name, such as "resetText".',
    ],
    [
      'a field name that is a property of every object',
      () => define({ constructor: text }),
      'the field name "constructor" is reserved, because every form element or object has it. Use another name, such as "constructorText".',
    ],
    [
      'an unknown kind',
      () => define({ day: { kind: 'colour', label: 'Day' } }),
      'the field "day" has the unknown kind "colour". Use one of text, textarea, email, phone, select, checkbox, file, radio, checkboxes, date, number, range.',
    ],
    [
      'a form without fields',
      () => define({}),
      "there are no fields. Add fields: { email: { kind: 'email', label: 'Email' } }.",
    ],
    [
      'an unknown key, such as a misspelt one',
      () => define({ day: { ...text, optionl: true } }),
      'the field "day" has the unknown key "optionl". Use one of kind, label, error, hint, autoComplete, group, width, rule, when, optional, min, max.',
    ],
    [
      'a minimum above the maximum',
      () => define({ day: { ...text, min: 9, max: 2 } }),
      'the field "day" has min 9 and max 2. Set a max that is at least min.',
    ],
    [
      'a field without a label',
      () => define({ day: { kind: 'text' } }),
      'the field "day" has no label. Add the text that visitors read: label: \'Full Name\'.',
    ],
    [
      'a group without a legend',
      () => define({ day: { ...text, group: 'when' } }),
      'the field "day" is in the group "when", which has no legend. Add groups: { when: \'About you\' }.',
    ],
    [
      'a group in two places',
      () =>
        define(
          { day: { ...text, group: 'when' }, name: text, hour: { ...text, group: 'when' } },
          { groups: { when: 'When' } },
        ),
      'the fields in the group "when" are not next to each other. Move "hour" next to the others.',
    ],
    [
      'a condition on a field that does not come earlier',
      () => define({ street: { ...text, when: { field: 'way' } }, way: text }),
      'the field "street" depends on "way", which is not an earlier field. Move it below "way".',
    ],
    [
      'a condition on a field that does not exist',
      () => define({ way: text, street: { ...text, when: { field: 'zzz' } } }),
      'the field "street" depends on "zzz", but there is no such field. The fields are way, street.',
    ],
    [
      'a condition that is just a name',
      () => define({ way: text, street: { ...text, when: 'way' } }),
      'the field "street" has the condition "way", which is not an object. Write when: { field: \'way\' }.',
    ],
    [
      'a condition with an unknown key',
      () => define({ way: text, street: { ...text, when: { field: 'way', equals: 'home' } } }),
      'the field "street" has the unknown key "equals" in its condition. Write when: { field: \'…\', is: \'…\' }.',
    ],
    [
      'an unknown width',
      () => define({ day: { ...text, width: 'wide' } }),
      'the field "day" has the width "wide". Use one of half, full.',
    ],
    [
      'a number passed as a string',
      () => define({ guests: { kind: 'number', label: 'Guests', min: 1, max: '12' } }),
      'the field "guests" has the max "12", which is not a number. Write a number, such as max: 5.',
    ],
    [
      'a step of nothing',
      () => define({ guests: { kind: 'number', label: 'Guests', step: 0 } }),
      'the field "guests" has the step 0. Use a number above 0.',
    ],
    [
      'a rule that is not a function',
      () => define({ day: { ...text, rule: /\d/ } }),
      'the field "day" has a rule that is not a function. Write rule: textRule(…), emailRule(…) or another rule.',
    ],
    [
      'an option without a value',
      () => define({ way: { kind: 'radio', label: 'How', options: ['here', { label: 'Home' }] } }),
      'the field "way" has the option {"label":"Home"}. Write each option as \'events\' or { value: \'events\', label: \'Events\' }.',
    ],
    [
      'options that are a string',
      () => define({ way: { kind: 'select', label: 'How', options: 'here' } }),
      "the field \"way\" has options that are not a list. Write options: ['small', 'large'].",
    ],
    [
      'closed weekdays that are a string',
      () => define({ day: { kind: 'date', label: 'Day', closedWeekdays: 'sunday' } }),
      "the field \"day\" has closed days that are not a list. Write closedWeekdays: ['sunday'] and closedDates: ['2026-12-25'].",
    ],
    [
      'options on a misspelt weekday',
      () =>
        define({
          day: { kind: 'date', label: 'Day' },
          hour: {
            kind: 'radio',
            label: 'Hour',
            options: ['12:00'],
            offered: { by: 'day', weekdays: { fri: ['12:00'] } },
          },
        }),
      'the field "hour" has options on "fri", which is not a weekday. Use any of monday, tuesday, wednesday, thursday, friday, saturday, sunday.',
    ],
    [
      'options on a date that does not exist',
      () =>
        define({
          day: { kind: 'date', label: 'Day' },
          hour: { kind: 'radio', label: 'Hour', options: ['12:00'], offered: { by: 'day', dates: { '24.12.': [] } } },
        }),
      'the field "hour" has options on the date "24.12.", which does not exist. Use a date such as "2026-12-24".',
    ],
    [
      'a form without a title',
      () => define({ day: text }, { title: undefined }),
      "there is no title. Add the name for emails and exports: title: 'Quote request'.",
    ],
    [
      'a condition on an option that does not exist',
      () =>
        define({
          way: { kind: 'radio', label: 'How', options: ['here', 'home'] },
          street: { ...text, when: { field: 'way', is: 'hime' } },
        }),
      'the field "street" depends on "way" being "hime", which is not one of its options. Use one of here, home.',
    ],
    [
      'a condition on a checkbox’s value',
      () =>
        define({ call: { kind: 'checkbox', label: 'Call' }, street: { ...text, when: { field: 'call', is: 'on' } } }),
      'the field "street" depends on the value of "call", which is a checkbox. Leave out "is".',
    ],
    [
      'options that depend on a field that isn’t a date',
      () => define({ way: text, hour: { kind: 'radio', label: 'Hour', options: ['12:00'], offered: { by: 'way' } } }),
      'the field "hour" takes its options from "way", which is a text field. Use the name of a date field above it.',
    ],
    [
      'overrides that depend on a field without options',
      () => define({ way: text, day: { kind: 'date', label: 'Day', overrides: { by: 'way', values: {} } } }),
      'the field "day" has overrides by "way", which is a text field. Use the name of a radio or select field above it.',
    ],
    [
      'overrides for an option that does not exist',
      () => define({ place, day: { kind: 'date', label: 'Day', overrides: { by: 'place', values: { thika: {} } } } }),
      'the field "day" has overrides for "thika", which is not one of the options of "place". Use one of karen, westlands.',
    ],
    [
      'overrides with an unknown key',
      () =>
        define({
          place,
          day: { kind: 'date', label: 'Day', overrides: { by: 'place', values: { karen: { closedWeekday: [] } } } },
        }),
      'the field "day" has the unknown key "closedWeekday" in its overrides for "karen". Use one of closedWeekdays, closedDates, error, hint.',
    ],
    [
      'overrides with a misspelt weekday',
      () =>
        define({
          place,
          day: {
            kind: 'date',
            label: 'Day',
            overrides: { by: 'place', values: { karen: { closedWeekdays: ['mon'] } } },
          },
        }),
      'the field "day" has "mon" in closedWeekdays, which is not a weekday. Use any of monday, tuesday, wednesday, thursday, friday, saturday, sunday (in its overrides for "karen").',
    ],
    [
      'overrides with an option that the field does not have',
      () =>
        define({
          place,
          hour: {
            kind: 'radio',
            label: 'Hour',
            options: ['12:00'],
            overrides: { by: 'place', values: { karen: { options: ['13:00'] } } },
          },
        }),
      'the field "hour" has the option "13:00" in its overrides for "karen", which is not one of its options. Add it to options.',
    ],
    [
      'a radio group without options',
      () => define({ way: { kind: 'radio', label: 'How', options: [] } }),
      "the field \"way\" has no options. Add options: [{ value: 'events', label: 'Events' }].",
    ],
    [
      'a date that does not exist',
      () => define({ day: { kind: 'date', label: 'Day', closedDates: ['2026-02-30'] } }),
      'the field "day" has the date "2026-02-30", which does not exist. Use a date such as "2026-12-24".',
    ],
    [
      'a date field that is always closed',
      () => define({ day: { kind: 'date', label: 'Day', closedWeekdays: [...weekdays] } }),
      'the field "day" has all weekdays in closedWeekdays, so no date can be chosen. Leave one out.',
    ],
    [
      'a time zone that isn’t an IANA name',
      () => define({ day: { kind: 'date', label: 'Day', timeZone: 'Nairobi' } }),
      'the field "day" has the time zone "Nairobi", which is not a known time zone. Use an IANA name, such as "Africa/Nairobi".',
    ],
    [
      'a range whose minimum is its maximum',
      () => define({ guests: { kind: 'range', label: 'Guests', min: 10, max: 10 } }),
      'the field "guests" has min 10 and max 10. Set a max above min, such as min: 10, max: 200.',
    ],
    [
      'a required select without options',
      () => define({ cake: { kind: 'select', label: 'Cake', options: [] } }),
      "the field \"cake\" has no options. Add options: [{ value: 'events', label: 'Events' }].",
    ],
    [
      'an optional select without options',
      () => define({ cake: { kind: 'select', label: 'Cake', optional: true } }),
      "the field \"cake\" has no options. Add options: [{ value: 'events', label: 'Events' }].",
    ],
    [
      'a day that is not a number',
      () => define({ day: { kind: 'date', label: 'Day', min: Number.NaN } }),
      'the field "day" has the min NaN, which is not a day. Use a date such as "2026-12-24", or a whole number of days from today.',
    ],
    [
      'a number that is not a number',
      () => define({ guests: { kind: 'number', label: 'Guests', max: Number.POSITIVE_INFINITY } }),
      'the field "guests" has the max Infinity, which is not a number. Write a number, such as max: 5.',
    ],
    [
      'an unknown option on a weekday',
      () => define({ day, time: { ...time, offered: { by: 'day', weekdays: { saturday: ['Vormittags'] } } } }),
      'the field "time" offers "Vormittags" on saturday, which is not one of its options. Use one of Vormittag, Abend.',
    ],
    [
      'an unknown option on a date',
      () => define({ day, time: { ...time, offered: { by: 'day', dates: { '2026-12-24': ['Mittag'] } } } }),
      'the field "time" offers "Mittag" on 2026-12-24, which is not one of its options. Use one of Vormittag, Abend.',
    ],
    [
      'a day’s option outside a list',
      () => define({ day, time: { ...time, offered: { by: 'day', weekdays: { friday: 'Abend' } } } }),
      'the field "time" has options on friday that are not a list. Write friday: [\'Abend\'].',
    ],
    [
      'an unknown option on a day in overrides',
      () =>
        define({
          place,
          day,
          time: {
            ...time,
            overrides: { by: 'place', values: { karen: { offered: { by: 'day', weekdays: { friday: ['Mittag'] } } } } },
          },
        }),
      'the field "time" offers "Mittag" on friday, which is not one of its options. Use one of Vormittag, Abend (in its overrides for "karen").',
    ],
    [
      'an initial number outside its limits',
      () => define({ guests: { kind: 'range', label: 'Guests', min: 10, max: 200, initial: 5 } }),
      'the field "guests" has the initial number 5. Use a number from its min 10 to its max 200.',
    ],
    [
      'an unknown file type next to a known one',
      () => define({ plan: { kind: 'file', label: 'Plan', types: ['pdf', 'jpg'] } }),
      'the field "plan" has the unknown types jpg. Use any of pdf, png, jpeg, webp, tiff, ai, eps, docx, pptx, xlsx, zip.',
    ],
    [
      'a file field without types',
      () => define({ plan: { kind: 'file', label: 'Plan' } }),
      'the field "plan" has no list of types. Set types: [\'pdf\'], using any of pdf, png, jpeg, webp, tiff, ai, eps, docx, pptx, xlsx, zip.',
    ],
    [
      'an unknown label',
      () => define({ day: text }, { labels: { submitt: 'Order' } }),
      'there is no label "submitt", so this text is never shown. Use one of required, submit, submitting, failed, succeeded, succeededDetail, sent, sentAgain.',
    ],
    [
      'a field named after a label that every form has',
      () => define({ summary: text }),
      'the field "summary" has the label "summary", which every form or a group already uses. Use another name, such as "summaryText".',
    ],
    [
      'a field named after a group',
      () => define({ when: { ...text, group: 'when' } }, { groups: { when: 'When' } }),
      'the field "when" has the label "when", which every form or a group already uses. Use another name, such as "whenText".',
    ],
    [
      'a field named after another field’s error',
      () => define({ day: text, dayError: text }),
      'the field "dayError" has the label "dayError", which the field "day" already uses. Use another name, such as "dayErrorText".',
    ],
  ])('rejects %s', (_name, create, sentence) => {
    expect(create).toThrow(
      new Error(`defineForm "${sentence.startsWith('the form name') ? 'my order' : 'order'}": ${sentence}`),
    );
  });
});

describe('defineForm', () => {
  it('accepts a day’s options that an override leaves out, and labels that every form has', () => {
    const offered = { by: 'day', weekdays: { friday: ['Vormittag', 'Abend'] } };
    const overrides = { by: 'place', values: { karen: { options: ['Abend'] } } };
    expect(() =>
      define({ place, day, time: { ...time, offered, overrides } }, { labels: { submit: 'Go', tooShort: () => '' } }),
    ).not.toThrow();
  });

  it('accepts a text that a field may have, although it has none', () => {
    const { labels } = define({ day: text }, { labels: { dayHint: 'Any day' } });
    expect(labels).toEqual({ dayHint: 'Any day' });
    expect(() => define({ day: text }, { labels: { dateHint: 'Any day' } })).toThrow('there is no label "dateHint"');
  });

  it('rejects a form without a name', () => {
    expect(() => define({ day: text }, { name: undefined })).toThrow(
      new Error("defineForm: there is no name. Add the name that requests contain: name: 'quote'."),
    );
  });

  it('returns the definition', () => {
    const definition = { name: 'order', title: 'Order', fields: { day: { kind: 'text', label: 'Day' } } } as const;
    expect(defineForm(definition)).toBe(definition);
  });

  it('accepts an optional select without options, and fields between groups', () => {
    const budget = { kind: 'select', label: 'Budget', options: [], optional: true };
    expect(() =>
      define({ budget, day: { ...text, group: 'when' }, name: text }, { groups: { when: 'When' } }),
    ).not.toThrow();
  });

  it('returns only plain data', () => {
    for (const definition of [quoteForm, createQuoteForm({ services: ['Cake'] }), createContactForm(), messageForm])
      expect(structuredClone(definition)).toEqual(definition);
  });
});

describe('labelsOf', () => {
  it('includes labels, errors, hints, placeholders, options, legends and other text', () => {
    const definition = defineForm({
      name: 'order',
      title: 'Order',
      groups: { what: 'What' },
      fields: {
        cake: {
          kind: 'select',
          label: 'Cake',
          placeholder: 'Any',
          options: ['Sponge', { value: 'm', label: 'Mandazi' }],
          group: 'what',
        },
        wishes: { kind: 'textarea', label: 'Wishes', optional: true, hint: 'Or none' },
        phone: { kind: 'phone', label: 'Phone', optional: true },
        guests: { kind: 'text', label: 'Guests', rule: () => ({ value: 60 }) },
        terms: { kind: 'checkbox', label: 'Terms', required: true },
        news: { kind: 'checkbox', label: 'News' },
      },
      labels: { submit: 'Order', succeeded: ({ phone }: { phone: string }) => `We call ${phone}.` },
    });
    const labels = labelsOf(definition);
    expect(labels).toEqual({
      what: 'What',
      cake: 'Cake',
      cakeError: 'Choose an option',
      cakePlaceholder: 'Any',
      cakeOptions: { Sponge: 'Sponge', m: 'Mandazi' },
      wishes: 'Wishes',
      wishesHint: 'Or none',
      phone: 'Phone',
      phoneError: 'Invalid phone number',
      guests: 'Guests',
      terms: 'Terms',
      termsError: 'Terms is required',
      news: 'News',
      submit: 'Order',
      succeeded: expect.any(Function),
    });
    expectTypeOf<keyof typeof labels>().toEqualTypeOf<
      | ('what' | 'cake' | 'cakeError' | 'cakePlaceholder' | 'cakeOptions' | 'wishes' | 'wishesHint' | 'phone')
      | ('phoneError' | 'guests' | 'terms' | 'termsError' | 'news' | 'submit' | 'succeeded')
    >();
    expectTypeOf(labels.cakeOptions).toEqualTypeOf<Record<'Sponge' | 'm', string>>();
    expectTypeOf(labels.submit).toEqualTypeOf<string>();
    expectTypeOf(labels.succeeded).toEqualTypeOf<(values: { phone: string }) => string>();
  });

  it('has exactly the labels in its type', () => {
    const quote: Record<keyof ReturnType<typeof labelsOf<typeof quoteForm>>, unknown> = labelsOf(quoteForm);
    expect(quote).toMatchObject({
      aboutYou: 'About you',
      budgetError: 'Choose one of the ranges',
      phone: 'Phone Number',
    });
    expect(quote).not.toHaveProperty('companyError');
    expect(labelsOf(newsletterForm).succeeded({ email: 'a@b.co' })).toContain('a@b.co');
  });
});

it('types FormValues as text, booleans or whatever the field’s rule returns', () => {
  const definition = defineForm({
    name: 'order',
    title: 'Order',
    fields: {
      name: { kind: 'text', label: 'Name' },
      cake: { kind: 'select', label: 'Cake', options: ['Sponge'] },
      gift: { kind: 'checkbox', label: 'As a gift' },
      guests: { kind: 'text', label: 'Guests', rule: (input: unknown) => ({ value: Number(input) }) },
    },
  });
  expectTypeOf<FormValues<typeof definition>>().toEqualTypeOf<{
    name: string;
    cake: string;
    gift: boolean;
    guests: number;
  }>();
  expectTypeOf<FormValues<FormDefinition>>().toEqualTypeOf<{
    [name: string]: string | number | boolean | readonly File[] | readonly string[];
  }>();
  expect(definition.fields.guests.rule('60').value).toBe(60);
});

describe('ruleOf', () => {
  const messageOf = (field: FieldDefinition, input?: unknown) => ruleOf(field)(input).issue?.message;

  it('uses the messages for the field’s kind, or the field’s own', () => {
    expect(messageOf({ kind: 'text', label: 'Name' })).toBe('Name is required');
    expect(messageOf({ kind: 'text', label: 'Name', error: 'Say who' }, ' ')).toBe('Say who');
    expect(messageOf({ kind: 'email', label: 'Email' }, 'a')).toBe('Invalid email address');
    expect(messageOf({ kind: 'phone', label: 'Phone' }, 'a')).toBe('Invalid phone number');
    expect(messageOf({ kind: 'select', label: 'Cake', options: ['Sponge'] }, 'Bread')).toBe('Choose an option');
    expect(messageOf({ kind: 'checkbox', label: 'Consent', required: true }, false)).toBe('Consent is required');
    expect(messageOf({ kind: 'checkbox', label: 'Consent' }, 'yes')).toBe(
      'Send true for a ticked box, or leave it out',
    );
  });

  it('applies the field’s limits', () => {
    const field = { kind: 'text', label: 'Code', optional: true, min: 3, max: 5 } as const;
    expect(['', 'abc', '🎪🎪🎪🎪🎪'].map((code) => messageOf(field, code))).toEqual([undefined, undefined, undefined]);
    expect(messageOf(field, 'ab')).toBe('Code: write at least 3 characters');
    expect(messageOf({ ...field, error: 'Write the code' }, 'ab')).toBe('Write the code');
    expect(['', ' '].map((code) => messageOf({ ...field, optional: false }, code))).toEqual(
      Array(2).fill('Code is required'),
    );
    expect(messageOf({ kind: 'email', label: 'Email', min: 20 }, 'a@b.co')).toBe('Invalid email address');
    expect(messageOf(field, 'abcdef')).toBe('Use at most 5 characters');
    expect(messageOf({ kind: 'textarea', label: 'Text' }, 'a'.repeat(5000))).toBeUndefined();
    expect(messageOf({ kind: 'text', label: 'Text' }, 'a'.repeat(201))).toBe('Use at most 200 characters');
    expect(messageOf({ kind: 'text', label: 'Text' }, 7)).toBe('Write this as text');
  });
});

it.each([
  [{ min: 0, max: 60 }, 'choose a date from today, at most 60 days ahead'],
  [{ min: 0, max: 1 }, 'choose a date from today, at most 1 day ahead'],
  [{ min: 1 }, 'choose a date from tomorrow'],
  [{ min: 3 }, 'choose a date at least 3 days ahead'],
  [{ min: -365, max: 0 }, 'choose a date from 365 days ago until today'],
  [{ max: -1 }, 'choose a date until yesterday'],
  [{ min: -1, max: -1 }, 'only “yesterday” is possible'],
  [{ min: 5, max: 5 }, 'only “in 5 days” is possible'],
  [{ min: '2026-12-24', max: '2026-12-24' }, 'only “24 December 2026” is possible'],
  [{ closedWeekdays: ['sunday', 'sunday'] }, 'choose a date, but not on a Sunday'],
])('names the dates that a field with the limits %j accepts', (limits, dates) => {
  const form = define({ day: { kind: 'date', label: 'Day', ...limits } });
  expect(labelsOf(form)).toMatchObject({ dayError: `Day: ${dates}` });
});

it.each([
  [{}, 'write a whole number'],
  [{ min: 1, max: 40 }, 'write a whole number from 1 to 40'],
  [{ min: 10, step: 5 }, 'write a whole number of at least 10 in steps of 5'],
  [{ min: 0.5 }, 'write a number of at least 0.5 in steps of 1'],
  [{ min: 0.5, step: 0.5 }, 'write a number of at least 0.5 in steps of 0.5'],
  [{ step: 0.01 }, 'write a number in steps of 0.01'],
  [{ min: 1, max: 1 }, 'only “1” is possible'],
])('names the numbers that a field with the limits %j accepts', (limits, numbers) => {
  const form = define({ weight: { kind: 'number', label: 'Weight', ...limits } });
  expect(labelsOf(form)).toMatchObject({ weightError: `Weight: ${numbers}` });
});

describe('in production, a date field with a limit that means nothing', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    { min: Number.NaN },
    { max: Number.POSITIVE_INFINITY },
    { max: 1e9 },
    { min: '' },
    { max: '2026-02-30' },
    { closedDates: null },
    { closedWeekdays: 'sunday' },
    { closedWeekdays: ['someday'] },
    { timeZone: 'Nairobi' },
  ])('accepts dates, and asks for one: %o', (limits) => {
    const field = { kind: 'date', label: 'Day', ...limits };
    expect(() => define({ day: field })).toThrow(/^defineForm "order": the field "day" has /);
    vi.stubEnv('NODE_ENV', 'production');
    const { day } = define({ day: field }).fields;
    const rule = ruleOf(day as FieldDefinition);
    expect(rule('2026-12-24')).toEqual({ value: '2026-12-24' });
    expect(rule('').issue?.message).toBe('Day: choose a date');
  });
});

it('has an error and a hint for each value that a field’s overrides depend on', () => {
  const form = defineForm({
    name: 'visit',
    title: 'Visit',
    fields: {
      place: { kind: 'radio', label: 'Place', options: ['karen', 'westlands'] },
      day: {
        kind: 'date',
        label: 'Day',
        closedWeekdays: ['sunday'],
        overrides: { by: 'place', values: { karen: { closedWeekdays: ['monday'], hint: 'By the roundabout.' } } },
      },
      hour: {
        kind: 'radio',
        label: 'Hour',
        error: 'Choose an hour',
        options: ['12:00', '13:00'],
        overrides: { by: 'place', values: { karen: { options: ['13:00'] } } },
      },
    },
  });
  expect(labelsOf(form)).toMatchObject({
    dayError: 'Day: choose a date, but not on a Sunday',
    dayErrorBy: { karen: 'Day: choose a date, but not on a Monday' },
    dayHintBy: { karen: 'By the roundabout.' },
  });
  expect(labelsOf(form)).not.toHaveProperty('hourErrorBy');
  expectTypeOf<FormValues<typeof form>>().toEqualTypeOf<{ place: string; day: string; hour: string }>();
});
