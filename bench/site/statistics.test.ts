import { describe, expect, it } from 'vitest';
import { median, ratio, rotated, spreadOf } from './statistics.js';

describe('median', () => {
  it('is the middle, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([8, 2, 4, 6])).toBe(5);
  });

  it('says what is missing when there is nothing to measure', () => {
    expect(() => median([])).toThrow('measure at least once');
  });
});

it('keeps the least and the most beside the median', () => {
  expect(spreadOf([30, 10, 20])).toEqual({ median: 20, least: 10, most: 30 });
});

it('compares with a floor only where there is one', () => {
  expect(ratio(30, 20)).toBe(1.5);
  expect(ratio(30, 0)).toBeUndefined();
});

it('starts each round with another variant', () => {
  expect([0, 1, 2, 3].map((round) => rotated(['a', 'b', 'c'], round).join(''))).toEqual(['abc', 'bca', 'cab', 'abc']);
});
