import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import {
  completeSignOffs,
  parsePictures,
  parseSignOffs,
  readPictures,
  readSignOffs,
  writeSignOffs,
} from './sign-off-files.js';
import { componentOf, type Pictures, stateOf } from './sign-offs.js';

const browser = 'Chromium 156.0.1 on linux';
const pictures = { 'lamp--default 390': 'aaa', 'lamp--default 1440': 'bbb' };
const signature = { name: 'Amina W.', date: '2026-01-31', commit: 'b9bb829' };
const signed = { ...signature, browser, pictures };

describe('sign-off state', () => {
  const stateWith = (last: Pictures | undefined) => stateOf('Lamp', signed, last);

  it('is “signed off” when no picture has changed', () => {
    expect(stateWith({ browser, pictures }).status).toBe('signed-off');
  });

  it('lists changed, added and removed pictures', () => {
    const last = { browser, pictures: { 'lamp--default 390': 'ccc', 'lamp--dark 390': 'ddd' } };
    expect(stateWith(last)).toMatchObject({
      status: 'changed-since-sign-off',
      changed: ['lamp--dark 390', 'lamp--default 1440', 'lamp--default 390'],
    });
  });

  it('is unknown for a different browser, because each browser draws different pixels', () => {
    const { status, reason } = stateWith({ browser: 'Chromium 157.0.2 on darwin', pictures: {} });
    expect(status).toBe('sign-off-unknown');
    expect(reason).toBe(`Signed off with ${browser}, but the last pictures are from Chromium 157.0.2 on darwin.`);
  });

  it('is unknown when there are no pictures to compare, and says which command to run', () => {
    expect(stateWith(undefined)).toMatchObject({ status: 'sign-off-unknown' });
    const byHand = stateOf('Lamp', signature, { browser, pictures });
    expect(byHand).toMatchObject({ status: 'sign-off-unknown' });
    expect(byHand.reason).toContain('npm run sign-off -- Lamp');
  });

  it('is “not signed off” when there is no entry', () => {
    expect(stateOf('Lamp', undefined, { browser, pictures }).status).toBe('not-signed-off');
  });
});

describe('the sign-off record', () => {
  it('is valid and names only components that have stories', () => {
    const files = execFileSync('git', ['ls-files', '*.stories.tsx'], { encoding: 'utf8' }).trim().split('\n');
    const components = files.map((file) => {
      const { meta } = loadCsf(readFileSync(resolve(file), 'utf8'), { makeTitle: (title = '') => title }).parse();
      return componentOf(meta.title ?? '');
    });
    expect(components).toEqual(expect.arrayContaining(['FormCell', 'HeroCarousel', 'Home']));
    const gone = (record: object) => Object.keys(record).filter((name) => !components.includes(name));
    expect(gone(readSignOffs()), 'Rename or remove their entries in .storybook/sign-offs.json').toEqual([]);
    expect(gone(readPictures()), 'Run "npm run visual", which removes their pictures').toEqual([]);
  });

  it('accepts a handwritten entry', () => {
    const record = { Lamp: { ...signature, note: 'Looked at on a phone.' } };
    expect(parseSignOffs(JSON.stringify(record))).toEqual(record);
  });

  it('adds pictures from the named commit to a handwritten entry', async () => {
    const record = { Lamp: signature, Garland: { ...signature, commit: '1234567' }, Lantern: signed };
    const at = (commit: string) =>
      Promise.resolve(
        commit === signature.commit ? { Lamp: { browser, pictures }, Lantern: { browser, pictures: {} } } : {},
      );
    await expect(completeSignOffs(record, at)).resolves.toEqual(['Lamp']);
    expect(record).toEqual({ Lamp: signed, Garland: { ...signature, commit: '1234567' }, Lantern: signed });
  });

  it.each([
    ['invalid JSON', '{', '.storybook/sign-offs.json is not JSON'],
    ['a missing name', { ...signed, name: ' ' }, '.storybook/sign-offs.json, Lamp.name: Add who signed'],
    ['an invalid date', { ...signed, date: '2026-02-31' }, 'Lamp.date: Use the day of the review, as in "date"'],
    ['a missing commit', { ...signed, commit: 'main' }, 'Lamp.commit: Use a commit as git prints it'],
    ['an unknown field', { ...signed, by: 'me' }, 'Lamp: Unrecognized key: "by"'],
  ])('rejects %s with a readable error', (_, entry, sentence) => {
    expect(() => parseSignOffs(typeof entry === 'string' ? entry : JSON.stringify({ Lamp: entry }))).toThrow(sentence);
  });

  it('refuses to write a record that could not be read back', () => {
    expect(() => writeSignOffs({ Lamp: { ...signature, note: ' ' } })).toThrow('Lamp.note: Write a sentence');
  });
});

it.each(['', '[]', '<<<<<<< HEAD', '{"Lamp":{}}'])(
  'rejects a malformed picture record with a readable error: %j',
  (text) => {
    expect(() => parsePictures(text)).toThrow(
      '.storybook/pictures.json is not a record of pictures. Replace its content with {}',
    );
  },
);
