import { describe, expect, it } from 'vitest';
import { median, ratio, rotated, spreadOf } from './statistics.js';

describe('median', () => {
  it('does not depend on the order of the numbers', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([8, 2, 4, 6])).toBe(5);
  });

  it('throws a readable error if there are no numbers', () => {
    expect(() => median([])).toThrow('at least one number');
  });
});

it('returns the minimum and maximum along with the median', () => {
  expect(spreadOf([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30 });
});

it('gives no ratio when the baseline is zero', () => {
  expect(ratio(30, 20)).toBe(1.5);
  expect(ratio(30, 0)).toBeUndefined();
});

it('starts each round with a different variant', () => {
  expect([0, 1, 2, 3].map((round) => rotated(['a', 'b', 'c'], round).join(''))).toEqual(['abc', 'bca', 'cab', 'abc']);
});
