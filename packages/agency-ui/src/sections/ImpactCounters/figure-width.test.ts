import { expect, it } from 'vitest';
import { figureWidth, figureWidths } from './figure-width.js';

it.each([
  ['5', undefined, 1],
  ['50', undefined, 2],
  ['120', undefined, 2.5],
  ['98', '%', 2.75],
  ['1,200', undefined, 4],
  ['888', undefined, 3],
])('estimates the width of %s%s', (digits, unit, width) => {
  expect(figureWidth(digits, unit)).toBe(width);
});

it('always returns a width that the stylesheet has', () => {
  for (const digits of ['0', '1', '11', '1,234,567', '999,999,999,999,999']) {
    expect(figureWidths).toContain(figureWidth(digits, 'million'));
  }
});
