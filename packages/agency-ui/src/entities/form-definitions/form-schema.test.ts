import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createFormSchema } from './form-schema.js';
import {
  contactInquirySchema,
  contactMessageSchema,
  newsletterSubscriptionSchema,
  quoteRequestSchema,
  serviceInquirySchema,
} from './form-schemas.js';
import { budgetOptions, createContactForm, createQuoteForm, serviceOptions, submissionLimits } from './index.js';

const message = { name: 'Wanjiru', email: 'w@westlands.example', subject: 'A sign', message: 'How large may it be?' };
const request = {
  name: 'Wanjiru',
  email: 'w@westlands.example',
  phone: '0700 000 000',
  projectType: 'events',
  message: 'A party.',
};
const inquiry = {
  firstName: 'Wanjiru',
  lastName: 'Kamau',
  email: 'w@westlands.example',
  interest: 'brand-identity',
  message: 'A new name.',
};

const schemas = {
  contactMessageSchema,
  serviceInquirySchema,
  quoteRequestSchema,
  contactInquirySchema,
  newsletterSubscriptionSchema,
};

interface Checked {
  success: boolean;
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string; code?: string }[] } | undefined;
}

const services = serviceOptions.map(({ value }) => value);
const budgets = budgetOptions.map(({ value }) => value);

/** Only the values for which the schema has a field. */
const known = (schema: { shape: object }, values: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in schema.shape));

/** Each field's issues. */
const wrong = ({ error }: Checked) =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

/** All kinds of white space, including invisible characters. */
const blank = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u2003', '\u3000', '\ufeff') });

/** Arbitrary input. */
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  blank,
  fc.constantFrom('👩🏾‍🎨🎉', 'مرحبا بالعالم', '\u202eabc', '\u0000', '__proto__', '<script>', 'ن'.repeat(100_000)),
  fc.anything(),
);

describe.each(Object.entries(schemas))('%s', (_name, schema) => {
  const fields = Object.keys(schema.shape);

  it('validates any input without throwing', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record(Object.fromEntries(fields.map((key) => [key, anything])))),
        (input) => {
          const { success, error } = schema.safeParse(input);
          expect(success).toBe(!error);
          // Every issue has a message, and belongs to an existing field or to the input as a whole.
          for (const issue of error?.issues ?? []) {
            expect(issue.message.length).toBeGreaterThan(3);
            if (issue.path.length > 0) expect(fields).toContain(issue.path[0]);
          }
        },
      ),
    );
  });

  it('validates 100 kB quickly', () => {
    for (const long of ['a', ' ', '0', '@', 'a.', '🎪'].map((unit) => unit.repeat(100_000 / unit.length))) {
      const start = performance.now();
      schema.safeParse(Object.fromEntries(fields.map((key) => [key, long])));
      expect(performance.now() - start).toBeLessThan(500);
    }
  });

  it('is idempotent', () => {
    const input = known(schema, { ...message, ...request, ...inquiry });
    const first = schema.parse(input);
    expect(schema.parse(first)).toEqual(first);
  });

  it('rejects unknown fields with a readable error', () => {
    const input = known(schema, { ...message, ...request, ...inquiry });
    expect(schema.safeParse(input).success).toBe(true);
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), anything, (name, value) => {
        fc.pre(!(name in schema.shape) && name !== '__proto__');
        const { success, error } = schema.safeParse({ ...input, [name]: value });
        expect(success).toBe(false);
        expect(error?.issues.map(({ message }) => message)).toEqual([
          expect.stringMatching(/^The form "\w+" has no field ".*"\. Send only \w+(, \w+)*\.$/s),
        ]);
        expect(error?.issues[0]?.path).toEqual([]);
      }),
    );
  });

  it('rejects fields of the wrong kind with a readable error', () => {
    const input = known(schema, { ...message, ...request, ...inquiry });
    const wrongKind = fc.oneof(fc.integer(), fc.array(fc.string()), fc.constant(null), fc.object());
    fc.assert(
      fc.property(fc.constantFrom(...fields), wrongKind, (name, value) => {
        const issues = wrong(schema.safeParse({ ...input, [name]: value }));
        expect(Object.keys(issues)).toEqual([name]);
        expect(issues[name]?.length).toBeGreaterThan(3);
      }),
    );
  });

  it('rejects anything that isn’t an object with a readable error', () => {
    for (const input of [undefined, null, 'text', 7, []])
      expect(schema.safeParse(input).error?.issues.map(({ message }) => message)).toEqual([
        `Send an object with the fields ${fields.join(', ')}.`,
      ]);
  });
});

