import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Prose } from './Prose.js';

describe('Prose', () => {
  it('renders its paragraphs in order', { tags: ['wcag:1.3.2'] }, () => {
    const html = renderToString(<Prose heading="Tents" paragraphs={['One.', 'Two.', 'Three.']} />);
    expect([...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, text]) => text)).toEqual(['One.', 'Two.', 'Three.']);
  });

  it('renders nothing without paragraphs', () => {
    expect(renderToString(<Prose heading="Tents" paragraphs={[]} />)).toBe('');
  });
});
