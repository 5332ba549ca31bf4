import type { ArticleBlock, ArticleBody } from '../../entities/index.js';
import { assertFields } from '../../primitives/index.js';

const component = 'ArticleDocument';

const kinds = ['paragraph', 'rows', 'steps', 'quote', 'picture', 'content'] as const;

/** Asserts that a text with links is an array of strings and links. */
function assertLinkedText(path: string, text: unknown): void {
  if (!Array.isArray(text))
    throw new TypeError(
      `${component}: "${path}" is ${JSON.stringify(text)}, but it must be an array of the text’s parts. Write ` +
        "['See ', { name: 'our prices', path: '/prices' }, '.'].",
    );
  for (const [index, part] of text.entries())
    if (typeof part !== 'string') assertFields(component, `${path}[${index}]`, part, ['name', 'path']);
}

function assertItems(path: string, items: readonly unknown[]): void {
  for (const [index, item] of items.entries()) {
    if (typeof item === 'string') continue;
    if (!Array.isArray(item))
      throw new TypeError(
        `${component}: "${path}[${index}]" is an item of a list, so it must be a string, or an array of strings and ` +
          'links. For a paragraph with links, write { paragraph: […] }.',
      );
    assertLinkedText(`${path}[${index}]`, item);
  }
}

function assertBlock(path: string, block: ArticleBlock): void {
  if (typeof block === 'string') return;
  if (Array.isArray(block)) {
    assertItems(path, block);
    return;
  }
  const isObject = typeof block === 'object' && block !== null;
  if (!isObject || !kinds.some((kind) => kind in block))
    throw new TypeError(
      `${component}: "${path}" is ${isObject ? `an object with ${Object.keys(block).join(', ')}` : String(block)}, which is no ` +
        `kind of block. Write a string, an array of strings, or an object with one of ${kinds.join(', ')}. A video or an ` +
        'embed is { content: <Video … /> } or { content: <ConsentGate …>…</ConsentGate> }.',
    );
  if ('paragraph' in block) assertLinkedText(`${path}.paragraph`, block.paragraph);
  if ('steps' in block) assertItems(`${path}.steps`, block.steps);
}

/**
 * Throws a readable error for a block that can't be rendered. Call it only if `process.env.NODE_ENV` is not
 * `production`, so that bundlers remove it.
 *
 * @throws a TypeError that names the block and says what to write instead.
 */
export function assertBlocks({ sections }: ArticleBody): void {
  for (const [place, { blocks }] of sections.entries())
    for (const [index, block] of blocks.entries()) assertBlock(`body.sections[${place}].blocks[${index}]`, block);
}
