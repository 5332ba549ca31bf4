import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HalftoneGlyph } from './HalftoneGlyph.js';

describe('HalftoneGlyph', () => {
  it('is hidden from assistive technology, and has its own pattern per instance', { tags: ['wcag:1.1.1'] }, () => {
    const html = renderToStaticMarkup(
      <>
        <HalftoneGlyph glyph="?" />
        <HalftoneGlyph glyph="§" />
      </>,
    );
    const ids = [...html.matchAll(/<pattern id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(html).toContain(`fill="url(#${id})"`);
    expect(html.match(/aria-hidden="true"/g)).toHaveLength(2);
  });
});
