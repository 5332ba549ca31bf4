import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PullQuote } from './PullQuote.js';

describe('PullQuote', () => {
  it('is a figure whose caption names the speaker, outside the quotation', { tags: ['wcag:1.3.1'] }, () => {
    const html = renderToStaticMarkup(
      <PullQuote quote={{ text: 'We work for both.', name: 'The CEO', role: 'Agency' }} />,
    );
    expect(html).toMatch(/<figure[^>]*><blockquote[^>]*><p[^>]*>We work for both\.<\/p><\/blockquote><figcaption/);
    const id = /<section[^>]*aria-labelledby="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`<span id="${id}"`);
    expect(html).toContain('Agency');
  });

  it('hides its quotation mark from assistive technology', { tags: ['wcag:1.1.1'] }, () => {
    const html = renderToStaticMarkup(<PullQuote quote={{ text: 'Short.', name: 'The CEO' }} />);
    expect(html.replace(/<svg.*?<\/svg>/s, '')).not.toContain('“');
  });

  it('renders a long quotation smaller', () => {
    const length = (text: string) =>
      /data-length="(\w+)"/.exec(renderToStaticMarkup(<PullQuote quote={{ text, name: 'The CEO' }} />))?.[1];
    expect([length('x'.repeat(169)), length('x'.repeat(170))]).toEqual(['short', 'long']);
  });
});
