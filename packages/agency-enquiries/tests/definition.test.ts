/** A form for a different trade, from its definition to the owner. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineForm, type FormDefinition } from 'agency-ui/schemas';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../src/cli/commands.js';
import { createEnquiries } from '../src/create-enquiries.js';
import { createStore } from '../src/store/store.js';
import { startMailSink } from './mail-sink.js';

const before = defineForm({
  name: 'cake',
  title: 'Cake order',
  fields: {
    customer: { kind: 'text', label: 'Your name', autoComplete: 'name' },
    address: { kind: 'email', label: 'Your e-mail' },
  },
});

const after = defineForm({
  ...before,
  fields: {
    ...before.fields,
    tiers: {
      kind: 'select',
      label: 'Number of tiers',
      error: 'Choose one to three tiers',
      options: [
        { value: '1', label: 'One tier' },
        { value: '3', label: 'Three tiers' },
      ],
    },
  },
});

async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'enquiries-definition-'));
  const sink = await startMailSink();
  onTestFinished(async () => {
    await sink.stop();
    rmSync(folder, { recursive: true });
  });
  const database = { kind: 'sqlite', file: join(folder, 'enquiries.db') } as const;
  const mail = { url: sink.url, from: 'site@bakery.example', to: 'oven@bakery.example' };

  /** Sends one order to a server that accepts a form. */
  async function order(form: FormDefinition, values: object) {
    const enquiries = createEnquiries({ forms: [form], database, mail });
    const request = new Request('http://localhost/orders', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ form: 'cake', customer: 'Njeri', address: 'njeri@sixty.example', ...values }),
    });
    const answer = await enquiries.handle(request);
    await enquiries.deliverDue();
    await enquiries.stop(1000);
    return { status: answer.status, body: (await answer.json()) as { id?: string; issues?: object } };
  }

  /** Runs one of the owner's commands, which have no access to the definition. */
  async function run(...args: string[]) {
    const store = createStore(database);
    const printed: string[] = [];
    await runCommand(store, args, { print: (text) => void printed.push(text) });
    await store.close();
    return printed.join('\n');
  }
  return { folder, sink, order, run, database, mail };
}

it('carries a field added to a definition through to server-side validation, the stored row, the mail and the CSV', async () => {
  const { folder, sink, order, run } = await open();
  expect(await order(before, { tiers: '3' })).toMatchObject({
    status: 422,
    body: { issues: { tiers: expect.stringContaining('The form "cake" has no field "tiers"') } },
  });
  expect(await order(after, { tiers: '2' })).toEqual({
    status: 422,
    body: { issues: { tiers: 'Choose one to three tiers' } },
  });

  const { status, body } = await order(after, { tiers: '3' });
  expect(status).toBe(201);
  expect(await run('list')).toContain('Cake order  Njeri <njeri@sixty.example>  mail to oven@bakery.example sent');
  const shown = await run('show', body.id ?? '');
  for (const line of ['Cake order', 'Your name: Njeri', 'Number of tiers: Three tiers']) expect(shown).toContain(line);

  expect(sink.mails).toHaveLength(1);
  const { raw } = sink.mails[0]!;
  for (const line of [
    'Reply-To: Njeri <njeri@sixty.example>',
    'Subject: Cake order from Njeri',
    'Number of tiers: Three tiers',
  ])
    expect(raw).toContain(line);

  await run('export', '--csv', join(folder, 'orders.csv'));
  const [header, row] = readFileSync(join(folder, 'orders.csv'), 'utf8').split('\r\n');
  expect(header).toContain('"Your name","Your e-mail","Number of tiers"');
  expect(row).toContain('"Njeri","njeri@sixty.example","3"');
});

it('finds and deletes one person’s orders by the e-mail field', async () => {
  const { order, run } = await open();
  await order(after, { tiers: '1' });
  expect(await run('delete', 'Njeri@sixty.example')).toContain('1 enquiry deleted');
});

