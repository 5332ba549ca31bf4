import { describe, expect, it } from 'vitest';
import { contrast } from './story-contrast.js';

describe('contrast', () => {
  it('is 1 for equal colours and 21 for black and white, in either order', () => {
    expect(contrast('rgb(9, 9, 9)', 'rgb(9, 9, 9)')).toBe(1);
    expect(contrast('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBe(21);
    expect(contrast('rgb(255, 255, 255)', 'rgb(0, 0, 0)')).toBe(21);
  });

  it('matches a known ratio', () => {
    // #767676 is the lightest grey that passes on white.
    expect(contrast('rgb(118, 118, 118)', 'rgb(255, 255, 255)')).toBeCloseTo(4.54, 2);
  });

  it('throws for any other notation', () => {
    expect(() => contrast('rgba(0, 0, 0, 0.5)', 'rgb(0, 0, 0)')).toThrow('is not an opaque rgb() colour');
    expect(() => contrast('transparent', 'rgb(0, 0, 0)')).toThrow('is not an opaque rgb() colour');
  });
});
