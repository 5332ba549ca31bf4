import { describe, expect, it } from 'vitest';
import { placePrint } from './places.js';

const place = { page: '/', crop: 'wide', width: 400, height: 400, position: [0.25, 0.5] } as const;

describe('the place of a print behind its box', () => {
  it('extends sideways where the print is wider, and shows the part of its position', () => {
    expect(placePrint(place, 2)).toEqual({ left: -25, top: 0, width: 200, height: 100 });
  });

  it('extends downwards where the print is higher', () => {
    expect(placePrint({ ...place, width: 800, position: [0, 1] }, 1)).toEqual({
      left: 0,
      top: -100,
      width: 100,
      height: 200,
    });
  });
});
