import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AccentedName, Logo } from './Logo.js';

describe('AccentedName', () => {
  it('marks the accent in the name, letter for letter', () => {
    const html = renderToStaticMarkup(<AccentedName name="Shangwe & Ink" accent="&" className="loud" />);
    expect(html).toBe('Shangwe <span class="loud">&amp;</span> Ink');
  });

  it('marks the first of several', () => {
    const html = renderToStaticMarkup(<AccentedName name="Ink & Light & Co" accent="&" className="loud" />);
    expect(html.match(/<span/g)).toHaveLength(1);
    expect(html).toMatch(/^Ink <span/);
  });

  it('keeps a name without that part, or without an accent', () => {
    expect(renderToStaticMarkup(<AccentedName name="Coastlight" accent="&" className="loud" />)).toBe('Coastlight');
    expect(renderToStaticMarkup(<AccentedName name="Coastlight" accent="" className="loud" />)).toBe('Coastlight');
    expect(renderToStaticMarkup(<AccentedName name="Coastlight" className="loud" />)).toBe('Coastlight');
  });

  it('renders inside an SVG', () => {
    const html = renderToStaticMarkup(<AccentedName as="tspan" name="A+B" accent="+" className="loud" />);
    expect(html).toBe('A<tspan class="loud">+</tspan>B');
  });
});

describe('Logo', () => {
  it('renders a shape filled, or with its stroke width', () => {
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
