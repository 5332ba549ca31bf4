import { describe, expect, it } from 'vitest';
import { contrast } from './story-contrast.js';

describe('contrast', () => {
  it('goes from none to black on white, whichever comes first', () => {
    expect(contrast('rgb(9, 9, 9)', 'rgb(9, 9, 9)')).toBe(1);
    expect(contrast('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBe(21);
    expect(contrast('rgb(255, 255, 255)', 'rgb(0, 0, 0)')).toBe(21);
  });

  it('agrees with a pair whose ratio is well known', () => {
    // #767676 is the lightest grey that passes on white.
    expect(contrast('rgb(118, 118, 118)', 'rgb(255, 255, 255)')).toBeCloseTo(4.54, 2);
  });

  it('refuses what it cannot measure', () => {
    expect(() => contrast('rgba(0, 0, 0, 0.5)', 'rgb(0, 0, 0)')).toThrow('is no opaque rgb() colour');
    expect(() => contrast('transparent', 'rgb(0, 0, 0)')).toThrow('is no opaque rgb() colour');
  });
});
