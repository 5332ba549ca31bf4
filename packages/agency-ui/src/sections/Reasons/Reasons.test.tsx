import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Reasons } from './Reasons.js';

const reason = (title: string) => ({ title, description: 'Because.' });

describe('Reasons', () => {
  it('repeats its marks after three', () => {
    const html = renderToString(<Reasons heading="Why" reasons={['A', 'B', 'C', 'D'].map(reason)} />);
    const marks = [...html.matchAll(/<svg.*?<\/svg>/g)].map(([mark]) => mark);
    expect(marks).toHaveLength(4);
    expect(new Set(marks).size).toBe(3);
    expect(marks[3]).toBe(marks[0]);
  });

  it('renders nothing without reasons', () => {
    expect(renderToString(<Reasons heading="Why" reasons={[]} />)).toBe('');
  });
});
