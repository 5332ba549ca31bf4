import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Reasons } from './Reasons.js';

const reason = (title: string) => ({ title, description: 'Because.' });

describe('Reasons', () => {
  it('repeats its marks after nine reasons, and can start with any mark', () => {
    const marksOf = (html: string) => [...html.matchAll(/<svg.*?<\/svg>/g)].map(([mark]) => mark);
    const marks = marksOf(renderToString(<Reasons heading="Why" reasons={[...'ABCDEFGHIJ'].map(reason)} />));
    expect(marks).toHaveLength(10);
    expect(new Set(marks).size).toBe(9);
    expect(marks[9]).toBe(marks[0]);
    expect(marksOf(renderToString(<Reasons heading="Why" firstMark={4} reasons={[reason('A')]} />))).toEqual([
      marks[4],
    ]);
  });

  it('renders nothing without reasons', () => {
    expect(renderToString(<Reasons heading="Why" reasons={[]} />)).toBe('');
  });
});
