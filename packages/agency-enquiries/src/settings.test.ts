import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnquirySettings } from './settings.js';

const on = { ENQUIRIES: 'on' };
const mail = {
  ...on,
  SMTP_URL: 'smtps://user:opensesame@mail.example:465',
  ENQUIRIES_TO: 'desk@agency.example, Owner <owner@agency.example>',
  ENQUIRIES_FROM: 'Website <site@agency.example>',
};
const secret = '0123456789abcdef0123456789abcdef';
const hook = { ...on, ENQUIRIES_WEBHOOK_URL: 'https://crm.example/enquiries', ENQUIRIES_WEBHOOK_SECRET: secret };

describe('readEnquirySettings', () => {
  it('turns everything off by default', () => {
    expect(readEnquirySettings({})).toBeUndefined();
    expect(readEnquirySettings({ ENQUIRIES: ' off ' })).toBeUndefined();
    // Some hosts set this by default.
    expect(readEnquirySettings({ DATABASE_URL: 'postgres://host/db' })).toBeUndefined();
  });

  it('defaults to a file in the working directory', () => {
    expect(readEnquirySettings(on)).toEqual({ database: { kind: 'sqlite', file: resolve('data/enquiries.db') } });
  });

  it('reads a file, PostgreSQL, a mail server and a webhook', () => {
    expect(readEnquirySettings({ ...on, DATABASE_URL: 'file:/var/lib/agency/e.db' })?.database).toEqual({
      kind: 'sqlite',
      file: '/var/lib/agency/e.db',
    });
    expect(readEnquirySettings({ ...on, DATABASE_URL: 'postgres://u:p@host:5432/db' })?.database.kind).toBe('postgres');
    expect(readEnquirySettings(mail)?.mail).toMatchObject({ url: mail.SMTP_URL, from: mail.ENQUIRIES_FROM });
    expect(readEnquirySettings({ ...on, ENQUIRIES_FILES: 'files', ENQUIRIES_FILES_MAX_GB: '2.5' })).toMatchObject({
      files: { kind: 'folder', folder: resolve('files') },
      maxFilesBytes: 2.5e9,
    });
    expect(readEnquirySettings(hook)?.webhook).toEqual({ url: hook.ENQUIRIES_WEBHOOK_URL, secret });
  });

  it.each([
    [{ ENQUIRIES: 'yes' }, 'ENQUIRIES: "yes" is neither on nor off. Set ENQUIRIES=on'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'ENQUIRIES is off, but SMTP_URL is set. Set ENQUIRIES=on'],
    [
      { ...on, DATABASE_URL: 'mysql://host/db' },
      'DATABASE_URL: the value is neither an SQLite file nor a PostgreSQL address. Use',
    ],
    [{ ...on, DATABASE_URL: 'file://host/e.db' }, 'DATABASE_URL: the value is neither'],
    [
      { ...on, DATABASE_URL: `file:${import.meta.dirname}` },
      `DATABASE_URL: ${import.meta.dirname} is a folder. Use a file inside it, such as file:${import.meta.dirname}/enquiries.db.`,
    ],
    [{ ...on, DATABASE_URL: 'file:data/new/' }, 'data/new is a folder. Use a file inside it, such as file:'],
    [
      { ...on, ENQUIRIES_FILES: import.meta.filename },
      `ENQUIRIES_FILES: ${import.meta.filename} is a file. Use a folder, such as data/files.`,
    ],
    [{ ...mail, SMTP_URL: 'mail.example:465' }, 'SMTP_URL: the value is not the URL of a mail server. Use smtps://'],
    [{ ...mail, SMTP_URL: undefined }, 'SMTP_URL is missing. Set it to'],
    [{ ...mail, ENQUIRIES_TO: undefined }, 'ENQUIRIES_TO is missing. Set it to'],
    [{ ...mail, ENQUIRIES_TO: 'desk' }, 'ENQUIRIES_TO: "desk" is not a list of e-mail addresses. Use'],
    [{ ...mail, ENQUIRIES_TO: 'a@b.example,' }, 'ENQUIRIES_TO: "a@b.example," is not a list'],
    [{ ...mail, ENQUIRIES_FROM: undefined }, 'ENQUIRIES_FROM is missing. Set it to'],
    [
      { ...mail, ENQUIRIES_FROM: 'a@b.example, c@d.example' },
      'ENQUIRIES_FROM: "a@b.example, c@d.example" is not a single e-mail address',
    ],
    [{ ...mail, ENQUIRIES_FROM: 'Site\nBcc: a@b.example <c@d.example>' }, 'is not a single e-mail address'],
    [
      { ...on, ENQUIRIES_FILES: 'files', ENQUIRIES_FILES_MAX_GB: '0' },
      'ENQUIRIES_FILES_MAX_GB: "0" is not a number above 0. Set it to',
    ],
    [
      { ...on, ENQUIRIES_FILES: 'files', ENQUIRIES_FILES_MAX_GB: '10 GB' },
      'ENQUIRIES_FILES_MAX_GB: "10 GB" is not a number',
    ],
    [
      { ...on, ENQUIRIES_FILES_MAX_GB: '10' },
      'ENQUIRIES_FILES is missing, but ENQUIRIES_FILES_MAX_GB is set. Set it to',
    ],
    [{ ...on, ENQUIRIES_KEEP_MONTHS: '0' }, 'ENQUIRIES_KEEP_MONTHS: "0" is not a number of months. Use'],
    [{ ...on, ENQUIRIES_URL: 'agency.example' }, 'ENQUIRIES_URL: "agency.example" is not a URL. Set it to'],
    [{ ...hook, ENQUIRIES_WEBHOOK_URL: undefined }, 'ENQUIRIES_WEBHOOK_URL: it is missing. Use'],
    [{ ...hook, ENQUIRIES_WEBHOOK_URL: 'crm.example' }, 'ENQUIRIES_WEBHOOK_URL: the value is not a URL. Use'],
    [{ ...hook, ENQUIRIES_WEBHOOK_SECRET: 'short' }, 'ENQUIRIES_WEBHOOK_SECRET: the value is too short. Use'],
    [{ ...hook, ENQUIRIES_WEBHOOK_SECRET: undefined }, 'ENQUIRIES_WEBHOOK_SECRET: it is missing. Use'],
  ])('says what to write instead of %j', (environment, sentence) => {
    expect(() => readEnquirySettings(environment)).toThrow(sentence);
    for (const told of ['opensesame', 'short"', secret])
      expect(() => readEnquirySettings(environment)).not.toThrow(told);
  });

  it.each([
    [
      { ...mail, ENQUIRIES_FORM: 'a@b.example' },
      'ENQUIRIES_FORM: there is no such setting. Rename it to ENQUIRIES_FROM.',
    ],
    [{ ...on, ENQUIRIES_FILE: 'files' }, 'ENQUIRIES_FILE: there is no such setting. Rename it to ENQUIRIES_FILES.'],
    [{ ...on, ENQUIRIES_KEEP_MONTH: '6' }, 'Rename it to ENQUIRIES_KEEP_MONTHS.'],
    [{ ...on, ENQUIRIES_MAX_GB: '6' }, 'Did you mean ENQUIRIES_FILES_MAX_GB? Rename or remove it.'],
    [
      { ...on, ENQUIRIES_RECIPIENT: 'a@b.example' },
      'The settings are ENQUIRIES, DATABASE_URL, ENQUIRIES_METRICS, SMTP_URL',
    ],
    [{ ...on, ENQUIRES_TO: 'a@b.example' }, 'ENQUIRES_TO: there is no such setting. Rename it to ENQUIRIES_TO, or set'],
    [{ ...on, DATABASE_URI: 'file:e.db' }, 'DATABASE_URI: there is no such setting. Rename it to DATABASE_URL, or set'],
    [{ ...on, SMPT_URL: 'smtp://mail.example' }, 'Rename it to SMTP_URL'],
    [{ ENQUIRES: 'on' }, 'ENQUIRES: there is no such setting. Rename it to ENQUIRIES, or set'],
    [{ enquiries: 'on' }, 'enquiries: there is no such setting. Rename it to ENQUIRIES'],
    [{ ENQUIRIES_SMTP: 'x' }, 'ENQUIRIES_SMTP: there is no such setting'],
  ])('says which setting %j was meant for', (environment, sentence) => {
    expect(() => readEnquirySettings(environment)).toThrow(sentence);
  });

  it.each([
    // Kubernetes and Docker set these alongside a service named "enquiries".
    { ENQUIRIES_SERVICE_HOST: '10.0.0.1', ENQUIRIES_SERVICE_PORT_HTTP: '80', ENQUIRIES_PORT: 'tcp://10.0.0.1:80' },
    { ENQUIRIES_PORT_80_TCP_ADDR: '10.0.0.1' },
    // Another program's variable.
    { DATABASE_URL: 'file:e.db', DATABASE_URI: 'mysql://host/db' },
    { ENQUIRIES_FORM: ' ' },
    { PATH: '/bin', VITE_ENQUIRIES_ENDPOINT: '/api/enquiries', SMTP_HOST: 'mail.example' },
  ])('ignores unrelated variables: %j', (environment) => {
    expect(() => readEnquirySettings({ ...on, ...environment })).not.toThrow();
    expect(readEnquirySettings({ DATABASE_URI: 'mysql://host/db' })).toBeUndefined();
  });

  it('reports all errors at once', () => {
    const read = () => readEnquirySettings({ ...on, DATABASE_URL: 'x', SMTP_URL: 'y' });
    for (const name of ['DATABASE_URL', 'SMTP_URL', 'ENQUIRIES_TO', 'ENQUIRIES_FROM']) expect(read).toThrow(name);
  });

  it('documents every setting in the README’s table', () => {
    const source = readFileSync(resolve(import.meta.dirname, 'settings.ts'), 'utf8');
    const read = new Set([...source.matchAll(/'((?:[A-Z]+_)*[A-Z]+)'/g)].map(([, name]) => name));
    const table = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');
    const documented = new Set([...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name));
    expect(read.size).toBe(12);
    expect([...read].filter((name) => !documented.has(name))).toEqual([]);
  });
});
