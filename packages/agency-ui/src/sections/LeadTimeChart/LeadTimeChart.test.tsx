import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LeadTimeChart } from './LeadTimeChart.js';

const leadTimes = [
  { label: 'Large events', from: 6, to: 12 },
  { label: 'Small events', from: 1, to: 3 },
];

describe('LeadTimeChart', () => {
  it('is one image, named by a sentence per bar', { tags: ['wcag:1.1.1'] }, () => {
    expect(renderToStaticMarkup(<LeadTimeChart leadTimes={leadTimes} />)).toContain(
      'role="img" aria-label="Large events: 6 to 12 months ahead. Small events: 1 to 3 months ahead."',
    );
  });

  it('shows the unit only on long bars', () => {
    const html = renderToStaticMarkup(<LeadTimeChart leadTimes={leadTimes} />);
    expect(html).toContain('>6–12 months<');
    expect(html).toContain('>1–3<');
  });

  it('has no inline style, which a strict policy forbids', () => {
    expect(renderToStaticMarkup(<LeadTimeChart leadTimes={leadTimes} />)).not.toContain('style=');
  });

  it.each([
    { from: 0, to: 13 },
    { from: -1, to: 3 },
    { from: 1.5, to: 3 },
    { from: 12, to: 12 },
  ])('throws for a bar outside its scale: $from to $to', (bar) => {
    expect(() => renderToStaticMarkup(<LeadTimeChart leadTimes={[{ label: 'Odd', ...bar }]} />)).toThrow(
      /not a whole month/,
    );
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
