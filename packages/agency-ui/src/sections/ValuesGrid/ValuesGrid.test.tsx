import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { figures } from './figures.js';
import { ValuesGrid } from './ValuesGrid.js';

const values = Array.from({ length: 8 }, (_, index) => ({ title: `Value ${index}`, description: 'What it means.' }));

describe('ValuesGrid', () => {
  it('repeats its figures after six values', () => {
    const html = renderToStaticMarkup(<ValuesGrid heading="Values" values={values} />);
    const drawn = [...html.matchAll(/<path d="([^"]+)"[^>]*><\/path><path/g)].map(([, d]) => d);
    expect(drawn).toHaveLength(8);
    expect(new Set(drawn.slice(0, 6)).size).toBe(6);
    expect(drawn[6]).toBe(figures[0]?.under);
    expect(html.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(8);
  });

  it('names the section by its heading, and puts each value one level below', { tags: ['wcag:1.3.1'] }, () => {
    const html = renderToStaticMarkup(<ValuesGrid heading="Values" values={values.slice(0, 2)} headingLevel={4} />);
    const id = /<section[^>]*aria-labelledby="([^"]+)"/.exec(html)?.[1];
    expect(html).toMatch(new RegExp(`<h4[^>]*id="${id}"`));
    expect(html.match(/<h5/g)).toHaveLength(2);
  });

  it('renders nothing without values', () => {
    expect(renderToStaticMarkup(<ValuesGrid heading="Values" values={[]} />)).toBe('');
  });
});
