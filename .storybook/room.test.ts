import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { findRoute, notFoundRoute, routes } from '../site/src/routes.js';
import { readGuide, readRules } from './blocks/guide.js';
import { groups } from './blocks/map.js';
import { showPanel } from './layout.js';
import { readParameters, readPropTypes, readTokens } from './room-plugin.js';

const root = resolve(import.meta.dirname, '..');

const files = ['packages/agency-ui/src', 'packages/agency-content/src', 'site/stories'].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => ({ name: basename(file, '.stories.tsx'), text: readFileSync(resolve(root, folder, file), 'utf8') })),
);
/** Docs pages without stories. */
const mdxPages = readdirSync(resolve(import.meta.dirname, 'docs')).map((file) => ({
  text: readFileSync(resolve(import.meta.dirname, 'docs', file), 'utf8'),
}));

const titleOf = (text: string) => /title(?:: '|=")([A-Z][a-z]+\/[^'"]+)['"]/.exec(text)?.[1] ?? '';

const components = files.filter(({ text }) => /^(Primitives|Navigation|Sections|Forms)\//.test(titleOf(text)));
const pages = files.filter(({ text }) => titleOf(text).startsWith('Pages/'));

describe('the map of the kit', () => {
  it('lists all components and foundations in the groups of their stories', () => {
    const mapped = groups.flatMap(({ name, entries }) => entries.map((entry) => `${name}/${entry.name}`));
    const titles = [...files, ...mdxPages]
      .map(({ text }) => titleOf(text))
      .filter((title) => /^(?!Pages)\w+\//.test(title));
    expect(titles.length).toBeGreaterThan(85);
    expect(mapped.toSorted()).toEqual(titles.toSorted());
  });
});

describe('the guide of every component', () => {
  const guides = components.map(({ name, text }) => {
    const description = /(?:component:|const description =)\s*`((?:[^`\\]|\\.)*)`/.exec(text)?.[1] ?? '';
    return { name, guide: readGuide(description.replaceAll('\\`', '`')) };
  });

  it('exists', () => {
    expect(guides.length).toBeGreaterThan(80);
  });

  it.each(guides)('$name has a purpose, its uses, alternatives and content', ({ guide }) => {
    const { purpose, use, instead, content } = guide;
    for (const part of [purpose, use, instead, content]) expect(part.length).toBeGreaterThan(3);
  });

  it.each(guides)('$name has short rules on what to do and not to do', ({ guide }) => {
    const [dos, donts] = [readRules(guide.use), readRules(guide.instead)];
    expect(dos[0]).toMatch(/^\*\*Use it\*\* /);
    expect(donts[0]).toMatch(/^\*\*Do not use it\*\* /);
    expect([...dos, ...donts].filter((rule) => rule.length > 200 || !/^[\p{Lu}*].*\.$/u.test(rule))).toEqual([]);
  });

  it('refers only to existing components', () => {
    const known = new Set(components.map(({ name }) => name));
    const named = guides.flatMap(({ name, guide }) =>
      [...`${guide.use} ${guide.instead}`.matchAll(/`([A-Z]\w+)`/g)].map(([, other = '']) => ({ name, other })),
    );
    expect(named.length).toBeGreaterThan(80);
    // `Container` belongs to `Section`.
    expect(named.filter(({ other }) => !known.has(other) && other !== 'Container')).toEqual([]);
  });

  it('keeps all paragraphs of a topic together', () => {
    const guide = readGuide('What it is.\n\n**Use it** once.\n\nOr twice.\n\n**Content.** Words.\n\n**Motion.** None.');
    expect(guide).toMatchObject({
      purpose: 'What it is.',
      use: '**Use it** once.\n\nOr twice.',
      content: 'Words.',
      behaviour: '**Motion.** None.',
    });
  });

  it('drops a lead that its heading repeats', () => {
    expect(readGuide('**Behaviour.** It waits.\n\n**Motion.** None.').behaviour).toBe('It waits.\n\n**Motion.** None.');
  });
});

describe('the rules of a part', () => {
  it('are its sentences, whatever stands between them', () => {
    const part = '**Use it** for `vars.size`, 0.1 s apart. `card` stays (WCAG 1.3.5), as in a form.\n\nSet it once.';
    expect(readRules(part)).toEqual([
      '**Use it** for `vars.size`, 0.1 s apart.',
      '`card` stays (WCAG 1.3.5), as in a form.',
      'Set it once.',
    ]);
  });
});

describe('the stories of pages', () => {
  const paths = pages.flatMap(({ text }) => [...text.matchAll(/page\('([^']+)'\)/g)].map(([, path = '']) => path));

  it.each(routes.map(({ path }) => path))('show %s', (path) => {
    expect(paths.some((shown) => findRoute(shown).route.path === path)).toBe(true);
  });

  it('leave the whole window to the page, unlike all others', () => {
    const shown = [...files, ...mdxPages].map(({ text }) => titleOf(text)).filter(Boolean);
    const withoutPanel = shown.filter((title) => !showPanel({ storyId: toId(title, 'Default') }, true));
    expect(withoutPanel.toSorted()).toEqual(shown.filter((title) => title.startsWith('Pages/')).toSorted());
    expect(withoutPanel.length).toBeGreaterThan(8);
    expect(showPanel({ storyId: 'sections-reasons--default' }, false)).toBe(false);
  });

  it('show the page for unknown paths once', () => {
    expect(paths.filter((path) => findRoute(path).route === notFoundRoute)).toHaveLength(1);
  });
});

describe('the data that docs pages read from the sources', () => {
  it('contains every token of a stylesheet, destructured or not', () => {
    const sheet = 'const { text, line: edge } = vars.color;\npadding: vars.space.large, x: vars.type.lead.size';
    expect(readTokens(sheet)).toEqual(['color.line', 'color.text', 'space.large', 'type.lead.size']);
  });

  it('contains the source text of prop types, and of no other interface', () => {
    const file = `
      interface Words { title: string }
      export interface LanternProps extends Words {
        /** Of the flame. */
        colours: readonly ('red' |
          'gold')[];
        onOut?: (at: Date) => void;
      }`;
    expect(readPropTypes(file, 'Lantern')).toEqual({
      colours: "readonly ('red' | 'gold')[]",
      onOut: '(at: Date) => void',
    });
  });

  it('contains the typed parameters of a label', () => {
    const labels = 'interface L { page: (page: number) => string }\nconst l = { page: (page) => String(page) }';
    expect(readParameters(labels)).toEqual({ page: [['page', 'number']] });
  });
});