it('warns on start if there is neither a mail server nor a webhook', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'enquiries-untold-'));
  const reports: string[] = [];
  const enquiries = createEnquiries({
    forms: [before],
    database: { kind: 'sqlite', file: join(folder, 'enquiries.db') },
    report: (sentence) => void reports.push(sentence),
  });
  await enquiries.start();
  await enquiries.stop(0);
  rmSync(folder, { recursive: true });
  expect(reports).toEqual([expect.stringContaining('nobody is notified of enquiries. Set SMTP_URL')]);
});

/** Its file is created and removed with its folder. */
const unusedFolder = mkdtempSync(join(tmpdir(), 'enquiries-unused-'));
afterAll(() => rmSync(unusedFolder, { recursive: true }));
const unused = { kind: 'sqlite', file: join(unusedFolder, 'enquiries.db') } as const;

it('refuses two forms with the same name', () => {
  expect(() => createEnquiries({ forms: [before, after], database: unused })).toThrow('two forms have the name "cake"');
});

const right = { forms: [before], database: unused };
const mail = { url: 'smtp://mail.example', to: 'desk@agency.example', from: 'site@agency.example' };

const mistakes: [options: object | undefined, ...sentences: string[]][] = [
  [undefined, 'the argument is missing. Write createEnquiries({ ...settings, forms: [quoteForm] }).'],
  [{ database: unused }, 'forms is missing. Write forms: [quoteForm]'],
  [{ ...right, forms: [] }, 'forms is an empty list. Write forms: [quoteForm]'],
  [{ ...right, forms: before }, 'forms is an object. Write forms: [quoteForm]'],
  [
    { ...right, forms: [before, 'quote'] },
    'forms[1] is "quote". Write a definition: quoteForm from "agency-ui/schemas"',
  ],
  [{ ...right, forms: [undefined] }, 'forms[0] is missing. Write a definition'],
  [
    { ...right, forms: [{ ...before, fields: { day: { kind: 'day', label: 'Day' } } }] },
    'the field "day" has the unknown kind "day". Use one of text',
  ],
  [{ forms: [before] }, "database is missing. Write { kind: 'sqlite', file: 'data/enquiries.db' }"],
  [{ ...right, database: 'enquiries.db' }, 'database is "enquiries.db". Write { kind: \'sqlite\''],
  [{ ...right, database: { kind: 'mysql', url: 'x' } }, 'database has the kind "mysql". Write { kind: \'sqlite\''],
  [{ ...right, database: { kind: 'sqlite' } }, 'database.file is missing. Write a path'],
  [{ ...right, database: { kind: 'sqlite', path: 'e.db' } }, 'database.path is not an option. Use one of kind, file.'],
  [{ ...right, database: { kind: 'postgres', url: 'secret' } }, 'database.url is wrong. Write an address'],
  [{ ...right, files: 'data/files' }, "files is \"data/files\". Write { kind: 'folder', folder: 'data/files' }"],
  [{ ...right, files: { kind: 's3', bucket: 'b' } }, 'files.endpoint is missing', 'files.secretAccessKey is missing'],
  [{ ...right, maxFilesBytes: 0 }, 'maxFilesBytes is 0. Write the number of bytes'],
  [{ ...right, maxFilesBytes: Number.NaN }, 'maxFilesBytes is NaN. Write the number of bytes'],
  [{ ...right, maxFilesBytes: '10e9' }, 'maxFilesBytes is "10e9". Write the number of bytes'],
  [{ ...right, mail: 'desk@agency.example' }, 'mail is "desk@agency.example". Write { url:'],
  [{ ...right, mail: { ...mail, to: ['a@b.example'] } }, 'mail.to is a list. Write one string with the addresses'],
  [{ ...right, mail: { ...mail, url: 'secret' } }, 'mail.url is wrong. Write the mail server, such as smtps://'],
  [{ ...right, mail: { ...mail, form: 'x@y.example' } }, 'mail.form is not an option. Did you mean from?'],
  [{ ...right, webhook: { url: '/hook', secret: 'secret' } }, 'webhook.url is "/hook". Write a complete URL'],
  [{ ...right, url: '/api/enquiries' }, 'url is "/api/enquiries". Write the address of the endpoint'],
  [{ ...right, retention: 24 }, 'retention is 24. Write { enquiryMonths: 24 }.'],
  [{ ...right, retention: { enquiryMonths: '24' } }, 'retention.enquiryMonths is "24". Write a whole number'],
  [{ ...right, locale: 'english please' }, 'locale is "english please". Write a language tag'],
  [{ ...right, answerPage: { lang: 'de_DE' } }, 'answerPage.lang is "de_DE". Write a language tag'],
  [{ ...right, answerPage: { stylesheets: '/a.css' } }, 'answerPage.stylesheets is "/a.css". Write a list of paths'],
  [
    { ...right, answerPage: { contact: { whatsap: '+1' } } },
    'answerPage.contact.whatsap is not an option. Did you mean whatsapp?',
  ],
  [
    { ...right, answerPage: { contact: 'info@agency.example' } },
    'answerPage.contact is "info@agency.example". Write { email:',
  ],
  [{ ...right, renderAnswer: '<p>' }, 'renderAnswer is "<p>". Write a function'],
  [{ ...right, labels: { bakc: 'Zurück' } }, 'labels.bakc is not an option. Did you mean back?'],
  [{ ...right, labels: { filesAgain: 'Nochmals' } }, 'labels.filesAgain is "Nochmals". Write a function'],
  [{ ...right, limits: { rate: 20 } }, 'limits.rate is 20. Write { requests: 20, windowMs: 600_000 }.'],
  [{ ...right, limits: { rate: { requests: 20 } } }, 'limits.rate.windowMs is missing. Write a number'],
  [{ ...right, outbox: { pollMs: 0 } }, 'outbox.pollMs is 0. Write a number of milliseconds'],
  [{ ...right, metrics: {} }, 'metrics is an object. Write createMetrics()'],
  [{ ...right, report: console }, 'report is an object. Write a function that takes a string'],
  [{ ...right, form: before }, 'form is not an option. Did you mean forms?'],
  [{ ...right, colour: 'red' }, 'colour is not an option. Use one of forms, database'],
];

