import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Testimonials } from './Testimonials.js';

const testimonial = { text: 'It stayed dry.', name: 'Asha', role: 'Scout leader' };

const render = (testimonials: readonly (typeof testimonial)[]) =>
  renderToStaticMarkup(<Testimonials heading="What guests say" testimonials={testimonials} />);

describe('Testimonials', () => {
  it('names the speaker in the caption, outside the quotation', () => {
    expect(render([testimonial])).toMatch(/<blockquote[^>]*><p[^>]*>It stayed dry\.<\/p><\/blockquote><figcaption/);
  });

  it('hides its ornaments from assistive technology', { tags: ['wcag:1.1.1'] }, () => {
    const drawings = render([testimonial]).match(/<svg[^>]*>/g) ?? [];
    expect(drawings).toHaveLength(2);
    for (const drawing of drawings) expect(drawing).toContain('aria-hidden="true"');
  });

  it('renders nothing without testimonials', () => {
    expect(render([])).toBe('');
  });
});
