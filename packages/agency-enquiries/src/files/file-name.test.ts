import { describe, expect, it } from 'vitest';
import { safeFileName } from './file-name.js';

describe('a file name', () => {
  it.each([
    ['dots', `a${'.'.repeat(79_000)}b`],
    ['dots and spaces', `a${'. '.repeat(39_000)}b`],
    ['extensions', `a${'.bbbbb'.repeat(13_000)}`],
    ['control characters', `a${' \u0001'.repeat(39_000)}b`],
  ])('handles the longest name that a request allows without delay: %s', (_name, name) => {
    const start = performance.now();
    expect([...safeFileName(name)].length).toBeLessThan(80);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it.each([
    ['..', 'file'],
    [' . a . pdf . ', 'a . pdf'],
    ['...hidden...', 'hidden'],
    ['report...pdf', 'report...pdf'],
    ['плакат.pdf', 'плакат.pdf'],
    ['e\u0301te\u0301.pdf', 'été.pdf'],
    ['👩🏽‍🎨'.repeat(50).concat('.png'), `${'👩🏽🎨'.repeat(20)}.png`],
    ['a\u0000b\uFEFFc\u2066.pdf', 'abc.pdf'],
    ['a\ud83d.pdf', 'a.pdf'],
  ])('stores %j as %j', (sent, stored) => {
    expect(safeFileName(sent)).toBe(stored);
  });
});
