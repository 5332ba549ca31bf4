/** CSS animations and transitions change only properties that don't cause layout. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { expect, inject, it } from 'vitest';

const assets = join(inject('siteFolder'), 'assets');

const sheets = readdirSync(assets)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(assets, name)));

/**
 * Properties that don't affect a box's position or size. The last three are discrete: they change once, when a dialog
 * closes or when skipped content, whose size is already reserved, is first rendered.
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

/** Splits a list whose functions may contain commas. */
const items = (list: string) => list.split(/,(?![^(]*\))/).map((item) => item.trim());

/** Whether a transition has a duration. Without one, it only delays a change. */
const hasDuration = (transition: string) => Number.parseFloat(/\s([\d.]+)m?s\b/.exec(transition)?.[1] ?? '1') > 0;

/** Every property that a stylesheet transitions or animates. */
function animatedProperties(css: Uint8Array): Set<string> {
  const animated = new Set<string>();
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
              if (property === 'unparsed') animated.add(value.propertyId.property);
              else animated.add(property === 'custom' ? value.name : property);
            }
          }
        },
      },
    },
  });
  const text = new TextDecoder().decode(css);
  for (const [, list = ''] of text.matchAll(/[{;]transition(?:-property)?:([^;}]+)/g)) {
    for (const item of items(list).filter(hasDuration)) animated.add(item.split(' ')[0] ?? '');
  }
  animated.delete('none');
  return animated;
}

it('animates no layout properties', () => {
  const animated = new Set(sheets.flatMap((css) => [...animatedProperties(css)]));
  expect(animated.size).toBeGreaterThan(5);
  expect([...animated].filter((property) => !paintOnly.has(property))).toEqual([]);
});

it('detects an animated layout property', () => {
  const css = `.a{transition:min-block-size cubic-bezier(0,0,1,1) .2s,color .2s}.b{transition-property:all}
    .c{transition:max-block-size 0s 8s}
    @keyframes grow{to{inline-size:var(--wide);opacity:1}}`;
  expect([...animatedProperties(new TextEncoder().encode(css))].toSorted()).toEqual(
    ['inline-size', 'opacity', 'min-block-size', 'color', 'all'].toSorted(),
  );
});
