import { describe, expect, it } from 'vitest';
import { nameLines, nameWidth } from './name-lines.js';

describe('nameWidth', () => {
  it('distinguishes narrow letters from wide ones', () => {
    expect(nameWidth('illi')).toBeLessThan(nameWidth('nono'));
    expect(nameWidth('nono')).toBeLessThan(nameWidth('NONO'));
    expect(nameWidth('NONO')).toBeLessThan(nameWidth('MWMW'));
  });

  it('counts an accented letter or an emoji once', () => {
    expect(nameWidth('é')).toBe(nameWidth('e'));
    expect(nameWidth('🎪')).toBe(nameWidth('e'));
  });
});

describe('nameLines', () => {
  it('keeps a short name on one line', () => {
    expect(nameLines('Shangwe & Ink')).toEqual(['Shangwe & Ink']);
  });

  it('breaks a long name into two lines of similar width', () => {
    expect(nameLines('Kilimanjaro Experiential Marketing & Printing Company')).toEqual([
      'Kilimanjaro Experiential',
      'Marketing & Printing Company',
    ]);
  });

  it('never breaks a word', () => {
    expect(nameLines('Kilimanjaroexperientialmarketing')).toEqual(['Kilimanjaroexperientialmarketing']);
  });
});
