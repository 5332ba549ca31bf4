/** A form of another trade, from its definition to the owner. */
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

  /** Runs a command of the owner, who has no access to the definition. */
  async function run(...args: string[]) {
    const store = createStore(database);
    const printed: string[] = [];
    await runCommand(store, args, { print: (text) => void printed.push(text) });
    await store.close();
    return printed.join('\n');
  }
  return { folder, sink, order, run, database, mail };
}

it('a field added to a definition reaches the server’s validation, the stored row, the mail and the CSV', async () => {
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

it('one person’s orders are found and deleted by the field of the kind e-mail', async () => {
  const { order, run } = await open();
  await order(after, { tiers: '1' });
  expect(await run('delete', 'Njeri@sixty.example')).toContain('1 enquiry deleted');
});

it('warns at start if there is neither a mail server nor a webhook', async () => {
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

/** Created and removed with its folder. */
const unusedFolder = mkdtempSync(join(tmpdir(), 'enquiries-unused-'));
afterAll(() => rmSync(unusedFolder, { recursive: true }));
const unused = { kind: 'sqlite', file: join(unusedFolder, 'enquiries.db') } as const;

it('refuses two forms with the same name', () => {
  expect(() => createEnquiries({ forms: [before, after], database: unused })).toThrow('two forms have the name "cake"');
});

it('says what is missing without forms or a database', () => {
  expect(() => createEnquiries({ forms: [], database: unused })).toThrow('there are no forms. Set forms: [quoteForm]');
  // For callers without TypeScript.
  const location = 'enquiries.db' as unknown as typeof unused;
  expect(() => createEnquiries({ forms: [before], database: location })).toThrow(
    "there is no database. Set database: { kind: 'sqlite', file: 'data/enquiries.db' }",
  );
  for (const maxFilesBytes of [Number.NaN, 0, -1])
    expect(() => createEnquiries({ forms: [before], database: unused, maxFilesBytes })).toThrow(
      `maxFilesBytes is ${maxFilesBytes}. Write how many bytes`,
    );
});

it('tells the owner’s command which receivers the server has', async () => {
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
