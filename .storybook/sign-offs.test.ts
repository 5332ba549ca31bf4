import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentNames } from './blocks/map.js';
import { readSignOffs } from './sign-offs.js';

const components = ['Lantern', 'Drum'];

const read = (source: string) => readSignOffs(source, components);

const entry = (lines: Readonly<Record<string, string>>) =>
  ['Lantern:', ...Object.entries(lines).map(([field, value]) => `  ${field}: ${value}`)].join('\n');

const complete = { status: 'approved', date: '2026-01-31', name: 'First Last' };

describe('the file of sign-offs', () => {
  it('is valid', () => {
    const source = readFileSync(resolve(import.meta.dirname, 'sign-offs.yaml'), 'utf8');
    expect(() => readSignOffs(source, componentNames)).not.toThrow();
  });

  it('may have no entries: then nothing is signed off', () => {
    expect(read('# Nobody yet.\n')).toEqual({});
  });

  it('has status, date and name of a component, and a note if there is one', () => {
    expect(read(entry(complete))).toEqual({ Lantern: complete });
    const note = 'The second line needs space.';
    expect(read(entry({ ...complete, status: 'changes requested', note }))).toEqual({
      Lantern: { ...complete, status: 'changes requested', note },
    });
  });
});

describe('a wrong entry', () => {
  const { status, date, name } = complete;

  it.each([
    ['an unknown component', 'Lamp:\n  status: approved', '"Lamp" is not a component. Write its name as in Storybook'],
    ['no details', 'Lantern:', 'Lantern has no details. Write "status:", "date:" and "name:" below it'],
    ['no date', entry({ status, name }), 'Lantern has no date. Write the day of the review as "date: 2026-01-31".'],
    [
      'a day that does not exist',
      entry({ ...complete, date: '2026-02-31' }),
      'Lantern has the date "2026-02-31", which is',
    ],
    [
      'a date in another form',
      entry({ ...complete, date: '31.1.2026' }),
      'Lantern has the date "31.1.2026", which is not',
    ],
    ['no name', entry({ status, date }), 'Lantern has no name. Write who signs, as in "name: First Last".'],
    ['an empty name', entry({ ...complete, name: '" "' }), 'Lantern has no name.'],
    [
      'no status',
      entry({ date, name }),
      'Lantern has no status. Write "status: approved" or "status: changes requested".',
    ],
    [
      'an unknown status',
      entry({ ...complete, status: 'fine' }),
      'Lantern has the status "fine". Write "status: approved"',
    ],
    [
      'an unknown field',
      entry({ ...complete, by: 'me' }),
      'Lantern has an unknown field "by". Write only status, date',
    ],
    ['an empty note', entry({ ...complete, note: '' }), 'Lantern has an empty note.'],
    ['a list instead of components', '- Lantern', 'it is not a list of components. Write "ComponentName:"'],
  ])('says what to write: %s', (_, source, sentence) => {
    expect(() => read(source)).toThrow(`.storybook/sign-offs.yaml: ${sentence}`);
  });

  it('does not hide another', () => {
    expect(() => read('Lantern:\n  status: approved\nDrum:')).toThrow(/no date.*\n.*no name.*\n.*Drum has no details/);
  });
});