describe('a required field', () => {
  it.each([
    ['contactMessageSchema', contactMessageSchema, message],
    ['serviceInquirySchema', serviceInquirySchema, message],
    ['quoteRequestSchema', quoteRequestSchema, request],
    ['contactInquirySchema', contactInquirySchema, inquiry],
  ] as const)('rejects white space in %s', (_name, schema, valid) => {
    const input = known(schema, valid);
    expect(schema.safeParse(input).success).toBe(true);
    const required = Object.keys(input);
    expect(required.length).toBeGreaterThan(2);
    fc.assert(
      fc.property(fc.constantFrom(...required), blank, (key, value) => {
        expect(Object.keys(wrong(schema.safeParse({ ...input, [key]: value })))).toEqual([key]);
      }),
    );
  });

  it('keeps all other characters, in any script', () => {
    const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(words, (text) => {
        expect(contactMessageSchema.parse({ ...message, subject: ` ${text}\n` }).subject).toBe(text.trim());
      }),
    );
  });
});

describe('the short enquiry', () => {
  it('shows the spec’s messages', () => {
    expect(wrong(serviceInquirySchema.safeParse({ name: 'W', email: 'westlands', message: 'Too short' }))).toEqual({
      name: 'Name is required',
      email: 'Invalid email address',
      message: 'Message is too short',
    });
  });

  it('requires at least two characters for a name and ten for a message', () => {
    expect(serviceInquirySchema.safeParse({ name: 'Jo', email: 'a@b.co', message: '0123456789' }).success).toBe(true);
    expect(wrong(serviceInquirySchema.safeParse({ name: ' J ', email: 'a@b.co', message: ' 012345678 ' }))).toEqual({
      name: 'Name is required',
      message: 'Message is too short',
    });
  });
});

describe('an email address', () => {
  const stored = (email: string) => quoteRequestSchema.safeParse({ ...request, email }).data?.email;

  it.each([
    'w@westlands.example',
    'r&d@westlands.example',
    'sales/ke@westlands.example',
    "o'brien+print@mail.westlands.example",
    'info@müller.example',
    'wanjirũ@westlands.example',
    'info@xn--mller-kva.example',
    'مرحبا@مثال.إختبار',
  ])('is accepted: %s', (email) => {
    expect(stored(email)).toBe(email);
  });

  it.each([
    'westlands',
    'w@',
    '@westlands.example',
    'w@westlands',
    'w@west lands.example',
    'w@-a.example',
    'a@b@c.example',
    '<w@a.example>',
    'w@a.example, v@a.example',
  ])('is rejected: %s', (email) => {
    expect(stored(email)).toBeUndefined();
  });

  it.each([
    [' \u200bw@west\u00adlands.example\u202c\ufeff', 'w@westlands.example'],
    ['w＠westlands.example', 'w@westlands.example'],
    ['ｗ＠ｗｅｓｔｌａｎｄｓ．ｅｘａｍｐｌｅ', 'w@westlands.example'],
    ['w@westlands。example', 'w@westlands.example'],
    ['o\ufb03ce@westlands.example', 'office@westlands.example'],
    ['w@westlands.example.', 'w@westlands.example'],
    ['mailto:w@westlands.example', 'w@westlands.example'],
  ])('is stored as intended: %s', (typed, meant) => {
    expect(stored(typed)).toBe(meant);
  });
});

