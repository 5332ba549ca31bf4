import { expect, it } from 'vitest';
import { differences, storyExports, storyKey, writtenStories } from './stories.js';

it('finds only a file’s named story exports', () => {
  const source = [
    'const meta = {};',
    'export default meta;',
    'const part = 1;',
    'export const Default: Story = {};',
    'export const LongTitles: Story = { args: {} };',
    'export type Words = string;',
  ].join('\n');
  expect(storyExports(source)).toEqual(['Default', 'LongTitles']);
});

it('finds this repository’s stories', async () => {
  const stories = await writtenStories();
  expect(stories.length).toBeGreaterThan(900);
  expect(stories).toContain(
    storyKey('./packages/agency-ui/src/sections/HeroCarousel/HeroCarousel.stories.tsx', 'Default'),
  );
});

it('reports stories that appear in only one list, and empty lists', () => {
  expect(differences(['the sources', ['a › A', 'b › B']], ['the index', ['b › B', 'c › C']])).toEqual([
    'a › A is in the sources, but not in the index.',
    'c › C is in the index, but not in the sources.',
  ]);
  expect(differences(['the sources', ['a › A']], ['the index', ['a › A']])).toEqual([]);
  expect(differences(['the sources', []], ['the index', []])).toEqual(['There are no stories in the sources.']);
});
