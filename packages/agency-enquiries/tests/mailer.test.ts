/** Mails as a mail server receives them. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailer } from '../src/delivery/mailer.js';
import type { Enquiry } from '../src/enquiry.js';
import { describeForms } from '../src/form-description.js';
import { kitForms } from '../src/sample-values.js';
import { type MailSink, startMailSink } from './mail-sink.js';

let sink: MailSink;
let mailer: ReturnType<typeof createMailer>;
const context = {
  recipient: 'desk@agency.example',
  signal: new AbortController().signal,
  forms: describeForms(kitForms),
};

beforeAll(async () => {
  sink = await startMailSink();
  mailer = createMailer({
    url: sink.url,
    from: 'Website <site@agency.example>',
    to: 'desk@agency.example',
  });
});
afterAll(async () => {
  mailer.close();
  await sink.stop();
});
beforeEach(() => {
  sink.mails.length = 0;
});

const enquiry = (fields: Enquiry['fields'] = {}): Enquiry => ({
  id: '0b5c4b2e-5d0c-4f0e-9a59-3a1f6a1b2c3d',
  form: 'quote',
  page: '/inquiries',
  locale: 'en-KE',
  fields: {
    name: 'Otieno Ochieng',
    email: 'otieno@ochieng.example',
    phone: '+254 700 000 000',
    company: '',
    projectType: 'events',
    budget: '5000-10000',
    message: 'A gala for two hundred, in May.\n\nWith lights.',
    ...fields,
  },
  spam: null,
  receivedAt: '2026-11-24T09:00:00.000Z',
});

/** A mail's headers, with folded lines unfolded. */
function headersOf(raw: string): [name: string, value: string][] {
  const [head = ''] = raw.split('\r\n\r\n');
  return head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]);
}

const header = (raw: string, name: string) =>
  headersOf(raw)
    .filter(([each]) => each === name)
    .map(([, value]) => value);

describe('the mailer', () => {
  it('sends the visitor’s text, with the visitor as Reply-To', async () => {
    await mailer.send(enquiry(), context);
    const { raw } = sink.mails[0]!;
    expect(header(raw, 'from')).toEqual(['Website <site@agency.example>']);
    expect(header(raw, 'to')).toEqual(['desk@agency.example']);
    expect(header(raw, 'reply-to')).toEqual(['Otieno Ochieng <otieno@ochieng.example>']);
    expect(header(raw, 'subject')).toEqual(['Quote request from Otieno Ochieng']);
    for (const line of [
      'Full Name: Otieno Ochieng',
      'Phone Number: +254 700 000 000',
      // The names of the chosen options.
      'Service of Interest: Event Planning & Management',
      'Estimated Budget: $5,000 - $10,000',
      'Project Details:',
      'A gala for two hundred, in May.',
      'from /inquiries',
      'Reference 0B5C-4B2E (',
    ])
      expect(raw).toContain(line);
    expect(raw).not.toContain('Company Name:');
  });

  it('sends the same Message-ID with every attempt', async () => {
    await mailer.send(enquiry(), context);
    await mailer.send(enquiry(), context);
    expect(sink.mails.map(({ messageId }) => messageId)).toEqual(
      Array.from({ length: 2 }, () => '<0b5c4b2e-5d0c-4f0e-9a59-3a1f6a1b2c3d@agency.example>'),
    );
  });

  it('marks possible spam in the subject', async () => {
    await mailer.send({ ...enquiry(), spam: 'links' }, context);
    expect(header(sink.mails[0]!.raw, 'subject')).toEqual(['[Possible spam] Quote request from Otieno Ochieng']);
  });

  it('prevents names and subjects from reversing the text that follows them', async () => {
    const name = 'Otieno \u202etfel-ot-thgir\u202c';
    const message = 'A \u202esign';
    await mailer.send({ ...enquiry({ name, subject: '\u2067x', message }), form: 'message' }, context);
    const { raw } = sink.mails[0]!;
    expect(header(raw, 'subject')).toEqual(['Message from Otieno tfel-ot-thgir: x']);
    expect(header(raw, 'reply-to')).toEqual(['"Otieno tfel-ot-thgir" <otieno@ochieng.example>']);
    expect(raw).toContain('A [U+202E]sign');
  });

  it('includes an unsubscribe link for a newsletter subscription', async () => {
    const unsubscribeUrl = 'https://agency.example/api/enquiries?unsubscribe=token';
    const subscription = { ...enquiry(), form: 'newsletter', fields: { email: 'reader@westlands.example' } };
    await mailer.send(subscription, { ...context, unsubscribeUrl });
    expect(sink.mails[0]?.raw.replace(/=\r\n/g, '').replaceAll('=3D', '=')).toContain(unsubscribeUrl);
  });

  it('omits from its headers any address that would make mail servers reject the mail for good', async () => {
    for (const email of ['josé@westlands.example', 'otieno@müller.example']) {
      await mailer.send(enquiry({ email }), context);
      const { raw } = sink.mails.at(-1)!;
      // Only printable ASCII (RFC 5322).
      expect(headersOf(raw).flat().join('')).toMatch(/^[\x20-\x7e]*$/);
      expect(raw).toContain(`Email Address: ${email.replace('é', '=C3=A9').replace('ü', '=C3=BC')}`);
    }
    expect(sink.mails.map(({ raw }) => header(raw, 'reply-to'))).toEqual([
      [],
      ['Otieno Ochieng <otieno@xn--mller-kva.example>'],
    ]);
  });

  it('shortens words that exceed the line limit for mail', async () => {
    const long = 'x'.repeat(5000);
    await mailer.send({ ...enquiry({ name: long, subject: long }), form: 'message' }, context);
    const { raw } = sink.mails[0]!;
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThan(998);
  });

  it('prevents input from injecting a header or a recipient', async () => {
    const evil = fc.oneof(
      fc.constantFrom(
        'A\r\nBcc: all@victims.example',
        'A\nX-Evil: 1',
        'A\r\n\r\n<script>',
        '\u2028Bcc: a@b.example',
        '"x" <y@z.example>, b@c.example',
      ),
      fc.string({ unit: 'binary', maxLength: 80 }),
    );
    const names = [
      'from',
      'to',
      'reply-to',
      'message-id',
      'subject',
      'date',
      'mime-version',
      'content-type',
      'content-transfer-encoding',
    ];
    await fc.assert(
      fc.asyncProperty(evil, evil, evil, async (name, subject, message) => {
        sink.mails.length = 0;
        await mailer.send(enquiry({ name, subject, message }), context);
        const { raw } = sink.mails[0]!;
        expect(
          headersOf(raw)
            .map(([name]) => name)
            .filter((name) => !names.includes(name)),
        ).toEqual([]);
        for (const name of names) expect(header(raw, name).length, name).toBeLessThanOrEqual(1);
        expect(header(raw, 'to')).toEqual(['desk@agency.example']);
        expect(header(raw, 'reply-to')[0]).toMatch(/<?otieno@ochieng\.example>?$/);
      }),
      { numRuns: 60 },
    );
  });

  it('rejects the delivery when the mail server refuses the mail', async () => {
    sink.setUp(false);
    await expect(mailer.send(enquiry(), context)).rejects.toThrow();
    sink.setUp(true);
    await mailer.send(enquiry(), context);
    expect(sink.mails).toHaveLength(1);
  });
});
