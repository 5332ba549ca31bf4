/** `tests/wild/README.md` names only files, tests and stories that exist. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const readme = readFileSync(resolve(root, 'tests/wild/README.md'), 'utf8');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n');

/** Files that match a path, or the end of a path. */
const filesNamed = (name: string) => tracked.filter((file) => `/${file}`.endsWith(`/${name}`));

/** The last cell in each row. */
const testCells = (markdown: string) =>
  [...markdown.matchAll(/^\|.*\| (.+) \|$/gm)].map(([, cell = '']) => cell).filter((cell) => cell.includes('`'));

it('names only files that exist in tests/wild/README.md', () => {
  const names = [
    ...testCells(readme)
      .join(' ')
      .matchAll(/`([\w./-]+\.tsx?)`/g),
  ].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => filesNamed(name).length === 0)).toEqual([]);
});

it('names only existing tests and stories for the promises in tests/wild/README.md', () => {
  const [, promises = ''] = readme.split('## Promises');
  const missing: string[] = [];
  let count = 0;
  for (const cell of testCells(promises)) {
    let source = '';
    // `file`: a test; another test of the same file; `another file`: a test
    for (const part of cell.split('; ')) {
      const [, file, name = file ? '' : part] = /^`([\w./-]+\.tsx?)`(?:: (.+))?$/.exec(part) ?? [];
      if (file)
        source = filesNamed(file)
          .map((path) => readFileSync(resolve(root, path), 'utf8'))
          .join('\n');
      if (name === '') continue;
      count += 1;
      const isFound = file?.includes('.stories.') ? source.includes(`export const ${name}:`) : source.includes(name);
      if (!isFound) missing.push(part);
    }
  }
  expect(count).toBeGreaterThan(45);
  expect(missing).toEqual([]);
});

it('sets no cookies anywhere in the site’s code', () => {
  const code = tracked.filter(
    (file) =>
      /^(?:site\/(?:src|server|build)|packages\/agency-(?:ui|content|enquiries)\/src)\/.*\.tsx?$/.test(file) &&
      !file.includes('.test.'),
  );
  expect(code.length).toBeGreaterThan(300);
  const sets = /document\.cookie\s*=|set-cookie|setCookie|cookieStore/i;
  expect(code.filter((file) => sets.test(readFileSync(resolve(root, file), 'utf8')))).toEqual([]);
});

/** Words that mark a sentence as saying what will happen, or what is kept. */
const promising =
  /\b(?:will|until|keeps?|always|still|restored|saved?|loads?|loading|waits?|when you|without a change)\b/i;

it('lists every label that makes a promise in tests/wild/README.md', () => {
  const [, promises = ''] = readme.split('## Promises');
  const labels = tracked
    .filter((file) => file.endsWith('.labels.ts'))
    .flatMap((file) => [
      ...readFileSync(resolve(root, file), 'utf8').matchAll(/^ {2}(\w+): (?:\([^)]*\) =>\s+)?(['"`].+['"`]),?$/gm),
    ]);
  const found = labels.filter(([, , sentence = '']) => promising.test(sentence));
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter(([, name]) => !promises.includes(`\`${name}\``)).map(([label]) => label)).toEqual([]);
});
