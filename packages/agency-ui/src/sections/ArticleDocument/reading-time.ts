import type { ArticleBlock, ArticleBody } from '../../entities/index.js';
import { textOf } from '../linked-text/index.js';

/** Words an adult reads per minute: 238 for English, according to Brysbaert's review of 190 studies (2019). */
const wordsPerMinute = 230;

/** All text in a block, except in its own components. */
function textsOf(block: ArticleBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  if (Array.isArray(block)) return block.map(textOf);
  if ('paragraph' in block) return [textOf(block.paragraph)];
  if ('rows' in block) return [block.caption, ...block.columns, ...block.rows.flat()];
  if ('steps' in block) return block.steps.map(textOf);
  if ('quote' in block) return [block.quote];
  if ('content' in block) return [];
  return block.caption ? [block.caption] : [];
}

/** An article's reading time in whole minutes, at least 1. Counts words between spaces. */
export function readingMinutes({ introduction, sections }: ArticleBody): number {
  const texts = [introduction, ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)])];
  const words = texts.join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
