/** What moves by style alone may only be painted anew: whatever takes part in the layout moves everything around it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { expect, inject, it } from 'vitest';

const assets = join(inject('siteFolder'), 'assets');

const sheets = readdirSync(assets)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(assets, name)));

/**
 * Neither changes where a box stands, nor how large it is. The last three turn over once: as a dialog closes, or
 * as what nobody saw yet comes; it has its size before.
 */
const paintOnly = new Set([
  'opacity',
  'visibility',
  'translate',
  'rotate',
  'scale',
  'transform',
  'color',
  'background-color',
  'box-shadow',
  'overlay',
  'display',
  'content-visibility',
]);

/** The items of a list, whose functions hold commas of their own. */
const items = (list: string) => list.split(/,(?![^(]*\))/).map((item) => item.trim());

/** Every property that a transition or an animation of a stylesheet changes. */
function movedBy(css: Uint8Array): Set<string> {
  const moved = new Set<string>();
  transform({
    filename: 'emitted.css',
    code: css,
    visitor: {
      Rule: {
        keyframes: ({ value }) => {
          for (const { declarations } of value.keyframes) {
            for (const declaration of [
              ...(declarations.declarations ?? []),
              ...(declarations.importantDeclarations ?? []),
            ]) {
              const { property, value } = declaration;
              if (property === 'unparsed') moved.add(value.propertyId.property);
              else moved.add(property === 'custom' ? value.name : property);
            }
          }
        },
      },
    },
  });
  const text = new TextDecoder().decode(css);
  for (const [, list = ''] of text.matchAll(/[{;]transition(?:-property)?:([^;}]+)/g)) {
    for (const item of items(list)) moved.add(item.split(' ')[0] ?? '');
  }
  moved.delete('none');
  return moved;
}

it('leaves the layout alone', () => {
  const moved = new Set(sheets.flatMap((css) => [...movedBy(css)]));
  expect(moved.size).toBeGreaterThan(5);
  expect([...moved].filter((property) => !paintOnly.has(property))).toEqual([]);
});

it('would be noticed', () => {
  const css = `.a{transition:min-block-size cubic-bezier(0,0,1,1) .2s,color .2s}.b{transition-property:all}
    @keyframes grow{to{inline-size:var(--wide);opacity:1}}`;
  expect([...movedBy(new TextEncoder().encode(css))].toSorted()).toEqual(
    ['inline-size', 'opacity', 'min-block-size', 'color', 'all'].toSorted(),
  );
});
