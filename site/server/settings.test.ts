import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from './settings.js';

it('provides a default for every setting', () => {
  expect(readSettings({})).toMatchObject({
    port: 4173,
    host: undefined,
    addressHeader: undefined,
    enquiries: undefined,
  });
  expect(readSettings({ PORT: '', HOST: ' ' })).toMatchObject({ port: 4173, host: undefined });
  expect(readSettings({ PORT: '0', HOST: '127.0.0.1', CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' })).toMatchObject({
    port: 0,
    host: '127.0.0.1',
    addressHeader: 'X-Forwarded-For',
  });
});

it.each([
  [{ PORT: 'abc' }, 'PORT: "abc" is not a port number. Use a number from 1 to 65535'],
  [{ PORT: '70000' }, 'PORT: "70000"'],
  [{ PORT: '-1' }, 'PORT: "-1"'],
  [{ PORT: '80.5' }, 'PORT: "80.5"'],
  [
    { CLIENT_ADDRESS_HEADER: 'X-Forwarded-For: a' },
    'CLIENT_ADDRESS_HEADER must be a header name, such as X-Forwarded-For (got "X-Forwarded-For: a")',
  ],
  [{ ENQUIRIES: 'perhaps' }, 'ENQUIRIES: "perhaps"'],
  [{ CHAT_MODEL: 'm' }, 'CHAT_API_URL is missing'],
  [{ CHAT_CALL_PER_DAY: '9' }, 'CHAT_CALL_PER_DAY: there is no such setting. Rename it to CHAT_CALLS_PER_DAY'],
  [{ CLIENT_ADRESS_HEADER: 'X-Real-IP' }, 'Rename it to CLIENT_ADDRESS_HEADER'],
  [{ ENQUIRES: 'on' }, 'Rename it to ENQUIRIES'],
])('says what to write instead of %j', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
});

it('does not mistake other programs’ variables for its own', () => {
  expect(() => readSettings({ CHAT_TOKEN: 'x', HOSTNAME: 'web-1', PORTS: '80', CHAT_SERVICE_HOST: 'x' })).not.toThrow();
});

it('reports all errors at once', () => {
  const read = () => readSettings({ PORT: 'x', ENQUIRIES: 'x', CHAT_MODEL: 'm' });
  for (const name of ['PORT', 'ENQUIRIES', 'CHAT_API_URL']) expect(read).toThrow(name);
});

it('documents every setting in the README’s table, except those of agency-enquiries', () => {
  const site = resolve(import.meta.dirname, '..');
  const files = ['server/settings.ts', 'server/port.ts', 'server/chat/settings.ts'];
  const http = resolve(site, '../packages/agency-enquiries/src/http/settings.ts');
  const sources = [...files.map((file) => resolve(site, file)), http].map((file) => readFileSync(file, 'utf8'));
  const read = new Set([...sources.join('\n').matchAll(/\b((?:[A-Z]+_)+[A-Z]+|PORT|HOST)\b/g)].map(([name]) => name));
  const table = readFileSync(resolve(site, 'README.md'), 'utf8');
  const documented = new Set([...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name));
  expect(read.size).toBe(9);
  expect([...read].filter((name) => !documented.has(name))).toEqual([]);
});