describe('a phone number', () => {
  const isPhone = (phone: string) => quoteRequestSchema.safeParse({ ...request, phone }).success;

  it.each([
    '0700 000 000',
    '0712345678',
    '0712-345-678',
    '(020) 271 1234',
    '+254 700 000 000',
    '+254-700-000-000',
    '254700000000',
    '00254 700 000 000',
    '+44 20 7946 0958',
    '+1 (212) 555-0123',
    '\u202a+254 700 000 000\u202c',
    '0700\u00a0000\u2011000',
  ])('accepts %s as a phone number', (phone) => {
    expect(isPhone(phone)).toBe(true);
  });

  it.each([
    'call me',
    '12',
    '07oo 000 000',
    '+',
    '0700+000000',
    '1234567890123456',
    '---',
    '0700 000 000 ext.',
    '0700 000 000 call 5',
  ])('rejects %s as a phone number', (phone) => {
    expect(isPhone(phone)).toBe(false);
  });

  it.each([
    ['٠٧٠٠ ٠٠٠ ٠٠٠', '0700 000 000'],
    ['+۲۵۴ ۷۰۰ ۰۰۰ ۰۰۰', '+254 700 000 000'],
    ['０７００ ０００ ０００', '0700 000 000'],
    ['\u200b0700 000\ufeff 000\u200d', '0700 000 000'],
    ['0700\u2212000\u2011000', '0700-000-000'],
    ['020 271 1234 ext. 5', '020 271 1234 ext. 5'],
    ['+254 20 271 1234 x12', '+254 20 271 1234 x12'],
    ['०७०० ००० ०००', '0700 000 000'],
    ['0712·345·678', '0712·345·678'],
    ['0712・345・678', '0712・345・678'],
    ['0712•345•678', '0712•345•678'],
    ['020 271 1234 extn 4', '020 271 1234 extn 4'],
    ['020 271 1234 Ext: 5', '020 271 1234 Ext: 5'],
    ['020 271 1234, ext 5', '020 271 1234, ext 5'],
    ['+254202711234;ext=12', '+254202711234;ext=12'],
    ['tel:+254-20-271-1234', '+254-20-271-1234'],
    ['TEL: 0700 000 000', '0700 000 000'],
  ])('is stored as intended: %s', (typed, stored) => {
    expect(quoteRequestSchema.safeParse({ ...request, phone: typed }).data?.phone).toBe(stored);
  });

  it('accepts decimal digits in every script', () => {
    const scripts = Intl.supportedValuesOf('numberingSystem').flatMap((system) => {
      const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
      const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit)).join('');
      return /^\p{Nd}{10}$/u.test(digits) ? [digits] : [];
    });
    expect(scripts.length).toBeGreaterThan(40);
    for (const digits of scripts)
      expect(quoteRequestSchema.safeParse({ ...request, phone: digits }).data?.phone, digits).toBe('0123456789');
  });

  it('accepts spaces and dashes anywhere, and keeps them', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 15 });
    fc.assert(
      fc.property(digits, fc.array(fc.constantFrom('', ' ', '-'), { minLength: 15, maxLength: 15 }), (line, gaps) => {
        const phone = line.map((digit, index) => `${digit}${index < line.length - 1 ? gaps[index] : ''}`).join('');
        expect(quoteRequestSchema.parse({ ...request, phone }).phone).toBe(phone);
        expect(isPhone(`+${phone}`)).toBe(true);
      }),
    );
  });

  it('is optional on the contact page', () => {
    expect(contactInquirySchema.parse({ ...inquiry, phone: ' ' }).phone).toBe('');
    expect(contactInquirySchema.parse(inquiry).phone).toBe('');
    expect(contactInquirySchema.safeParse({ ...inquiry, phone: 'call me' }).success).toBe(false);
  });
});

