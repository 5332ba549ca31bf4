// @vitest-environment jsdom
/** One definition with every kind of field: from the form in the browser to the owner's mail and spreadsheet. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'agency-ui/forms/Form';
import { defineForm, type FieldDefinition } from 'agency-ui/schemas';
import { createElement } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { runCommand } from '../src/cli/commands.js';
import { createEnquiries } from '../src/create-enquiries.js';
import { createStore } from '../src/store/store.js';
import { startMailSink } from './mail-sink.js';

afterEach(cleanup);

const partyForm = defineForm({
  name: 'party',
  title: 'Party',
  fields: {
    name: { kind: 'text', label: 'Name', autoComplete: 'name' },
    email: { kind: 'email', label: 'Email' },
    phone: { kind: 'phone', label: 'Phone' },
    room: { kind: 'select', label: 'Room', options: [{ value: 'hall', label: 'The hall' }, 'Garden'] },
    place: {
      kind: 'radio',
      label: 'Place',
      options: [
        { value: 'here', label: 'At your restaurant' },
        { value: 'home', label: 'At my home' },
      ],
    },
    street: { kind: 'text', label: 'Street', when: { field: 'place', is: 'home' } },
    floor: { kind: 'number', label: 'Floor', when: { field: 'place', is: 'here' } },
    dishes: {
      kind: 'checkboxes',
      label: 'Dishes',
      options: [
        { value: 'pilau', label: 'Pilau' },
        { value: 'fish', label: 'Fish in coconut' },
        { value: 'cake', label: 'Cake' },
      ],
    },
    day: { kind: 'date', label: 'Day', min: 1, closedWeekdays: ['monday'] },
    guests: { kind: 'number', label: 'Guests', min: 2, max: 40 },
    budget: { kind: 'range', label: 'Budget', min: 10, max: 100, step: 5, unit: 'thousand shillings' },
    music: { kind: 'checkbox', label: 'With music' },
    note: { kind: 'textarea', label: 'Note' },
    plan: { kind: 'file', label: 'Plan', types: ['pdf'], optional: true },
  },
});

/** A Thursday in the distant future. */
const day = '2998-12-27';

const plan = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n';

type Values = Readonly<Record<string, unknown>>;

/** Fills in the form as a visitor would, and submits it. Returns the values passed to `onSubmit`. */
async function fillIn(): Promise<Values> {
  const onSubmit = vi.fn((_values: Values) => Promise.resolve());
  render(createElement(Form<typeof partyForm>, { definition: partyForm, onSubmit }));
  const write = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const press = (role: string, name: string) => fireEvent.click(screen.getByRole(role, { name }));
  write('Name', 'Njeri');
  write('Email', 'njeri@sixty.example');
  write('Phone', '0700 000 000');
  fireEvent.change(screen.getByLabelText('Room'), { target: { value: 'hall' } });
  // The visitor types the floor, then changes their mind.
  press('radio', 'At your restaurant');
  write('Floor', '3');
  press('radio', 'At my home');
  write('Street', 'Moi Avenue 4');
  press('checkbox', 'Cake');
  press('checkbox', 'Pilau');
  write('Day', day);
  write('Guests', '24');
  write('Budget', '60');
  press('checkbox', 'With music');
  write('Note', 'Two vegetarians.\nOne dog.');
  await act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));
  expect(onSubmit).toHaveBeenCalledOnce();
  return onSubmit.mock.calls[0]?.[0] as Values;
}

async function open() {
  // The server's own class, because jsdom's does not accept Node's bytes.
  vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));
  onTestFinished(() => void vi.unstubAllGlobals());
  const folder = mkdtempSync(join(tmpdir(), 'enquiries-kinds-'));
  const sink = await startMailSink();
  onTestFinished(async () => {
    await sink.stop();
    rmSync(folder, { recursive: true });
  });
  const database = { kind: 'sqlite', file: join(folder, 'enquiries.db') } as const;
  const mail = { url: sink.url, from: 'site@bakery.example', to: 'oven@bakery.example' };
  const enquiries = createEnquiries({
    forms: [partyForm],
    database,
    mail,
    files: { kind: 'folder', folder: join(folder, 'files') },
  });
  onTestFinished(() => enquiries.stop(1000));
  const send = (body: string, type: string) =>
    enquiries.handle(
      new Request('http://localhost/api/enquiries?form=party', {
        method: 'POST',
        headers: { 'Content-Type': type, Accept: 'application/json' },
        body,
      }),
    );
  /** Runs one of the owner's commands. */
  const run = async (...args: string[]) => {
    const store = createStore(database);
    const printed: string[] = [];
    await runCommand(store, args, { print: (text) => void printed.push(text) });
    await store.close();
    return printed.join('\n');
  };
  return { folder, sink, enquiries, send, run };
}

