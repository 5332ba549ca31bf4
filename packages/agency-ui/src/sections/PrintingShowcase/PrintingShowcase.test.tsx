// @vitest-environment jsdom
import { createElement, memo, type ReactNode, type SVGProps } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PrintingService } from '../../entities/index.js';
import { storyPicture } from '../../story-pictures.js';
import { PrintingShowcase } from './PrintingShowcase.js';
import { printGlyphs } from './print-glyphs.js';

const names = Object.keys(printGlyphs) as (keyof typeof printGlyphs)[];
const showcase = (
  <PrintingShowcase
    eyebrow="Printing services"
    heading="Nine trades on one sheet"
    lead="Everything you need on paper."
    services={names.map((glyph) => ({ title: glyph, description: glyph, glyph }))}
    action={{ name: 'Explore Printing Services', path: '/services/printing' }}
  />
);

function rendered(element: ReactNode): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  return container;
}

describe('PrintingShowcase', () => {
  it('draws every glyph in the set, each one different', () => {
    const drawings = [...rendered(showcase).querySelectorAll('li svg')].map((glyph) => glyph.innerHTML);
    expect(drawings).toHaveLength(9);
    expect(new Set(drawings).size).toBe(9);
    expect(drawings.join('')).not.toMatch(/NaN|undefined/);
  });

  it('fills the first cell with its picture, and overlays the other glyphs with decorative pictures', {
    tags: ['wcag:1.1.1'],
  }, () => {
    const image = storyPicture(1, 'A book');
    const [cell, other] = rendered(
      <PrintingShowcase
        eyebrow="Printing"
        heading="One"
        lead="One"
        services={[
          { title: 'Book printing', description: 'Books', glyph: 'book', image },
          { title: 'Binding', description: 'Books', glyph: 'folds', image },
        ]}
        action={{ name: 'Explore', path: '/' }}
      />,
    ).querySelectorAll('li');
    expect(cell?.querySelector('img')?.alt).toBe('A book');
    expect(cell?.querySelector('svg')).toBeNull();
    expect(other?.querySelector('img')?.alt).toBe('');
    expect(other?.querySelector('svg')).not.toBeNull();
  });

  it('renders a custom glyph, and lists the known names when given an unknown one', () => {
    const cell = (glyph: PrintingService['glyph']) => (
      <PrintingShowcase
        eyebrow="Bakery"
        heading="Bread"
        lead="Every day."
        services={[{ title: 'Loaves', description: 'Twelve kinds.', glyph }]}
        action={{ name: 'Order', path: '/order' }}
      />
    );
    const Loaf = memo((props: SVGProps<SVGSVGElement>) => createElement('svg', { ...props, id: 'loaf' }));
    const glyph = rendered(cell(Loaf)).querySelector('li svg#loaf');
    expect(glyph?.getAttribute('aria-hidden')).toBe('true');
    expect(() => rendered(cell('boook' as never))).toThrow(
      'PrintingShowcase: there is no glyph "boook". Use one of book, pixels, cylinders, folds, dieCut, letters, ' +
        'openBook, toteBag, overprint, or a component that renders an <svg>.',
    );
  });

  it('has no duplicate ids when rendered twice', () => {
    const ids = [
      ...rendered(
        <>
          {showcase}
          {showcase}
        </>,
      ).querySelectorAll('[id]'),
    ].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
