import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RunLengthBand, type RunLengthBandProps } from './RunLengthBand.js';

const props: RunLengthBandProps = {
  figure: '500+',
  heading: 'Runs of 500 or more',
  description: 'Go offset.',
  ranges: [
    { name: 'Digital', description: 'Short runs' },
    { name: 'Offset', description: 'Long runs' },
  ],
  marks: ['1', '500', '10,000+'],
  turningPoint: '500',
  rulerDescription: 'Digital up to 500, offset from there.',
};

describe('RunLengthBand', () => {
  it('contains every mark in the server’s HTML, and no inline style', () => {
    const html = renderToString(<RunLengthBand {...props} />);
    for (const mark of props.marks) expect(html).toContain(`>${mark}<`);
    expect(html).not.toContain('style=');
  });

  it.each(['1', '10,000+', '501'])('throws a readable error for the turning point %s', (turningPoint) => {
    expect(() => renderToString(<RunLengthBand {...props} turningPoint={turningPoint} />)).toThrow(
      /is not a mark between the first and the last of 1, 500, 10,000\+/,
    );
  });
});
