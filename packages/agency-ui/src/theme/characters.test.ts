import { describe, expect, it } from 'vitest';
import { everyday, others, unicodeRange } from './characters.js';

describe('the characters of a typeface', () => {
  it('stand in one file each, none twice', () => {
    const all = [...everyday, ...others];
    expect(new Set(all).size).toBe(all.length);
  });

  it('hold basic Latin and Latin-1 between them', () => {
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
  it('joins neighbours and keeps single characters', () => {
    expect(unicodeRange('cab–A')).toBe('U+41, U+61-63, U+2013');
  });

  it('takes characters beyond the basic plane as one', () => {
    expect(unicodeRange('😀')).toBe('U+1F600');
  });
});
