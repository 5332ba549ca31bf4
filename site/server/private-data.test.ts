import { expect, it } from 'vitest';
import { assertPrivate } from './private-data.js';

const served = ['/srv/site/dist', '/srv/storybook-static'];
const sqlite = (file: string) => ({ kind: 'sqlite', file }) as const;
const folder = (path: string) => ({ kind: 'folder', folder: path }) as const;

it.each([
  ['/srv/site/dist/enquiries.db', '/srv/data/files', 'DATABASE_URL: /srv/site/dist/enquiries.db is in /srv/site/dist'],
  ['/srv/data/../site/dist/data/e.db', '/srv/data/files', 'Use a path outside it, such as file:data/enquiries.db'],
  ['/srv/data/e.db', '/srv/storybook-static/files', 'ENQUIRIES_FILES: /srv/storybook-static/files is in'],
  ['/srv/data/e.db', '/srv/site/dist', 'Use a folder outside it, such as data/files'],
])('refuses to store enquiries in a folder that it serves: %s, %s', (file, files, sentence) => {
  expect(() => assertPrivate({ database: sqlite(file), files: folder(files) }, served)).toThrow(sentence);
});

it('accepts any other folder for enquiries', () => {
  for (const path of ['/srv/data', '/srv/site/dist-server', '/srv/site/..data', '/srv'])
    expect(() => assertPrivate({ database: sqlite(`${path}/e.db`), files: folder(path) }, served)).not.toThrow();
  expect(() => assertPrivate({ database: { kind: 'postgres', url: 'postgres://a/b' } }, served)).not.toThrow();
});