/** As browsers write `multipart/form-data`. */
function multipart(values: Values): { body: string; type: string } {
  const parts = Object.entries(values).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((one) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${one === true ? 'on' : one}\r\n`),
  );
  parts.push(
    `Content-Disposition: form-data; name="plan"; filename="hall.pdf"\r\nContent-Type: application/pdf\r\n\r\n${plan}\r\n`,
  );
  const body = `${parts.map((part) => `--edge\r\n${part}`).join('')}--edge--\r\n`;
  return { body, type: 'multipart/form-data; boundary=edge' };
}

it('produces the form, its server-side validation, the mail and the CSV from a definition with every kind of field', async () => {
  // If a new kind is added without a field here, this fails to compile.
  const all: Record<FieldDefinition['kind'], true> = {
    text: true,
    email: true,
    phone: true,
    textarea: true,
    select: true,
    checkbox: true,
    file: true,
    radio: true,
    checkboxes: true,
    date: true,
    number: true,
    range: true,
  };
  const kinds = Object.values<FieldDefinition>(partyForm.fields).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(Object.keys(all)));

  const { plan: noFiles, ...values } = await fillIn();
  expect(noFiles).toEqual([]);
  expect(values).toEqual({
    name: 'Njeri',
    email: 'njeri@sixty.example',
    phone: '0700 000 000',
    room: 'hall',
    place: 'home',
    street: 'Moi Avenue 4',
    dishes: ['pilau', 'cake'],
    day,
    guests: 24,
    budget: 60,
    music: true,
    note: 'Two vegetarians.\nOne dog.',
  });

  const { folder, sink, enquiries, send, run } = await open();
  // Posted as the script would, with a floor that wasn't asked for.
  const answer = await send(JSON.stringify({ form: 'party', floor: 'three', ...values }), 'application/json');
  expect(await answer.json()).toEqual({ id: expect.any(String) });
  // The same values, posted as a browser without JavaScript would, with a file.
  const native = multipart({ form: 'party', floor: '3', ...values });
  expect(await (await send(native.body, native.type)).json()).toEqual({ id: expect.any(String) });
  await enquiries.deliverDue();

  const lines = [
    'Room: The hall',
    'Place: At my home',
    'Street: Moi Avenue 4',
    'Dishes: Pilau, Cake',
    'Day: Thursday 27 December 2998',
    'Guests: 24',
    'Budget: 60 thousand shillings',
    'With music: yes',
    'Two vegetarians.',
  ];
  expect(sink.mails).toHaveLength(2);
  for (const { raw } of sink.mails) {
    for (const line of lines) expect(raw).toContain(line);
    expect(raw).not.toContain('Floor');
  }
  expect(sink.mails.filter(({ raw }) => raw.includes('filename=hall.pdf'))).toHaveLength(1);

  await run('export', '--csv', join(folder, 'party.csv'));
  const [header, ...rows] = readFileSync(join(folder, 'party.csv'), 'utf8').trim().split('\r\n');
  expect(header).toContain('"Place","Street","Floor","Dishes","Day","Guests","Budget","With music"');
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row).toContain(`"home","Moi Avenue 4","","pilau, cake","${day}","24","60","true"`);
});

it('requires a field whose condition is met, and accepts nothing that the fields don’t allow', async () => {
  const { send } = await open();
  const values = {
    form: 'party',
    name: 'Njeri',
    email: 'njeri@sixty.example',
    phone: '0700 000 000',
    room: 'hall',
    place: 'home',
    dishes: ['pizza'],
    day: '2998-12-24',
    guests: 41,
    budget: 62,
    note: 'Hello',
  };
  const answer = await send(JSON.stringify(values), 'application/json');
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    issues: {
      street: 'Street is required',
      dishes: 'Dishes: choose at least one of the options',
      day: 'We are closed on Mondays. Choose another day.',
      guests: 'Guests: write a whole number from 2 to 40',
      budget: 'Budget: write a whole number from 10 to 100 in steps of 5',
    },
  });

  const past = { ...values, street: 'Moi Avenue 4', dishes: ['pilau'], day: '2020-12-25', guests: 24, budget: 60 };
  expect(await (await send(JSON.stringify(past), 'application/json')).json()).toEqual({
    issues: { day: 'Day: choose a date from tomorrow, but not on a Monday' },
  });
});
