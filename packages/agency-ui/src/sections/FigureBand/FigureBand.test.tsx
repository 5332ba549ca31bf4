import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { logged } from '../../primitives/warn.js';
import { FigureBand } from './FigureBand.js';

const band = (start: number, end: number) =>
  renderToStaticMarkup(
    <FigureBand
      figure="12"
      heading="Twelve hours"
      description="From morning to evening."
      scale={{ from: '8 AM', to: '8 PM', bars: [{ name: 'Lunch', description: 'noon to two', start, end }] }}
    />,
  );

describe('FigureBand', () => {
  it('hides the figure and the bars from assistive technology, and describes both in text', () => {
    const html = band(4, 6);
    expect(html).toMatch(/<p aria-hidden="true"[^>]*><span[^>]*>12<\/span><span[^>]*>12<\/span><\/p>/);
    expect(html).toMatch(/<strong[^>]*>Lunch<\/strong> noon to two<\/p><span aria-hidden="true"/);
  });

  it.each([
    [-1, 6],
    [4, 13],
    [12, 12],
    [6, 4],
  ])('shows only the text of a bar with the invalid range %i to %i, and warns about it', (start, end) => {
    logged.clear();
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(band(start, end)).toMatch(/noon to two<\/p><span aria-hidden="true"[^>]*><\/span>/);
    expect(said.mock.calls.flat()).toEqual([expect.stringContaining(`"Lunch" runs from ${start} to ${end}`)]);
    said.mockRestore();
  });

  it('renders no scale when there are no bars', () => {
    expect(renderToStaticMarkup(<FigureBand figure="12" heading="Twelve" description="Hours." />)).not.toContain('<ul');
  });
});
