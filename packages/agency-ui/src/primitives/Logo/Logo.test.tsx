import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HighlightedName, Logo } from './Logo.js';

describe('HighlightedName', () => {
  it('highlights an exact substring of the name', { tags: ['wcag:1.4.5'] }, () => {
    const html = renderToStaticMarkup(<HighlightedName name="Shangwe & Ink" highlightText="&" className="loud" />);
    expect(html).toBe('<span>Shangwe <span class="loud">&amp;</span> Ink</span>');
  });

  it('highlights the first of several matches', () => {
    const html = renderToStaticMarkup(<HighlightedName name="Ink & Light & Co" highlightText="&" className="loud" />);
    expect(html).toBe('<span>Ink <span class="loud">&amp;</span> Light &amp; Co</span>');
  });

  it('leaves a name unchanged when there is no highlight or the name doesn’t contain it', () => {
    const plain = '<span>Coastlight</span>';
    expect(renderToStaticMarkup(<HighlightedName name="Coastlight" highlightText="&" className="loud" />)).toBe(plain);
    expect(renderToStaticMarkup(<HighlightedName name="Coastlight" highlightText="" className="loud" />)).toBe(plain);
    expect(renderToStaticMarkup(<HighlightedName name="Coastlight" className="loud" />)).toBe(plain);
  });

  it('renders inside an SVG', () => {
    const html = renderToStaticMarkup(<HighlightedName as="tspan" name="A+B" highlightText="+" className="loud" />);
    expect(html).toBe('<tspan>A<tspan class="loud">+</tspan>B</tspan>');
  });
});

describe('Logo', () => {
  it('isolates the name, whose direction can differ from the page’s', () => {
    const html = renderToStaticMarkup(<Logo name="Bahari & Co." highlightText="&" />);
    expect(/<bdi>(.*)<\/bdi>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '')).toBe('Bahari &amp; Co.');
  });

  it('renders a shape with a fill or with its own stroke width', () => {
    const mark = {
      viewBox: '0 0 40 40',
      shapes: [
        { d: 'M0 0h40v40z', ink: 'one' as const },
        { d: 'M0 20h40', ink: 'text' as const, stroke: 1.75 },
      ],
    };
    const html = renderToStaticMarkup(<Logo name="Coastlight" mark={mark} />);
    expect(html).toContain('viewBox="0 0 40 40"');
    expect(html.match(/stroke-width="1\.75"/g)).toHaveLength(1);
    expect(html).toMatch(/d="M0 0h40v40z" class="[^"]*fill_one/);
    expect(html).toMatch(/d="M0 20h40"[^>]* class="[^"]*stroke_text/);
  });
});
