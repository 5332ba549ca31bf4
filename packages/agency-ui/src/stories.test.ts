/**
 * Checks the kit's stories: visual states come before tests, each story has a one-sentence description, and a name
 * means the same thing everywhere.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { extractDescription, loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { testTags } from '../../../tests/tags.js';

const packages = resolve(import.meta.dirname, '../..');

/** The tag for stories that prove behaviour. Stories without it show visual states, which a designer signs off. */
const testTag = 'test-only';

/** Vitest rejects unknown tags, but Storybook accepts any, so a mistyped criterion would be evidence for nothing. */
const knownTags = new Set([
  ...[testTag, '!autodocs'],
  ...testTags.flatMap(({ name }) => [name, name.replace(/^component:/, 'made-of:')]),
]);

/** Nobody compares more visual states than this. Show counts, tones or sizes in a single story. */
const maxLooks = 10;

/** Names to replace, each with the name that has this meaning in every component. */
const agreedNames = [
  { agreed: 'Empty', others: /^(No[A-Z]|Nothing|Empty.|Without(Items|Content)$)/ },
  { agreed: 'OneItem', others: /^Single/ },
  { agreed: 'ManyItems', others: /^Many(?!Items$)/ },
  { agreed: 'LongText', others: /^Long(Texts|Words|Titles|Content|Labels|Names)$/ },
  { agreed: 'Default', others: /^(Playground|Basic)$/ },
];

/** Presses keys: `userEvent.keyboard`, `userEvent.tab`, `userEvent.type`, or `pressKey` from `story-keyboard.ts`. */
const pressesKeys = /\.(keyboard|tab|type)\(|\bpressKey\(/;

function readStories(file: string) {
  const code = readFileSync(file, 'utf8');
  const csf = loadCsf(code, { fileName: file, makeTitle: (title = '') => title }).parse();
  return csf.indexInputs.map(({ exportName, tags = [] }) => {
    const statement = csf._storyStatements[exportName];
    return {
      name: exportName,
      isTest: tags.includes(testTag),
      // Storybook's own tags for stories with a play function.
      unknownTags: tags.filter((tag) => !knownTags.has(tag) && tag !== 'play-fn' && tag !== 'test-fn'),
      description: statement ? extractDescription(statement).replace(/\s+/g, ' ') : '',
      isAboutKeys: tags.includes('wcag:2.1.1') || /Keyboard/.test(exportName),
      pressesKeys: pressesKeys.test(code.slice(statement?.start ?? 0, statement?.end ?? 0)),
    };
  });
}

const isOneSentence = (text: string) => /^[\p{Lu}“`].*\.$/u.test(text) && !/[.!?…] \p{Lu}/u.test(text);

const files = readdirSync(packages, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[\w-]+\/src\/.*\.stories\.tsx$/.test(file))
  .map((file) => ({ file, stories: readStories(resolve(packages, file)) }));

describe('the kit’s stories', () => {
  it('finds more than 85 story files', () => {
    expect(files.length).toBeGreaterThan(85);
  });

  it('has a story file for every component', () => {
    const pages = readdirSync(resolve(packages, 'agency-ui/docs/components')).map((file) => basename(file, '.md'));
    const titled = new Set(files.map(({ file }) => basename(file, '.stories.tsx')));
    expect(pages.filter((name) => !['entities', 'functions'].includes(name) && !titled.has(name))).toEqual([]);
  });

  it.each(files)('starts with Default and puts visual states before tests in $file', ({ stories }) => {
    expect(stories[0]).toMatchObject({ name: 'Default', isTest: false });
    expect(stories).toEqual(stories.toSorted((one, other) => Number(one.isTest) - Number(other.isTest)));
  });

  it.each(files)('describes each story in one sentence in $file', ({ stories }) => {
    expect(stories.filter(({ description }) => !isOneSentence(description))).toEqual([]);
  });

  it.each(files)('uses only tags from tests/tags.ts in $file', ({ stories }) => {
    const unknown = stories.flatMap(({ name, unknownTags }) => unknownTags.map((tag) => `${name}: "${tag}"`));
    expect(unknown, 'Write a tag from tests/tags.ts, or "made-of:" followed by a component’s name').toEqual([]);
  });

  it.each(files)('presses keys in each story about the keyboard in $file', ({ stories }) => {
    const clicking = stories.filter((story) => story.isAboutKeys && !story.pressesKeys).map(({ name }) => name);
    expect(clicking, 'Use userEvent.keyboard, userEvent.tab or pressKey, or remove the tag wcag:2.1.1').toEqual([]);
  });

  it('finds more than 30 stories about the keyboard', () => {
    expect(files.flatMap(({ stories }) => stories.filter(({ isAboutKeys }) => isAboutKeys)).length).toBeGreaterThan(30);
  });

  it.each(files)('uses the agreed story names in $file', ({ stories }) => {
    const wrong = stories
      .filter(({ isTest }) => !isTest)
      .flatMap(({ name }) =>
        agreedNames
          .filter(({ others }) => others.test(name))
          .map(({ agreed }) => `Rename the visual state "${name}" to "${agreed}", or tag it "${testTag}".`),
      );
    expect(wrong).toEqual([]);
  });

  it.each(files)('has few enough visual states to compare in $file', ({ stories }) => {
    const looks = stories.filter(({ isTest }) => !isTest).map(({ name }) => name);
    expect(looks.length, looks.join(', ')).toBeLessThanOrEqual(maxLooks);
  });

  it('leaves the axe rules as the preview sets them', () => {
    const pages = resolve(packages, '../site/stories');
    const changing = [resolve(packages, 'agency-ui/src'), resolve(packages, 'agency-content/src'), pages]
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => resolve(folder, file)),
      )
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && /[^/]\ba11y['"\]]*:/.test(readFileSync(file, 'utf8')));
    // Storybook turns off the "region" rule, which the page stories turn on again.
    expect(changing).toEqual([resolve(pages, 'page.tsx')]);
  });
});
