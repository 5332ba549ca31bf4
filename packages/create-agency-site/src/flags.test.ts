import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readFlags, usage } from './flags.js';
import { complete, questionNames } from './questions.js';
import { UsageError } from './usage-error.js';

const everyFlag = {
  framework: 'next',
  name: 'Bahari Stages',
  surface: '#FFFFFF',
  text: '#111111',
  accent: '#006d77',
  fonts: 'fraunces',
  phone: '+254 711 111 111',
  email: 'hello@bahari.example',
};

it('reads the folder and a flag for each of the other questions', () => {
  const { input, yes } = readFlags([
    'bahari',
    ...Object.entries(everyFlag).flatMap(([name, value]) => [`--${name}`, value]),
  ]);
  expect(input).toEqual({ folder: 'bahari', ...everyFlag });
  expect(Object.keys(input).sort()).toEqual([...questionNames].sort());
  expect(yes).toBe(false);
  expect(complete(input)).toEqual(input);
});

it('uses the defaults for missing flags', () => {
  const { input, yes } = readFlags(['--yes', '--framework=react-router']);
  expect([yes, input]).toEqual([true, { framework: 'react-router' }]);
  expect(complete(input)).toMatchObject({ folder: 'agency-site', framework: 'react-router', name: 'Jua Studio' });
});

it('lists every flag in the usage text', () => {
  for (const name of [...Object.keys(everyFlag), 'yes', 'help', 'version']) expect(usage).toContain(`--${name} `);
});

describe('an error about a flag', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  const problemOf = (...args: string[]) => {
    try {
      complete(readFlags(args).input);
    } catch (error) {
      expect(error).toBeInstanceOf(UsageError);
      return (error as Error).message;
    }
    return 'no problem';
  };

  it.each([
    [['--colour', 'red'], 'The flag "--colour" is unknown. Use one of --framework, --name,'],
    [['-x'], 'The flag "-x" is unknown. Use one of --framework,'],
    [['--email'], `The flag "--email" has no value. Write it as --email 'hello@jua.example'.`],
    [['--name', '--yes'], `The flag "--name" has no value. Write it as --name 'Jua Studio'.`],
    [['--yes=no'], 'The flag "--yes" takes no value. Remove the value.'],
    [
      ['bahari', 'stages'],
      'There is more than one folder: bahari, stages. Use one, and put values with spaces in quotes.',
    ],
    [[''], 'The folder has no name. Give it one, such as agency-site.'],
    [['--framework', 'remix'], '--framework: "remix" is not a framework. Use one of: vite, next, react-router, astro.'],
    [['--framework', 'toString'], '--framework: "toString" is not a framework.'],
    [['--fonts', 'comic'], '--fonts: "comic" is not a pair of typefaces. Use one of: bricolage, fraunces, system.'],
    [['--name', ' '], '--name: The name is empty. Enter the name of the agency, such as "Jua Studio".'],
    [['--name', 'a'.repeat(41)], '--name: The name has 41 characters. Use 40 at most.'],
    [['--accent', 'red'], '--accent: "red" is not a six-digit hex colour. Write it like #b93c0a.'],
    [['--surface', '#fff'], '--surface: "#fff" is not a six-digit hex colour. Write it like #f6f2e9.'],
    [
      ['--phone', '0711 111 111'],
      '--phone: "0711 111 111" is not a phone number with its country code. Write it like +254',
    ],
    [['--email', 'hello'], '--email: "hello" is not an e-mail address. Write it like hello@jua.example.'],
  ])('says what to write instead: %j', (args, sentence) => {
    expect(problemOf(...args)).toContain(sentence);
  });

  it('uses the kit’s message when text has too little contrast', () => {
    const problem =
      'has a contrast of 1.3:1, but it needs 4.5:1 or more. Choose values with more contrast for "color.text" and "color.surface".';
    expect(problemOf('--surface', '#ffffff', '--text', '#e0e0e0')).toContain(problem);
    // The default text colour has too little contrast against this background.
    expect(problemOf('--surface', '#101010')).toContain('needs 4.5:1 or more');
  });

  it('explains that the folder is not empty, or is a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'create-agency-site-'));
    folders.push(folder);
    expect(problemOf(folder)).toBe('no problem');
    const file = join(folder, 'notes.txt');
    writeFileSync(file, '');
    expect(problemOf(folder)).toBe(
      `The folder ${folder} is not empty: it contains notes.txt. Choose the name of a new folder.`,
    );
    expect(problemOf(file)).toBe(`${file} is a file. Choose the name of a new folder.`);
  });
});
