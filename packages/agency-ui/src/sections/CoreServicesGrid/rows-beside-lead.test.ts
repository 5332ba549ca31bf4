import { describe, expect, it } from 'vitest';
import { cardShape } from './card-shape.js';
import { pictureSizes } from './picture-sizes.js';

const shapes = (count: number) => Array.from({ length: count }, (_, index) => cardShape(index, count));
const opening = ['lead', 'pictureStart', 'pictureEnd'];
const row = ['third', 'third', 'lastThird'];

describe('cardShape', () => {
  it.each([
    [1, ['full']],
    [2, ['broad', 'narrow']],
    [3, opening],
    [4, [...opening, 'full']],
    [5, [...opening, 'narrow', 'broad']],
    [6, [...opening, ...row]],
    [7, [...opening, ...row, 'full']],
    [8, [...opening, ...row, 'narrow', 'broad']],
    [9, [...opening, ...row, ...row]],
  ])('fills every row with %i cards', (count, expected) => {
    expect(shapes(count)).toEqual(expected);
  });
});

describe('pictureSizes', () => {
  it('gives the rendered width of a card at desktop, tablet and phone widths', () => {
    expect(pictureSizes('narrow')).toBe(
      '(width >= 60rem) calc((min(clamp(75rem, 60vw, 96rem), 100vw - 2 * clamp(1.25rem, 4vw, 3rem)) + 1.5rem) * 5 / 12 - 1.5rem), ' +
        '(width >= 40rem) calc((min(clamp(75rem, 60vw, 96rem), 100vw - 2 * clamp(1.25rem, 4vw, 3rem)) + 1rem) * 6 / 12 - 1rem), ' +
        'calc(min(clamp(75rem, 60vw, 96rem), 100vw - 2 * clamp(1.25rem, 4vw, 3rem)))',
    );
  });

  it('includes the crop if the box is narrower than the picture', () => {
    expect(pictureSizes('pictureStart')).toBe('(width >= 60rem) 25.3rem, (width >= 40rem) 25.3rem, 16.7rem');
  });
});
