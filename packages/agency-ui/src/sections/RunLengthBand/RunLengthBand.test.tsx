import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { RunLengthBand, type RunLengthBandProps } from './RunLengthBand.js';

const props: RunLengthBandProps = {
  figure: '500+',
  heading: 'Runs of 500 or more',
  description: 'Go offset.',
  ranges: [
    { name: 'Digital', description: 'Short runs' },
    { name: 'Offset', description: 'Long runs' },
  ],
  ticks: ['1', '500', '10,000+'],
  threshold: '500',
  rulerDescription: 'Digital up to 500, offset from there.',
};

describe('RunLengthBand', () => {
  it('contains every mark in the server’s HTML, but no inline styles', () => {
    const html = renderToString(<RunLengthBand {...props} />);
    for (const mark of props.ticks) expect(html).toContain(`>${mark}<`);
    expect(html).not.toContain('style=');
  });

  it.each(['1', '10,000+', '501'])(
    'warns about the invalid threshold %s, and shows the ruler without a threshold',
    (threshold) => {
      const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
      const html = renderToString(<RunLengthBand {...props} threshold={threshold} />);
      for (const mark of props.ticks) expect(html).toContain(`>${mark}<`);
      expect(warned).toHaveBeenCalledWith(
        expect.stringContaining('is not one of the ticks between the ends (1, 500, 10,000+)'),
      );
      warned.mockRestore();
    },
  );
});