it.each(mistakes.map(([options, ...sentences]) => ({ options, sentences, first: sentences[0] })))(
  'explains an invalid option: $first',
  ({ options, sentences }) => {
    const create = () => createEnquiries(options as never);
    for (const sentence of sentences) expect(create).toThrow(sentence);
    expect(create).not.toThrow('secret"');
  },
);

it('accepts a contact with extra properties, and ignores options that are undefined', () => {
  const contact = { name: 'Bahari & Co', email: 'info@bahari.example', address: {} };
  const options = { ...right, answerPage: { contact }, webhook: undefined, mail: undefined, url: undefined };
  expect(() => createEnquiries(options)).not.toThrow();
});

it('records where the server delivers, for the owner’s command', async () => {
  const { database, mail } = await open();
  const store = createStore(database);
  onTestFinished(() => store.close());
  const start = async (to: string) => {
    const enquiries = createEnquiries({ forms: [before], database, mail: { ...mail, to } });
    await enquiries.start();
    await enquiries.stop(1000);
  };
  await start('oven@bakery.example');
  expect(await store.receivers()).toEqual([{ channel: 'mail', recipient: 'oven@bakery.example' }]);
  await start('Desk <desk@bakery.example>, oven@bakery.example');
  expect(await store.receivers()).toEqual([
    { channel: 'mail', recipient: 'desk@bakery.example' },
    { channel: 'mail', recipient: 'oven@bakery.example' },
  ]);
});
