import { describe, expect, it } from 'vitest';
import { formatColour, mixInks, parseColour } from './inks.js';

describe('mixInks', () => {
  it('returns the paper colour when there is no ink', () => {
    expect(formatColour(mixInks({}))).toBe('#fbeed6');
  });

  it('multiplies inks: red over marigold is vermilion, teal over marigold is acacia green', () => {
    const [red, green, blue] = mixInks({ red: 1, marigold: 1 });
    expect(red).toBeGreaterThan(0.85);
    expect(green).toBeLessThan(0.25);
    expect(blue).toBeLessThan(0.05);
    const [leafRed, leafGreen, leafBlue] = mixInks({ teal: 1, marigold: 1 });
    expect(leafGreen).toBeGreaterThan(leafRed * 3);
    expect(leafGreen).toBeGreaterThan(leafBlue * 3);
  });

  it('returns a darker colour for more ink', () => {
    const sum = (colour: readonly number[]) => colour.reduce((total, channel) => total + channel, 0);
    expect(sum(mixInks({ indigo: 1, red: 1 }))).toBeLessThan(sum(mixInks({ indigo: 1 })));
    expect(sum(mixInks({ teal: 0.5 }))).toBeGreaterThan(sum(mixInks({ teal: 1 })));
  });
});

it('parses colours and throws a readable error for invalid ones', () => {
  expect(parseColour('#ff0080')).toEqual([1, 0, 128 / 255]);
  expect(() => parseColour('red')).toThrow('six hexadecimal digits');
});
