import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { logged } from '../../primitives/warn.js';
import { LeadTimeChart } from './LeadTimeChart.js';

const leadTimes = [
  { label: 'Large events', from: 6, to: 12 },
  { label: 'Small events', from: 1, to: 3 },
];

describe('LeadTimeChart', () => {
  it('is one image, named by one sentence per bar', { tags: ['wcag:1.1.1'] }, () => {
    expect(renderToStaticMarkup(<LeadTimeChart leadTimes={leadTimes} />)).toContain(
      'role="img" aria-label="Large events: 6 to 12 months ahead. Small events: 1 to 3 months ahead."',
    );
  });

  it('shows the unit only on long bars', () => {
    const html = renderToStaticMarkup(<LeadTimeChart leadTimes={leadTimes} />);
    expect(html).toContain('>6–12 months<');
    expect(html).toContain('>1–3<');
  });

  it('has no inline styles, because a strict policy forbids them', () => {
    expect(renderToStaticMarkup(<LeadTimeChart leadTimes={leadTimes} />)).not.toContain('style=');
  });

  it.each([
    { from: 0, to: 13 },
    { from: -1, to: 3 },
    { from: 1.5, to: 3 },
    { from: 12, to: 12 },
    { from: 6, to: 4 },
  ])('leaves out a bar that is not on the scale, and warns: $from to $to', (bar) => {
    logged.clear();
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const html = renderToStaticMarkup(<LeadTimeChart leadTimes={[...leadTimes, { label: 'Odd', ...bar }]} />);
    expect(html).toContain('Small events');
    expect(html).not.toContain('Odd');
    expect(said.mock.calls.flat()).toEqual([expect.stringContaining(`"Odd" runs from ${bar.from} to ${bar.to}`)]);
    said.mockRestore();
  });

  it('uses the application’s labels', () => {
    const html = renderToStaticMarkup(
      <LeadTimeChart
        leadTimes={leadTimes}
        labels={{ axis: 'A', bar: () => 'B', shortBar: () => 'C', sentence: () => 'D.' }}
      />,
    );
    expect(html).not.toMatch(/month|ahead/i);
  });
});
