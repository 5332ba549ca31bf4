import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentDocs, existingPages } from './component-docs.js';
import { packageFolder } from './parts.js';

const docs = componentDocs();
const pages = Object.keys(docs).filter((path) => path.startsWith('docs/'));

describe('the component pages', () => {
  it('are up to date: run "npm run component-docs"', () => {
    expect(existingPages().toSorted()).toEqual(pages.toSorted());
    const stale = Object.entries(docs).filter(
      ([path, text]) => readFileSync(join(packageFolder, path), 'utf8') !== text,
    );
    expect(stale.map(([path]) => path)).toEqual([]);
  });

  it('include one per component and one for the entities', () => {
    expect(pages.length).toBeGreaterThan(80);
    expect(pages).toContain('docs/components/entities.md');
  });

  it('list props with type, default and description', () => {
    expect(docs['docs/components/HeroCarousel.md']).toContain(
      '| `interval` | `number` | `8000` | Time per slide, in ms. |\n',
    );
  });

  it('list the props of the interfaces that a component extends', () => {
    expect(docs['docs/components/HowItWorks.md']).toContain('| `tone` | `Tone` |');
    expect(docs['docs/components/TextField.md']).toContain('| `label` (required) | `string` |');
    expect(docs['docs/components/QuoteForm.md']).toContain('QuoteRequest');
  });

  it('omit the props that a component omits', () => {
    expect(docs['docs/components/PageHero.md']).not.toContain('| `tone` |');
  });

  it('contain the docstrings of entity fields', () => {
    expect(docs['docs/components/HeroCarousel.md']).toContain(
      '| `highlightText` | `string \\| undefined` | The highlighted part of the title. Must be a part of `title`, letter for letter. |',
    );
  });

  it('contain the labels with their English defaults', () => {
    expect(docs['docs/components/HeroCarousel.md']).toContain("| `nextSlide` | `string` | `'Next slide'` |");
  });

  it('link only to types on the entities page', () => {
    const links = Object.values(docs).flatMap((text) =>
      [...text.matchAll(/\((?:entities\.md)?#(\w+)\)/g)].map(([, name]) => name),
    );
    const headings = [...docs['docs/components/entities.md']!.matchAll(/^## (\w+)$/gm)].map(([, name = '']) =>
      name.toLowerCase(),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((name) => !headings.includes(name ?? ''))).toEqual([]);
  });
});
