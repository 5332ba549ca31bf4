import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Prose } from './Prose.js';

describe('Prose', () => {
  it('sets its paragraphs in their order', () => {
    const html = renderToString(<Prose heading="Tents" paragraphs={['One.', 'Two.', 'Three.']} />);
    expect([...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, words]) => words)).toEqual(['One.', 'Two.', 'Three.']);
  });

  it('renders nothing without a paragraph', () => {
    expect(renderToString(<Prose heading="Tents" paragraphs={[]} />)).toBe('');
  });
});
