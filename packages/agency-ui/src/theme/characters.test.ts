import { describe, expect, it } from 'vitest';
import { everyday, others, unicodeRange } from './characters.js';

describe('the character files', () => {
  it('assigns each character to exactly one file', () => {
    const all = [...everyday, ...others];
    expect(new Set(all).size).toBe(all.length);
  });

  it('covers basic Latin and Latin-1', () => {
    const all = new Set([...everyday, ...others]);
    const missing = [];
    for (let point = 0x20; point <= 0xff; point++) {
      const isControl = point > 0x7e && point < 0xa0;
      if (!isControl && !all.has(String.fromCodePoint(point))) missing.push(point.toString(16));
    }
    expect(missing).toEqual([]);
  });
});

describe('unicodeRange', () => {
  it('joins adjacent characters and lists single ones separately', () => {
    expect(unicodeRange('cab–A')).toBe('U+41, U+61-63, U+2013');
  });

  it('handles characters outside the Basic Multilingual Plane', () => {
    expect(unicodeRange('😀')).toBe('U+1F600');
  });
});