describe('a choice', () => {
  it('accepts only values in its list', () => {
    expect(services).toHaveLength(7);
    expect(budgets).toHaveLength(5);
    for (const projectType of services)
      expect(quoteRequestSchema.safeParse({ ...request, projectType }).success).toBe(true);
    for (const budget of ['', ...budgets])
      expect(quoteRequestSchema.safeParse({ ...request, budget }).success).toBe(true);
    fc.assert(
      fc.property(fc.string(), (value) => {
        fc.pre(!['', ...services, ...budgets].includes(value as never));
        expect(wrong(quoteRequestSchema.safeParse({ ...request, projectType: value, budget: value }))).toEqual({
          projectType: 'Choose a service',
          budget: 'Choose one of the ranges',
        });
      }),
    );
  });

  it('accepts custom options, with or without labels', () => {
    const cakes = ['Wedding cake', { value: 'bread', label: 'Bread for a shop' }];
    const schema = createFormSchema(createQuoteForm({ services: cakes, budgets: ['Up to KES 20,000'] }));
    const cake = { ...request, projectType: 'Wedding cake', budget: 'Up to KES 20,000' };
    expect(schema.parse(cake)).toMatchObject({ projectType: 'Wedding cake', budget: 'Up to KES 20,000' });
    expect(schema.parse({ ...cake, projectType: 'bread', budget: undefined })).toMatchObject({ budget: '' });
    for (const projectType of ['events', 'Bread for a shop', '', ['bread'], undefined])
      expect(wrong(schema.safeParse({ ...cake, projectType }))).toEqual({ projectType: 'Choose a service' });
    expect(wrong(schema.safeParse({ ...cake, budget: '5000-10000' }))).toEqual({ budget: 'Choose one of the ranges' });

    const contact = createFormSchema(createContactForm({ interests: cakes }));
    expect(contact.parse({ ...inquiry, interest: 'bread' }).interest).toBe('bread');
    expect(wrong(contact.safeParse(inquiry))).toEqual({ interest: 'Choose a service' });
  });

  it('accepts an empty budget if there are no options', () => {
    const schema = createFormSchema(createQuoteForm({ budgets: [] }));
    expect(schema.parse(request).budget).toBe('');
    expect(wrong(schema.safeParse({ ...request, budget: '5000-10000' }))).toEqual({
      budget: 'Choose one of the ranges',
    });
  });

  it('accepts a checkbox as sent by a browser or by a script', () => {
    const newsletter = (value?: unknown) => contactInquirySchema.parse({ ...inquiry, newsletter: value }).newsletter;
    expect([newsletter('on'), newsletter(true)]).toEqual([true, true]);
    expect([newsletter(), newsletter(false)]).toEqual([false, false]);
    for (const value of ['', 'off', 1])
      expect(wrong(contactInquirySchema.safeParse({ ...inquiry, newsletter: value }))).toEqual({
        newsletter: 'Send true for a ticked box, or leave it out',
      });
    expect(contactInquirySchema.parse(inquiry).newsletter).toBe(false);
  });
});

it('limits the length of every field', () => {
  const { line, message: most } = submissionLimits;
  const parse = (lengths: { subject: number; message: number }) =>
    contactMessageSchema.safeParse({
      ...message,
      subject: 'a'.repeat(lengths.subject),
      message: 'a'.repeat(lengths.message),
    });
  expect(parse({ subject: line, message: most }).success).toBe(true);
  expect(wrong(parse({ subject: line + 1, message: most + 1 }))).toEqual({
    subject: 'Use at most 200 characters',
    message: 'Use at most 5000 characters',
  });
});

it('evaluates no code at run time, because a strict content security policy would block it', () => {
  const compile = vi.fn();
  vi.stubGlobal('Function', compile);
  for (const schema of Object.values(schemas))
    expect(schema.safeParse(known(schema, { ...message, ...request, ...inquiry })).success).toBe(true);
  vi.unstubAllGlobals();
  expect(compile).not.toHaveBeenCalled();
});
