import { expect, it } from 'vitest';
import { differences, storyExports, storyKey, writtenStories } from './stories.js';

it('finds the stories of a file, and not its default export or its parts', () => {
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

it('finds the stories of this repository', async () => {
  const stories = await writtenStories();
  expect(stories.length).toBeGreaterThan(900);
  expect(stories).toContain(
    storyKey('./packages/agency-ui/src/sections/HeroCarousel/HeroCarousel.stories.tsx', 'Default'),
  );
});

it('says which story is missed, on either side, and that a list is empty', () => {
  expect(differences(['the sources', ['a › A', 'b › B']], ['the index', ['b › B', 'c › C']])).toEqual([
    'a › A is in the sources, and not in the index.',
    'c › C is in the index, and not in the sources.',
  ]);
  expect(differences(['the sources', ['a › A']], ['the index', ['a › A']])).toEqual([]);
  expect(differences(['the sources', []], ['the index', []])).toEqual(['There is no story in the sources.']);
});
