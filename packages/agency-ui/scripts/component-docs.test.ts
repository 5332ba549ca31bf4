import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentDocs, existingPages } from './component-docs.js';
import { sourceFolder } from './component-props.js';
import { exportedNames, readModules } from './declared-types.js';
import { packageFolder } from './parts.js';

const docs = componentDocs();
const modulesOfKit = [...readModules(sourceFolder).values()];
const pages = Object.keys(docs).filter((path) => path.startsWith('docs/'));

describe('the component pages’ generator', () => {
  it('keeps the component pages up to date (if not, run "npm run docs")', () => {
    expect(existingPages().toSorted()).toEqual(pages.toSorted());
    const stale = Object.entries(docs).filter(
      ([path, text]) => readFileSync(join(packageFolder, path), 'utf8') !== text,
    );
    expect(stale.map(([path]) => path)).toEqual([]);
  });

  it('writes one page per component and one for the entities', () => {
    expect(pages.length).toBeGreaterThan(80);
    expect(pages).toContain('docs/components/entities.md');
  });

  it('lists each prop with its type, default and description', () => {
    expect(docs['docs/components/HeroCarousel.md']).toContain(
      '| `interval` | `number` | `8000` | Time per slide, in ms. |\n',
    );
  });

  it('lists the props of interfaces that a component extends', () => {
    expect(docs['docs/components/HowItWorks.md']).toContain('| `tone` | `Tone` |');
    expect(docs['docs/components/TextField.md']).toContain('| `label` (required) | `string` |');
    expect(docs['docs/components/QuoteForm.md']).toContain('QuoteRequest');
  });

  it('omits the props that a component omits', () => {
    expect(docs['docs/components/ContactBand.md']).not.toContain('| `tone` |');
  });

  it('names the element whose attributes a component takes, even through an alias', () => {
    expect(docs['docs/components/TextField.md']).toContain('Also accepts the attributes of `<input>`, and `ref`.');
    expect(docs['docs/components/QuoteForm.md']).toContain('Also accepts the attributes of `<form>`, and `ref`.');
  });

  it('includes the docstrings of entity fields', () => {
    expect(docs['docs/components/HeroCarousel.md']).toContain(
      '| `highlightText` | `string \\| undefined` | The highlighted part of the title. Must be an exact substring of `title`. |',
    );
  });

  it('includes the labels with their English defaults', () => {
    expect(docs['docs/components/HeroCarousel.md']).toContain("| `nextSlide` | `string` | `'Next slide'` |");
  });

  it('shows labels that are functions with their types, and their code without types', () => {
    expect(docs['docs/components/HeroCarousel.md']).toContain(
      '| `goToSlide` | `(position: number) => string` | `` (position) => `Go to slide $',
    );
    expect(docs['docs/components/ArticleFilter.md']).toContain(
      '| `shown` | `(count: number, category?: string) => string` | `` (count, category) => {',
    );
  });

  it('includes the labels that a component takes from another component', () => {
    expect(docs['docs/components/ArticleList.md']).toContain("| `readMore` | `string` | `'Read More'` |");
  });

  it('includes the labels from a form’s definition', () => {
    const { 'docs/components/QuoteForm.md': quote = '' } = docs;
    expect(quote).toContain("| `projectTypePlaceholder` | `string` | `'Choose a service'` |");
    expect(quote).toContain("| `budgetOptions` | `Record<string, string>` | `{ 'under-5000': 'Under $5,000',");
    expect(quote.match(/^\| `submitting` \| `string` \| `'Submitting...'` \|/gm)).toHaveLength(1);
  });

  it('includes the labels of a form whose definition is built from its options', () => {
    const { 'docs/components/BookingForm.md': booking = '' } = docs;
    expect(booking).toContain("| `guests` | `string` | `'Number of people'` |");
    expect(booking).toContain('| `closedOn` | `(weekdays: string) => string` | `` (weekdays) =>');
  });

  it('shows the component’s example', () => {
    expect(docs['docs/components/HeroCarousel.md']).toContain("## Usage\n\n```tsx\n'use client';\n\nimport { ");
    expect(docs['docs/components/FormFields.md']).toContain('export default function RepairBooking() {');
  });

  it('describes only types that the package exports', () => {
    const types = pages
      .filter((path) => !path.endsWith('functions.md'))
      .flatMap((path) =>
        [...docs[path]!.matchAll(path.endsWith('entities.md') ? /^## (\w+)$/gm : /^### (\w+)$/gm)].map(
          ([, name]) => name,
        ),
      );
    const exported = exportedNames(join(packageFolder, 'src/index.ts'));
    expect(types.length).toBeGreaterThan(200);
    expect([...new Set(types)].filter((name) => !exported.includes(name ?? ''))).toEqual([]);
  });

  it('links only to types on the entities page', () => {
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

describe('the functions page', () => {
  const { 'docs/components/functions.md': page = '' } = docs;

  it('contains the signature of every rule and hook', () => {
    expect(page).toContain('textRule(message: string, options?: TextRuleOptions): Rule<string>\n');
    expect(page).toContain('useAgency(): AgencyContextValue\n');
    const headings = [...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    const main = exportedNames(join(packageFolder, 'src/index.ts'));
    const rules = main.filter((name) => /^[a-z]\w+Rule$/.test(name));
    expect(rules.length).toBeGreaterThan(8);
    expect(headings).toEqual(expect.arrayContaining(rules));
  });

  it('contains every function that the package exports', () => {
    const headings = [...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    const functions = exportedNames(join(packageFolder, 'src/index.ts')).filter((name) =>
      modulesOfKit.some(({ signatures }) => Object.hasOwn(signatures, name)),
    );
    expect(functions.length).toBeGreaterThan(60);
    expect(functions.filter((name) => /^[a-z]/.test(name) && !headings.includes(name))).toEqual([]);
  });

  it('documents what each function returns, unless the type is computed', () => {
    const signatures = [...page.matchAll(/^(\w+)(?:<.*>)?\(.*\)(.*)$/gm)];
    expect(signatures.length).toBeGreaterThan(50);
    expect(signatures.filter(([, , returned]) => !returned).map(([, name]) => name)).toEqual([
      'createArticleSchema',
      'createBookingForm',
      'createContactForm',
      'createFormSchema',
      'createQuoteForm',
    ]);
  });
});
